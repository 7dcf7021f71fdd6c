import type { Db } from '#store-api/base/db/open-database.ts';
import { settle } from '#store-api/shop/payments/settle.ts';

/** What settles payments and refunds, of which nobody mails anything. */
export const settlingOf = (db: Db) => ({
  db,
  now: () => new Date(),
  outbox: { trigger: () => undefined, close: async () => undefined },
  mailFrom: undefined,
});

/** By the sandbox bank, which makes every refund at once whose amount does not end like those of its documents. */
export async function paySandbox(db: Db, orderId: string): Promise<void> {
  const { total_paise: amountPaise } = await db
    .selectFrom('orders')
    .select('total_paise')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const attemptId = `pay_${orderId.slice(4)}`;
  const row = { store_id: 'main', id: attemptId, order_id: orderId, provider: 'sandbox', method: 'bank', answer: '' };
  const rest = { status: 'started', amount_paise: amountPaise, reference: null, transaction_id: null };
  await db
    .insertInto('payments')
    .values({ ...row, ...rest, created_at: '', updated_at: '' })
    .execute();
  const event = { eventId: 'evt', attemptId, outcome: 'succeeded', currency: 'INR', amountPaise } as const;
  await settle(settlingOf(db), { storeId: 'main', gatewayId: 'sandbox' }, event);
}
