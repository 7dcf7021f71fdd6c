import { type OrderReturn, updateReturnPiece } from './return-rows.ts';
import { lineName } from '../../catalog/line-name.ts';
import type { SoldVariant } from '../../catalog/product-rows.ts';
import { HOLD_CAUSES, RETURN_CAUSES } from '../owner-notes.ts';
import { returnPieceStock, takeStock } from '../../stock/stock-rows.ts';
import { takeStockAgain } from '../../stock/take-again.ts';
import { productTags, recordChanges } from '../../../base/db/changes.ts';
import type { ReturnPieceRow } from '../../../base/db/rows/return-rows.ts';
import type { Trx } from '../../../base/db/transact.ts';
import { daysLater } from '#lib/days.ts';

/** So long what is wanted in exchange is kept for the shopper (docs/decisions D562). */
const HOLD_DAYS = 14;

/** Of a piece for which nothing is held. */
export const NOT_HELD = { held: 0, held_until: null };

/** What is wanted in exchange for a piece. */
export interface Wanted {
  title: string;
  product_id: string;
  variant: SoldVariant;
}

/** Takes stock for what is wanted in exchange. Gives the name of the first of which there is not enough. */
export async function holdStock(
  trx: Trx,
  { storeId, orderId, at }: { storeId: string; orderId: string; at: string },
  wanted: readonly Wanted[],
): Promise<string | undefined> {
  const lines = wanted.map(({ title, product_id, variant: { id, size, color, stock } }) => ({
    ...{ title, size, color, product_id, variant_id: id },
    ...{ quantity: 1, counted: stock !== null },
  }));
  const { gone, missing } = await takeStock(trx, storeId, lines, { at, why: { orderId, cause: HOLD_CAUSES.hold } });
  await recordChanges(trx, storeId, productTags(gone), at);
  return missing && lineName(missing);
}

/** What is kept of it, by the piece. */
export function heldColumns(
  { variant: { id, size, stock } }: Wanted,
  at: string,
): Pick<ReturnPieceRow, 'size' | 'variant_id' | 'held' | 'held_until'> {
  const until = daysLater(at, HOLD_DAYS);
  return { size, variant_id: id, held: Number(stock !== null), held_until: stock === null ? null : until };
}

/** What was held for these pieces can be sold again. The order's row must be locked by this transaction. */
export async function releaseHolds(trx: Trx, pieces: readonly ReturnPieceRow[], at: string): Promise<void> {
  for (const held of pieces) {
    if (held.held === 0) continue;
    const { store_id: storeId, order_id: orderId, line, piece } = held;
    const available = await returnPieceStock(trx, {
      ...{ storeId, orderId, of: { table: 'return_pieces', line, piece } },
      why: { cause: HOLD_CAUSES.release, at },
    });
    await recordChanges(trx, storeId, productTags(available), at);
    await updateReturnPiece(trx, held, NOT_HELD);
  }
}

/**
 * What is held for a piece is to be sent: 1 where it took from stock, 0 where that is not counted. When it was held too
 * long it is taken anew; undefined where there is none left. The order's row must be locked by this transaction.
 */
export async function takeHeld(trx: Trx, held: ReturnPieceRow, at: string): Promise<number | undefined> {
  const { store_id: storeId, order_id: orderId, variant_id } = held;
  await updateReturnPiece(trx, held, NOT_HELD);
  if (held.held !== 0) return 1;
  const isSold = await trx
    .selectFrom('variants')
    .select('id')
    .where('store_id', '=', storeId)
    .where('id', '=', variant_id)
    .executeTakeFirst();
  if (!isSold) return undefined;
  const { gone, counted, missing } = await takeStockAgain(
    trx,
    { storeId, orderId, cause: RETURN_CAUSES.exchange, at },
    [held],
  );
  if (missing) return undefined;
  await recordChanges(trx, storeId, productTags(gone), at);
  return counted.size;
}

/** Pieces of these returns for which something is held. */
export function heldOf(returns: readonly Pick<OrderReturn, 'asked'>[]): ReturnPieceRow[] {
  return returns.flatMap(({ asked }) => asked.filter(({ held }) => held !== 0));
}
