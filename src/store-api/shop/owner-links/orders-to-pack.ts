import type { Db } from '../../base/db/open-database.ts';
import type { PieceRow } from '../../base/db/rows/piece-row.ts';
import { findOrders, type OrderParts } from '../orders/order-rows.ts';
import { type PickedLine, toBePicked } from '../orders/picking/to-be-picked.ts';
import { PROCESSING } from '#contract/order-status.ts';

/** An order of which something is to be fetched and packed, with that alone. */
export interface OrderToPack {
  order: OrderParts['order'];
  lines: readonly PickedLine[];
  pieces: readonly PieceRow[];
}

/** All of a store that are paid, or to be paid on delivery, and of which something is not packed; the oldest first. */
export async function ordersToPack(db: Db, storeId: string): Promise<OrderToPack[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('store_id', '=', storeId)
    .where('status', '=', PROCESSING)
    .execute();
  const found = await findOrders(
    db,
    storeId,
    rows.map(({ id }) => id),
  );
  const variants = found.flatMap(({ items }) =>
    items.flatMap(({ sku, variant_id }) => (sku === null ? (variant_id ?? []) : [])),
  );
  const skus = await skusToday(db, storeId, variants);
  return found
    .toSorted(({ order: one }, { order: other }) => byAge(one, other))
    .map(({ order, items, pieces }) => toBePicked({ order, pieces, lines: items.map((item) => toLine(item, skus)) }))
    .filter(({ lines }) => lines.length > 0);
}

function toLine(
  { product_id: productId, variant_id, sku, title, size, color, quantity }: OrderParts['items'][number],
  skus: ReadonlyMap<string, string | null>,
): PickedLine {
  return { productId, sku: sku ?? skus.get(variant_id ?? '') ?? null, title, size, color, quantity };
}

/** Where nothing was noted when it was ordered. */
async function skusToday(
  db: Db,
  storeId: string,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('variants')
    .select(['id', 'sku'])
    .where('store_id', '=', storeId)
    .where('id', 'in', variantIds)
    .execute();
  return new Map(rows.map(({ id, sku }) => [id, sku]));
}

function byAge(one: OrderParts['order'], other: OrderParts['order']): number {
  const [first, second] = [one.created_at + one.id, other.created_at + other.id];
  return first < second ? -1 : Number(first > second);
}
