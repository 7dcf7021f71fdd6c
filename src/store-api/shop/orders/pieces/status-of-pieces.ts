import { standsOf } from './piece-states.ts';
import { CANCELLED, DELIVERED, PROCESSING, SHIPPED } from '#contract/order-status.ts';

/**
 * The status of an order that is paid, or to be paid on delivery, by the states of its pieces: Processing while
 * anything is to be sent, Shipped while anything is on its way or lies ready to be picked up, Delivered once all that
 * was to come has, Cancelled where nothing reached the shopper or will. Pieces that are gone count for nothing else.
 */
export function statusOfPieces(states: readonly string[]): number {
  const standing = new Set(states.map(standsOf));
  if (standing.has('to send')) return PROCESSING;
  if (standing.has('on its way')) return SHIPPED;
  return standing.has('arrived') ? DELIVERED : CANCELLED;
}
