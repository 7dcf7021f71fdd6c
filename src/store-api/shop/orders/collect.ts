import type { OrderRow } from '../../base/db/rows/order-rows.ts';
import { PENDING, PROCESSING, SHIPPED } from '#contract/order-status.ts';

/** The money of an order that is paid on delivery, in its column `collect` (docs/decisions D455); and TO_TRANSFER. */
export const DUE = 'due';
/** It was chosen, and waits for the confirmation by a mailed link: until then the order is pending. */
export const TO_CONFIRM = 'to-confirm';
/** A bank transfer was chosen, whose money is awaited: until then the order is pending (docs/decisions D631). */
export const TO_TRANSFER = 'to-transfer';
export const COLLECTED = 'collected';
/** The parcel was refused at the door: there is nothing to collect. */
export const REFUSED = 'refused';

/** How an order stands, and its money. */
export type OrderState = Pick<OrderRow, 'status' | 'collect'>;

/** It may be paid online: it waits for its payment, or it is to be paid on delivery and has not been sent. */
export function mayBePaid({ status, collect }: OrderState): boolean {
  return status === PENDING || isCollected({ status, collect });
}

/** Payment on delivery was chosen, and nothing has been collected yet. */
export function isOnDelivery({ collect }: Pick<OrderState, 'collect'>): boolean {
  return collect === DUE || collect === TO_CONFIRM;
}

/** It is made ready, and its money is collected when it comes. */
export function isCollected({ status, collect }: OrderState): boolean {
  return status === PROCESSING && collect === DUE;
}

/** It waits for the confirmation by the link that was mailed. */
export function isToConfirm({ status, collect }: OrderState): boolean {
  return status === PENDING && collect === TO_CONFIRM;
}

/** It waits for the money of a bank transfer. */
export function isToTransfer({ status, collect }: OrderState): boolean {
  return status === PENDING && collect === TO_TRANSFER;
}

/** What the customer still pays on delivery, in paise. Once it has arrived, whoever brought it has the money. */
export function toPayOnDelivery({
  total_paise,
  ...state
}: OrderState & Pick<OrderRow, 'total_paise'>): number | undefined {
  const isAwaited = state.collect === DUE && (state.status === PROCESSING || state.status === SHIPPED);
  return isAwaited || isToConfirm(state) ? total_paise : undefined;
}
