import { sql } from 'kysely';
import { PENDING } from '#contract/order-status.ts';

/**
 * Values that decide whether a partial index serves (products_all, orders_pending) stand in a query as text: bound
 * as parameters they would have SQLite plan the query anew each time it runs.
 */
export const VISIBLE = sql.lit(1);
export const HIDDEN = sql.lit(0);
export const IS_PENDING = sql.lit(PENDING);
