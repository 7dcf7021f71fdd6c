import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../base/db/schema.ts';
import { statusName } from '../orders/order-status.ts';
import type { Person } from './find-customer.ts';
import { toRupees } from '#lib/minor-units.ts';

/** A person with the orders of a store. */
export interface PersonOfStore extends Person {
  storeId: string;
  orderIds: readonly string[];
  /** Their ids and numbers, by which mails call them. */
  orderNames: readonly string[];
}

export type Row = Record<string, unknown>;

export interface Column {
  /** The value as the person is told it; without it nothing is: a secret, or the shop's own bookkeeping. */
  given?: { name?: string; show: (value: unknown) => unknown };
  /** The value that erasure puts in its place, in a row that stays. Without it the value stays. */
  erased?: (row: Row, at: string) => string;
}

export interface PersonalTable {
  table: keyof Database;
  /** The name of its rows in an export. */
  name: string;
  /** The table that an export shows its rows below, and their column that names the row there. */
  below?: { table: keyof Database; column: string };
  /** Which rows are the person's. */
  where: (person: PersonOfStore) => RawBuilder<unknown>;
  /** Which of those are, where SQL cannot tell. */
  filter?: (row: Row, person: PersonOfStore) => boolean;
  /** Rows that stay for the accounts are emptied by column. */
  whenErased: 'goes' | 'stays';
  /** With `store_id` it names a row. */
  key: string[];
  columns: Record<string, Column>;
}

export const given: Column = { given: { show: (value) => value } };
export const money = (name: string): Column => ({ given: { name, show: (value) => toRupees(Number(value)) } });
export const optionalMoney = (name: string): Column => ({
  given: { name, show: (value) => (value === null ? null : toRupees(Number(value))) },
});
export const json: Column = { given: { show: (value) => parsed(String(value)) } };
export const status: Column = { given: { show: (value) => statusName(Number(value)) } };
export const held: Column = {};
export const emptied = { erased: () => '' };

/** Rows of orders, which an export shows below theirs. */
export const BELOW_ORDERS = {
  below: { table: 'orders', column: 'order_id' },
  where: ({ orderIds }: PersonOfStore) => among('order_id', orderIds),
} as const;

/** The column has one of these values. */
export function among(column: string, values: readonly string[]): RawBuilder<unknown> {
  return values.length === 0 ? sql`1 = 0` : sql`${sql.ref(column)} in (${sql.join(values)})`;
}

function parsed(text: string): unknown {
  return text === '' ? null : (JSON.parse(text) as unknown);
}
