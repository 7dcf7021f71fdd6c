import type { OrderRecord } from '../records/order-record.ts';
import { linesOfPieces } from '#store-api/shop/orders/picking/to-be-picked.ts';
import { isCancelled } from '#store-api/shop/orders/pieces/cancelled-pieces.ts';
import { countByLine } from '#store-api/shop/orders/pieces/piece-rows.ts';
import { piecesToLeave } from '#store-api/shop/orders/pieces/pieces-to-leave.ts';
import { isUncharged } from '#store-api/shop/pricing/uncharged-pieces.ts';
import { standsOf } from '#store-api/shop/orders/pieces/piece-states.ts';

/** What one slip is about: an order with the lines that are in its parcel. */
export interface ParcelSheet {
  order: OrderRecord;
  /** Its number, where something of the order comes in another one. */
  number: number | undefined;
  /** The order's totals are of what it lists (docs/decisions D610). */
  isWhole: boolean;
}

type Pieces = OrderRecord['pieces'];

/**
 * The parcels of an order that need a slip: the one that is packed, else all that is to be sent; of an order that has
 * left, each that did.
 */
export function sheetsOfOrder(order: OrderRecord): ParcelSheet[] {
  const { parcels } = order;
  const pieces = order.pieces.filter((piece) => !isCancelled(piece));
  const left = pieces.filter(({ state }) => standsOf(state) === 'to send');
  if (left.length > 0) return [sheetOf(order, pieces, piecesToLeave(left), parcels.length + 1)];
  const sent = parcels
    .map(({ position }) => ({ own: pieces.filter(({ parcel }) => parcel === position), number: position + 1 }))
    .filter(({ own }) => own.length > 0);
  if (sent.length === 0) return [uncancelledSheet(order)];
  return sent.map(({ own, number }) => sheetOf(order, pieces, own, number));
}

function sheetOf(order: OrderRecord, all: Pieces, own: Pieces, number: number): ParcelSheet {
  const isAlone = own.length === all.length;
  return {
    order: { ...order, lines: linesOfPieces(order.lines, own) },
    number: isAlone ? undefined : number,
    isWhole: isAlone && isCounted(order),
  };
}

/** Of an order that is in no parcel: not paid, or picked up. */
function uncancelledSheet(order: OrderRecord): ParcelSheet {
  const cancelled = countByLine(order.pieces.filter(isCancelled));
  const lines = order.lines
    .map((line, position) => ({ ...line, quantity: line.quantity - (cancelled.get(position) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  return { order: { ...order, lines }, number: undefined, isWhole: isCounted(order) };
}

/** Do its totals say what was cancelled of it: was all of that called off before it was paid for? */
function isCounted({ pieces, totals }: OrderRecord): boolean {
  const isLeft = isUncharged(totals.parts);
  return pieces.filter(isCancelled).every(({ line, piece }) => isLeft(line, piece));
}
