import { sql } from 'kysely';
import type { FolderChange } from '../folder-change.ts';
import type { PlannedProduct } from '../../import/plan-import.ts';
import type { Trx } from '#store-api/base/db/transact.ts';

const BATCH = 500;

/** One change when the products would not stand in the folder's order by themselves: new ones come last. */
export function orderChanges(
  planned: readonly PlannedProduct[],
  known: readonly { id: string; position: number }[],
): FolderChange[] {
  const wanted = planned.map(({ id }) => id);
  const kept = new Set(wanted);
  const before = inOrder(known).filter((id) => kept.has(id));
  const there = new Set(before);
  const alone = [...before, ...wanted.filter((id) => !there.has(id))];
  return alone.every((id, index) => id === wanted[index]) ? [] : [{ change: 'update', what: 'order of products' }];
}

/** Gives each product its place in the folder. Gives the ids of those that have moved. */
export async function orderProducts(trx: Trx, storeId: string, wanted: readonly string[]): Promise<string[]> {
  const rows = await trx.selectFrom('products').select(['id', 'position']).where('store_id', '=', storeId).execute();
  if (inOrder(rows).every((id, index) => id === wanted[index])) return [];
  const places = new Map(wanted.map((id, index) => [id, index + 1]));
  const moved = rows.flatMap(({ id, position }) => {
    const place = places.get(id);
    return place === undefined || place === position ? [] : [{ id, place }];
  });
  for (let at = 0; at < moved.length; at += BATCH) {
    const batch = moved.slice(at, at + BATCH);
    const cases = sql.join(
      batch.map(({ id, place }) => sql`when ${id} then ${sql.lit(place)}`),
      sql` `,
    );
    await trx
      .updateTable('products')
      .set({ position: sql<number>`case id ${cases} end` })
      .where('store_id', '=', storeId)
      .where(
        'id',
        'in',
        batch.map(({ id }) => id),
      )
      .execute();
  }
  return moved.map(({ id }) => id);
}

/** As listings are: by position, then by id. */
function inOrder(rows: readonly { id: string; position: number }[]): string[] {
  return rows
    .toSorted((one, other) => one.position - other.position || (one.id < other.id ? -1 : Number(one.id > other.id)))
    .map(({ id }) => id);
}
