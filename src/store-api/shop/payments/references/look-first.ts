import { type CheckedState, isBeingChecked } from '../../orders/hold.ts';
import { StartError } from '#environment.ts';

/** Refuses what would collect a payment that the owner still has to look for. @throws StartError in one line */
export function lookFirst(orderId: string, order: CheckedState): void {
  if (!isBeingChecked(order)) return;
  throw new StartError(
    `Order ${orderId}: its shopper has paid it by ${order.payment_reference ?? ''}, they say, so it is not to be collected. \
Look for that payment: \`orders confirm ${orderId}\` says that it has come, with --not-found that it has not. \
Nothing was changed.`,
  );
}
