import { calledOffUnpaid, type pricedPieces } from '../pieces/pieces-of-world.ts';
import type { OrderItemRow, OrderRow } from '#store-api/base/db/rows/order-rows.ts';

interface OfOrder {
  items: readonly OrderItemRow[];
  pieces: Awaited<ReturnType<typeof pricedPieces>>['pieces'];
  /** The fee and the delivery, in paise. */
  beside: number;
}

/**
 * The stored total, which screens and mails show, is the sum of the lines with fee and delivery, less what was called
 * off before it was paid for: of an order that is still to be paid on delivery, all that was.
 */
export function brokenTotal(order: OrderRow, { items, pieces, beside }: OfOrder): string[] {
  const sum = items.reduce((total, item) => total + item.price_paise * item.quantity, 0);
  const unpaid = calledOffUnpaid(order.parts);
  const called = pieces.filter(({ state }) => state === 'cancelled').map(({ line, piece }) => `${line},${piece}`);
  const priceOf = (name: string) => items.find(({ position }) => position === Number(name.split(',')[0]))?.price_paise;
  const less = [...unpaid].reduce((all, name) => all + (priceOf(name) ?? 0), 0);
  const isTold = [...unpaid].every((name) => called.includes(name));
  return [
    ...(isTold && !(order.collect === 'due' && unpaid.size < called.length)
      ? []
      : [`it is not paid for ${[...unpaid].join(' ')}, and ${called.join(' ')} were called off`]),
    ...(order.total_paise === sum + beside - less
      ? []
      : [`its total is ${order.total_paise}, its lines come to ${sum} less ${less}`]),
  ];
}
