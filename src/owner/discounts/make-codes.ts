import { statedDiscounts } from './stated-discounts.ts';
import { type Db } from '#store-api/base/db/open-database.ts';
import { plainLetters } from '#store-api/base/db/random-id.ts';
import { transact } from '#store-api/base/db/transact.ts';
import { StartError } from '#environment.ts';

export const MOST_CODES = 100_000;

const LENGTH = 10;
const ROWS_AT_ONCE = 500;

/**
 * Makes new codes of a discount and gives them; `hand` gets them before they are kept, so that none is kept that nobody
 * has.
 * @throws StartError when there is no such discount with `codes: many`
 */
export async function makeCodes(
  db: Db,
  { storeId, id, count, now }: { storeId: string; id: string; count: number; now: () => Date },
  hand: (codes: readonly string[]) => Promise<void>,
): Promise<void> {
  const discounts = await statedDiscounts(db, storeId);
  const discount = discounts.find((one) => one.id === id);
  if (!discount)
    throw new StartError(`There is no discount ${id}: ${discounts.map((one) => one.id).join(', ') || 'none'}.`);
  if (discount.codes !== 'many')
    throw new StartError(`${id} has no codes of its own making: write \`codes: many\` for it in discounts.yaml.`);
  await transact(db, async (trx) => {
    const made: string[] = [];
    while (made.length < count) {
      const codes = Array.from({ length: Math.min(ROWS_AT_ONCE, count - made.length) }, () => plainLetters(LENGTH));
      const rows = await trx
        .insertInto('discount_codes')
        .values(
          [...new Set(codes)].map((code) => ({
            store_id: storeId,
            code,
            discount_id: id,
            uses: 0,
            made_at: now().toISOString(),
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('code')
        .execute();
      made.push(...rows.map(({ code }) => code));
    }
    await hand(made);
  });
}
