import { sql } from 'kysely';
import { among, BELOW_ORDERS, emptied, given, held, json, money, optionalMoney } from './personal-table.ts';
import type { PersonalTable } from './personal-table.ts';

/** What came for the orders of a person, what gateways said of it, and what goes back. */
export const PERSONAL_PAYMENTS: readonly PersonalTable[] = [
  {
    table: 'payments',
    name: 'payments',
    ...BELOW_ORDERS,
    whenErased: 'stays',
    key: ['id'],
    columns: {
      ...{ store_id: held, id: given, order_id: given, provider: given, method: given, status: given },
      ...{ amount_paise: money('amount'), reference: given, transaction_id: given },
      ...{ came_paise: optionalMoney('came'), came_currency: given },
      answer: { ...json, ...emptied },
      ...{ next_query_at: held, queries: held, confirmed_at: given, created_at: given, updated_at: given },
    },
  },
  {
    table: 'payment_events',
    name: 'reports',
    below: { table: 'payments', column: 'payment_id' },
    where: ({ storeId, orderIds }) =>
      sql`payment_id in (select id from payments where store_id = ${storeId} and ${among('order_id', orderIds)})`,
    whenErased: 'stays',
    key: ['payment_id', 'event_id', 'outcome'],
    columns: { store_id: held, payment_id: given, event_id: given, outcome: given, at: given },
  },
  {
    table: 'refunds',
    name: 'refunds',
    ...BELOW_ORDERS,
    whenErased: 'stays',
    key: ['id'],
    columns: {
      ...{ store_id: held, id: given, order_id: given, position: given, payment_id: given },
      ...{ amount_paise: money('amount'), currency: given, reason: given, state: given, reference: given },
      // With what the owner noted.
      ...{ note: { ...given, ...emptied }, settled_note: { ...given, ...emptied } },
      ...{ said: given, pieces: held, next_query_at: held, queries: held, told_at: held },
      ...{ asked_at: given, created_at: given, updated_at: given, settled_at: given },
    },
  },
];
