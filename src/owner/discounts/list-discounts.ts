import { statedDiscounts } from './stated-discounts.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { usesOf } from '#store-api/shop/orders/discounts/discount-terms.ts';
import { plainName } from '#store-api/shop/pricing/place-names.ts';
import { type DiscountSettings, hasCode } from '#store-api/shop/stores/discount-settings.ts';
import { counted } from '#lib/text/counted.ts';
import { escaped, stripped } from '#lib/text/terminal-text.ts';

/** Codes of one discount that are shown one by one; of more only how many there are. */
const SHOWN_CODES = 20;

interface CodeUses {
  code: string;
  uses: number;
}

/** Lines for the owner: each discount with how often its code, or each of a few, was taken by orders that stand. */
export async function listDiscounts(
  db: Db,
  { storeId, json }: { storeId: string; json?: boolean | undefined },
): Promise<string[]> {
  const discounts = await statedDiscounts(db, storeId);
  const rows = await db
    .selectFrom('discount_codes')
    .select(['code', 'discount_id', 'uses', 'made_at'])
    .where('store_id', '=', storeId)
    .orderBy('code')
    .execute();
  const listed = discounts.map((discount) => {
    const own = discount.code === undefined ? undefined : plainName(discount.code);
    const codes: CodeUses[] = rows
      .filter(({ code, discount_id, made_at }) =>
        own === undefined ? discount_id === discount.id && made_at : code === own,
      )
      .map(({ code, uses }) => ({ code, uses }));
    return { discount, codes: own !== undefined && codes.length === 0 ? [{ code: own, uses: 0 }] : codes };
  });
  if (json)
    return [
      escaped(
        JSON.stringify(
          listed.map(({ discount: { id, label, codes: many, ...terms }, codes }) => ({
            id,
            label,
            ...terms,
            ...(hasCode({ ...terms, codes: many }) && {
              usesOfEach: usesOf({ uses: terms.uses, codes: many }),
              codes,
            }),
          })),
          null,
          2,
        ),
      ),
    ];
  if (listed.length === 0) return ['There are no discounts: discounts.yaml of the shop folder states them.'];
  return listed.flatMap(({ discount, codes }) => linesOf(discount, codes));
}

function linesOf(discount: DiscountSettings, codes: readonly CodeUses[]): string[] {
  const { id, label } = discount;
  const head = (what: string) => `${id}  ${what}  ${stripped(label)}`;
  if (!hasCode(discount)) return [head('applies by itself')];
  const most = usesOf(discount);
  const ofMost = (uses: number) => (most === undefined ? `taken ${uses}` : `taken ${uses} of ${most}`);
  if (discount.codes === undefined) return codes.map(({ code, uses }) => head(`${stripped(code)}  ${ofMost(uses)}`));
  const taken = codes.reduce((sum, { uses }) => sum + uses, 0);
  return [
    head(`${counted(codes.length, 'code', 'codes')}, taken ${taken}`),
    ...(codes.length <= SHOWN_CODES ? codes.map(({ code, uses }) => `  ${code}  ${ofMost(uses)}`) : []),
  ];
}
