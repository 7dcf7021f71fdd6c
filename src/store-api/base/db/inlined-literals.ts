import { sql } from 'kysely';
import { PENDING } from '#contract/order-status.ts';

/**
 * Values that decide whether a partial index can be used (products_all, orders_pending, orders_on_delivery) are inlined
 * in the query's text: with bound parameters SQLite would plan the query again each time it runs.
 */
export const VISIBLE = sql.lit(1);
export const HIDDEN = sql.lit(0);
export const IS_PENDING = sql.lit(PENDING);
/** Of the column `collect`: shop/orders/collect.ts. */
export const IS_DUE = sql.lit('due');
