import type { FolderChange } from '../../folder-change.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { counted } from '#lib/text/counted.ts';

const DISCOUNT = 'discount ';

/** The changes, in which a discount that goes says how many codes were made of it: they take nothing off then. */
export async function withMadeCodes(
  db: Db,
  storeId: string,
  changes: readonly FolderChange[],
): Promise<FolderChange[]> {
  const gone = changes.filter(({ change, what }) => change === 'delete' && what.startsWith(DISCOUNT));
  if (gone.length === 0) return [...changes];
  const rows = await db
    .selectFrom('discount_codes')
    .select((eb) => ['discount_id', eb.fn.countAll<number | string>().as('n')])
    .where('store_id', '=', storeId)
    .where('made_at', 'is not', null)
    .groupBy('discount_id')
    .execute();
  const made = new Map(rows.map(({ discount_id, n }) => [`${DISCOUNT}${discount_id}`, Number(n)]));
  return changes.map((one) => {
    const count = gone.includes(one) ? (made.get(one.what) ?? 0) : 0;
    if (count === 0) return one;
    return { ...one, details: [{ field: `with ${counted(count, 'code')}, which take nothing off any more` }] };
  });
}
