import { cancelLines } from './cancel-lines.ts';
import { type ChangeOrderInput, changeOrder } from './change-order.ts';
import { mayBePaid } from '../orders/collect.ts';
import { stateOf } from '../orders/order-status-of.ts';
import type { LineChoice } from '../orders/pieces/chosen-pieces.ts';
import type { ReconcileContext } from '../payments/reconcile/reconcile-context.ts';
import { reconcileOrder } from '../payments/reconcile/reconcile.ts';
import { counted } from '#lib/text/counted.ts';

interface Cancelling extends Pick<ChangeOrderInput, 'storeId' | 'orderId' | 'note' | 'link'> {
  /** The pieces; none: the whole order. */
  lines?: readonly LineChoice[] | undefined;
}

interface Cancelled {
  /** For the owner. */
  lines: string[];
  /** The numbers of the refunds that are due by it; undefined: all that are due of the order. */
  refunds?: readonly number[] | undefined;
}

/**
 * Cancels an order for the owner, or pieces of it. Gateways are asked first about every attempt, also about failed
 * ones, whose success may have been lost: what was paid is then due for a refund. @throws StartError as changeOrder
 * and cancelLines do.
 */
export async function cancelOrder(app: ReconcileContext, input: Cancelling): Promise<Cancelled> {
  const { storeId, orderId } = input;
  const state = await stateOf(app.db, storeId, orderId);
  const money = state && mayBePaid(state) ? await reconcileOrder(app, storeId, orderId) : undefined;
  const { done, refunds } = await cancel(app, input);
  const [paid, open] = refunds ? ['what was paid for it', 'What is too much of it'] : ['the money', 'Such money'];
  const words = {
    paid: [`It was paid meanwhile: ${paid} stands in 'orders refunds'.`],
    unknown: [`Warning: it may still be paid at a gateway. ${open} will stand in 'orders refunds'.`],
    unpaid: [],
  }[money ?? 'unpaid'];
  return { lines: [done, ...words], refunds };
}

async function cancel(
  app: ReconcileContext,
  { lines = [], ...input }: Cancelling,
): Promise<{ done: string; refunds?: readonly number[] }> {
  const all = { ...input, now: app.now, mailFrom: app.mailFrom };
  if (lines.length === 0) {
    await changeOrder(app.db, { ...all, action: 'cancel' });
    return { done: `${input.orderId}: cancelled` };
  }
  const { pieces, isWhole, left, toCollect, refunds } = await cancelLines(app.db, { ...all, lines });
  const rest = [
    ...(left > 0 ? [`${counted(left, 'piece')} left`] : []),
    ...(toCollect === undefined ? [] : [`${toCollect} to collect`]),
  ];
  const words = isWhole ? 'cancelled' : [`${counted(pieces, 'piece')} cancelled`, ...rest].join(', ');
  return { done: `${input.orderId}: ${words}`, refunds };
}
