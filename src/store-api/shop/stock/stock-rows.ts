import { announceLow } from './announce-low.ts';
import { recordOrderStock, type StockCause } from './record-order-stock.ts';
import { preparedQuery } from '../../base/db/prepared-query.ts';
import type { VariantRow } from '../../base/db/schema.ts';
import type { Trx } from '../../base/db/transact.ts';

const takeVariant = preparedQuery(
  (db, { storeId, variantId, quantity }: { storeId: string; variantId: string; quantity: number }) =>
    db
      .updateTable('variants')
      .set((eb) => ({ stock: eb('stock', '-', quantity) }))
      .where('store_id', '=', storeId)
      .where('id', '=', variantId)
      .where('stock', '>=', quantity)
      .returning(['id', 'stock', 'product_id', 'sku']),
);

/** A line of an order, as far as stock needs it. */
export interface TakingLine {
  product_id: string;
  variant_id: string | null;
  quantity: number;
  /** Whether `variant_id` has a stock figure to take from. */
  counted: boolean;
}

/**
 * Takes each variant's stock in one conditional update, so that parallel buyers can't both get the last one. The
 * updates are in the order of ids, so that two orders of the same variants do not deadlock (reliability O11). `gone`
 * are the products of which a variant is sold out now, `missing` is the first line without enough stock. With `why`:
 * pieces of an order that was placed before.
 */
export async function takeStock<Line extends TakingLine>(
  trx: Trx,
  storeId: string,
  lines: Line[],
  { at, why }: { at: string; why?: Omit<StockCause, 'at'> },
): Promise<{ gone: string[]; missing?: Line }> {
  const gone: string[] = [];
  const counted = new Map<string, { first: Line; quantity: number }>();
  for (const line of lines) {
    if (!line.counted || line.variant_id === null) continue;
    const same = counted.get(line.variant_id);
    if (same) same.quantity += line.quantity;
    else counted.set(line.variant_id, { first: line, quantity: line.quantity });
  }
  const inOrder = [...counted].sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [variantId, { first, quantity }] of inOrder) {
    const [left] = await takeVariant(trx, { storeId, variantId, quantity });
    if (left?.stock === 0) gone.push(first.product_id);
    if (!left) return { gone, missing: first };
    if (why) await recordOrderStock(trx, storeId, left, { ...why, at, by: -quantity });
    announceLow(trx, { storeId, variantId, left: left.stock, taken: quantity, at });
  }
  return { gone };
}

/**
 * Returns an order's stock, or of its pieces `counts` by the position of the line. Orders from before migration 0010
 * have no record of what they took: their quantity is returned where the variant has a stock figure, since nearly all
 * that have one now had one then, and stock that is not returned is never sold. Returns the products of which a
 * variant can be bought again.
 */
export async function returnStock(
  trx: Trx,
  storeId: string,
  orderId: string,
  ofPieces?: { counts: ReadonlyMap<number, number> } & Omit<StockCause, 'orderId'>,
): Promise<string[]> {
  const available: string[] = [];
  const items = await trx
    .selectFrom('order_items')
    .select(['position', 'variant_id', 'quantity', 'taken'])
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .orderBy('variant_id')
    .execute();
  for (const { position, variant_id, quantity, taken } of items) {
    const back = ofPieces ? (ofPieces.counts.get(position) ?? 0) : (taken ?? quantity);
    if (!variant_id || back === 0) continue;
    const now = await returnPieces(trx, { storeId, orderId, quantity: back, of: { line: position }, why: ofPieces });
    if (now?.stock && now.stock <= back) available.push(now.product_id);
  }
  return available;
}

/** Stock that goes back, and which row says of what: a line of an order, or a piece that is something else. */
interface Pieces {
  storeId: string;
  orderId: string;
  quantity: number;
  of: { line: number } | { table: 'order_pieces' | 'return_pieces'; line: number; piece: number };
  /** For the history; absent: that of the order tells it. */
  why: Omit<StockCause, 'orderId'> | undefined;
}

/**
 * Returns the stock of one piece that is not what its line says: of one that was sent in exchange, or of what is held
 * for one that is asked back. Gives its product where the variant can be bought again.
 */
export async function returnPieceStock(trx: Trx, pieces: Omit<Pieces, 'quantity'>): Promise<string[]> {
  const now = await returnPieces(trx, { ...pieces, quantity: 1 });
  return now?.stock === 1 ? [now.product_id] : [];
}

/**
 * Returns pieces to their variant, or to what is remembered of it while it is away. On PostgreSQL an import may
 * take it away, bring it back or give the line another variant between the two statements: then both are tried again.
 * Gives the variant if it is counted.
 */
async function returnPieces(trx: Trx, pieces: Pieces): Promise<Pick<VariantRow, 'stock' | 'product_id'> | undefined> {
  const { storeId, orderId, quantity, why } = pieces;
  const back = why && { orderId, cause: why.cause, at: why.at, by: quantity };
  for (;;) {
    const now = await trx
      .updateTable('variants')
      .set((eb) => ({ stock: eb('stock', '+', quantity) }))
      .where('store_id', '=', storeId)
      .where('id', '=', variantOf(trx, pieces))
      .where('stock', 'is not', null)
      .returning(['id', 'stock', 'product_id', 'sku'])
      .executeTakeFirst();
    if (now) {
      if (back) await recordOrderStock(trx, storeId, now, back);
      return now;
    }
    const away = await trx
      .updateTable('departed_variants')
      .set((eb) => ({ stock: eb('stock', '+', quantity) }))
      .where('store_id', '=', storeId)
      .where('id', '=', variantOf(trx, pieces))
      .returning(['id', 'stock', 'product_id', 'sku'])
      .executeTakeFirst();
    if (away && back) await recordOrderStock(trx, storeId, away, back);
    if (away || !(await hasFigure(trx, pieces))) return undefined;
  }
}

/** Within the statement that needs it: between two an import may give the line another variant. */
function variantOf(trx: Trx, { storeId, orderId, of }: Pieces) {
  if (!('table' in of))
    return trx
      .selectFrom('order_items')
      .select('variant_id')
      .where('store_id', '=', storeId)
      .where('order_id', '=', orderId)
      .where('position', '=', of.line);
  return trx
    .selectFrom(of.table)
    .select('variant_id')
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .where('line', '=', of.line)
    .where('piece', '=', of.piece);
}

/** In one statement: between two the figure might move from the one table to the other. */
async function hasFigure(trx: Trx, pieces: Pieces): Promise<boolean> {
  const figureIn = (table: 'variants' | 'departed_variants') =>
    trx
      .selectFrom(table)
      .select('id')
      .where('store_id', '=', pieces.storeId)
      .where('id', '=', variantOf(trx, pieces))
      .where('stock', 'is not', null);
  return (await figureIn('variants').unionAll(figureIn('departed_variants')).executeTakeFirst()) !== undefined;
}
