import type { OrderRow } from '../../base/db/rows/order-rows.ts';
import { PENDING, PROCESSING, SHIPPED } from '#contract/order-status.ts';

/** The money of an order that is paid on delivery, in its column `collect` (docs/decisions D455). */
export const DUE = 'due';
export const COLLECTED = 'collected';
/** The parcel was refused at the door: there is nothing to collect. */
export const REFUSED = 'refused';

/** How an order stands, and its money. */
export type OrderState = Pick<OrderRow, 'status' | 'collect'>;

/** It may be paid online: it waits for its payment, or it is to be paid on delivery and has not been sent. */
export function mayBePaid({ status, collect }: OrderState): boolean {
  return status === PENDING || (status === PROCESSING && collect === DUE);
}

/** What the owner still gets on delivery, in paise: until it is said to be there. */
export function toCollect({ collect, total_paise }: Pick<OrderRow, 'collect' | 'total_paise'>): number | undefined {
  return collect === DUE ? total_paise : undefined;
}

/** What the customer still pays on delivery, in paise. Once it has arrived, whoever brought it has the money. */
export function toPayOnDelivery({
  status,
  collect,
  total_paise,
}: OrderState & Pick<OrderRow, 'total_paise'>): number | undefined {
  return collect === DUE && (status === PROCESSING || status === SHIPPED) ? total_paise : undefined;
}
