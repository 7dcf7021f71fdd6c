/** The `status` of an order on the wire and in the database (docs/behaviour.md 4.status). */
export const PENDING = 0;
export const PROCESSING = 1;
export const SHIPPED = 2;
export const DELIVERED = 3;
export const CANCELLED = 4;

/** Of an order that is over: nothing more is sent or paid. */
export const FINISHED: readonly number[] = [DELIVERED, CANCELLED];

/** By code: what the owner's commands read and print, and what screens show capitalised. */
export const STATUS_NAMES: readonly string[] = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'];
