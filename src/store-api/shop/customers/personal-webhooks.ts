import { sql } from 'kysely';
import { among, given, held, json, type PersonalTable } from './personal-table.ts';

/**
 * What was told of a person to receivers of the store's events. Its row stays when the person is erased, so that what
 * is still to be sent leaves no gap in the numbers of its receiver: it says nothing but its event then.
 */
export const WEBHOOK_TABLE: PersonalTable = {
  table: 'webhook_deliveries',
  name: 'webhooks',
  where: ({ email, orderIds }) =>
    sql`(${among('order_id', orderIds)} or ${email === undefined ? sql`1 = 0` : sql`email = ${email}`})`,
  whenErased: 'stays',
  key: ['webhook_id', 'sequence'],
  columns: {
    ...{ store_id: held, webhook_id: held, sequence: held, id: given, event: given, order_id: given },
    email: { ...given, erased: () => '' },
    payload: { ...json, erased: ({ payload }) => withoutData(String(payload)) },
    ...{ created_at: given, expires_at: held, next_at: held, attempts: held, last_error: held, delivered_at: given },
  },
};

function withoutData(payload: string): string {
  return JSON.stringify({ ...(JSON.parse(payload) as object), data: null });
}
