import type { StockCause } from './record-order-stock.ts';
import { takeStock, type TakingLine } from './stock-rows.ts';
import type { Trx } from '../../base/db/transact.ts';

/** A piece of an order, by its line and its place in it. */
interface OnePiece {
  line: number;
  piece: number;
  /** What it is, where that is not what its line says; and so is its size. */
  variant_id: string | null;
  size: string | null;
}

/**
 * Takes stock for pieces of an order that are sent a second time, where their variant is counted today. `missing` is
 * the first without enough.
 */
export async function takeStockAgain<Piece extends OnePiece>(
  trx: Trx,
  { storeId, orderId, cause, at }: StockCause & { storeId: string },
  pieces: readonly Piece[],
): Promise<{ gone: string[]; counted: ReadonlySet<Piece>; missing?: AgainLine }> {
  const items = await trx
    .selectFrom('order_items')
    .select(['position', 'product_id', 'variant_id', 'title', 'size', 'color'])
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .execute();
  const itemOf = new Map(items.map((item) => [item.position, item]));
  const lines = pieces.flatMap((piece) => {
    const item = itemOf.get(piece.line);
    if (!item) return [];
    const { variant_id, size } = piece.variant_id === null ? item : piece;
    return [{ ...item, variant_id, size, quantity: 1, counted: false, piece }];
  });
  const ids = [...new Set(lines.flatMap(({ variant_id }) => variant_id ?? []))];
  const counted = ids.length === 0 ? new Set<string>() : await countedAmong(trx, storeId, ids);
  const taking = lines.map((line) => ({ ...line, counted: counted.has(line.variant_id ?? '') }));
  const taken = new Set(taking.flatMap((line) => (line.counted ? line.piece : [])));
  return { ...(await takeStock(trx, storeId, taking, { at, why: { orderId, cause } })), counted: taken };
}

async function countedAmong(trx: Trx, storeId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('variants')
    .select('id')
    .where('store_id', '=', storeId)
    .where('id', 'in', ids)
    .where('stock', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

interface AgainLine extends TakingLine {
  title: string;
  size: string | null;
  color: string | null;
}
