import { isToConfirm, isToTransfer, mayBePaid } from './collect.ts';
import type { OrderRow } from '../../base/db/rows/order-rows.ts';
import { PENDING } from '#contract/order-status.ts';
import { hoursLater } from '#lib/days.ts';

const HOUR_MS = 60 * 60_000;
/** Who is reminded has had so long to pay, and has as long to pay still. */
const REMINDED_BETWEEN_MS = 2 * HOUR_MS;

/** The columns of an order that is placed at an instant: held for hours (0: for good), its shopper reminded halfway. */
export function heldFor(hours: number, at: string): Pick<OrderRow, 'held_until' | 'remind_at'> {
  return hours === 0 ? { held_until: null, remind_at: null } : heldUntil(hoursLater(at, hours), at);
}

/** The same of an order that is held until a certain instant from now on. */
function heldUntil(until: string, at: string): Pick<OrderRow, 'held_until' | 'remind_at'> {
  const half = (Date.parse(until) - Date.parse(at)) / 2;
  return {
    held_until: until,
    remind_at: half < REMINDED_BETWEEN_MS ? null : new Date(Date.parse(at) + half).toISOString(),
  };
}

/** When an order will be cancelled unless it is paid, or confirmed; undefined where it will not, or nobody can say. */
export function endOfHold(
  order: Pick<OrderRow, 'status' | 'collect' | 'confirm_by' | 'held_until'>,
): string | undefined {
  // Until when a transfer is awaited is said with its account.
  if (order.status !== PENDING || isToTransfer(order)) return undefined;
  return (isToConfirm(order) ? order.confirm_by : order.held_until) ?? undefined;
}

/** Its shopper has said by which reference it was paid, and the owner has not found that yet. */
export function isBeingChecked({ payment_reference, ...state }: CheckedState): boolean {
  return payment_reference !== null && mayBePaid(state);
}

/** How an order stands, its money, and by which reference its shopper says that it was paid. */
export type CheckedState = Pick<OrderRow, 'status' | 'collect' | 'payment_reference'>;
