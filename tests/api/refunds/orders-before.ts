import { createStore } from '#owner/stores/create-store.ts';
import type { Db } from '#store-api/base/db/open-database.ts';

const AT = '2026-11-20T10:00:00.000Z';
const LATER = '2026-11-21T10:00:00.000Z';
const CONFIRMED = 'payment confirmed by the owner';

interface Before {
  id: string;
  status: number;
  collect?: string | null;
  /** Statuses of an attempt at the sandbox bank, or by UPI. */
  payments?: { id: string; provider?: string; status: string; at?: string }[];
  history: [status: number, cause: string][];
}

/** An order of 20.00 in every state, and with everything that its history may say of money. */
const ORDERS: Before[] = [
  { id: 'pending', status: 0, payments: [{ id: 'pay_open', status: 'started' }], history: [] },
  { id: 'paid', status: 1, payments: [{ id: 'pay_a', status: 'succeeded' }], history: [[1, 'paid by pay_a']] },
  { id: 'confirmed', status: 1, history: [[1, CONFIRMED]] },
  {
    id: 'upi',
    status: 1,
    payments: [{ id: 'pay_u', provider: 'upi', status: 'succeeded', at: LATER }],
    history: [[1, CONFIRMED]],
  },
  {
    id: 'to-collect',
    status: 2,
    collect: 'due',
    history: [
      [1, 'to be paid on delivery'],
      [2, 'shipped'],
    ],
  },
  {
    id: 'collected',
    status: 3,
    collect: 'collected',
    payments: [{ id: 'pay_c', provider: 'on-delivery', status: 'succeeded' }],
    history: [
      [1, 'to be paid on delivery'],
      [2, 'shipped'],
      [3, 'delivered'],
    ],
  },
  {
    id: 'refused',
    status: 4,
    collect: 'refused',
    history: [
      [1, 'to be paid on delivery'],
      [2, 'shipped'],
      [4, 'refused at the door'],
    ],
  },
  { id: 'never-paid', status: 4, history: [[4, 'not paid within 24 hours']] },
  {
    id: 'cancelled',
    status: 4,
    payments: [{ id: 'pay_d', status: 'succeeded' }],
    history: [
      [1, 'paid by pay_d'],
      [4, 'cancelled by the owner'],
      [4, 'refund due: cancelled after it was paid'],
    ],
  },
  {
    id: 'returned',
    status: 4,
    history: [
      [1, `${CONFIRMED}: cash`],
      [4, 'cancelled by the owner: torn'],
      [4, 'refund due: cancelled after it was paid'],
      [4, 'refund settled by the owner (3): by bank'],
    ],
  },
  {
    id: 'twice',
    status: 2,
    payments: [
      { id: 'pay_e', status: 'succeeded' },
      { id: 'pay_f', status: 'succeeded', at: LATER },
    ],
    history: [
      [1, 'paid by pay_e'],
      [1, 'refund due: paid by pay_f too'],
      [2, 'shipped'],
    ],
  },
  {
    id: 'seen',
    status: 1,
    payments: [{ id: 'pay_g', status: 'succeeded', at: '2026-11-22T10:00:00.000Z' }],
    history: [
      [1, CONFIRMED],
      [1, 'check for a refund: paid by pay_g, after the owner had confirmed the order'],
      [1, 'refund settled by the owner (2)'],
    ],
  },
  {
    id: 'odd',
    status: 0,
    payments: [{ id: 'pay_h', status: 'mismatched' }],
    history: [[0, 'check for a refund: pay_h brought 12.50 USD where 20.00 INR was due']],
  },
];

/** A shop of before, with these orders. */
export async function writeOrders(db: Db): Promise<void> {
  await createStore(db, { id: 'main', isDefault: true, hosts: [], info: { storeName: 'Shop' } });
  const user = { store_id: 'main', id: 'usr', email: 'asha@example.com', password_hash: '' };
  await db
    .insertInto('users')
    .values({ ...user, first_name: 'Asha', last_name: 'Rao', created_at: AT })
    .execute();
  for (const { id, status, collect = null, payments = [], history } of ORDERS) {
    const none = { origin: null, parts: null, delivery: null, pricing: null, discount_code: null, discount_id: null };
    const links = { link_version: 0 };
    await db
      .insertInto('orders')
      .values({
        ...{
          store_id: 'main',
          id,
          user_id: 'usr',
          status,
          total_paise: 2000,
          currency: 'INR',
          collect,
          ...none,
          ...links,
        },
        ...{ email: 'asha@example.com', phone: '', shipping: '{}', created_at: AT, updated_at: AT },
      })
      .execute();
    const line = { store_id: 'main', order_id: id, position: 0, product_id: 'cap', variant_id: null, title: 'Cap' };
    const rest = { size: null, color: null, image: null, quantity: 2, price_paise: 1000, taken: 0, sku: null };
    await db
      .insertInto('order_items')
      .values({ ...line, ...rest })
      .execute();
    const events: [number, string][] = [[0, 'placed'], ...history];
    await db
      .insertInto('order_events')
      .values(
        events.map(([at, cause], position) => ({
          ...{ store_id: 'main', order_id: id, position, status: at, cause, at: LATER },
        })),
      )
      .execute();
    for (const { id: paymentId, provider = 'sandbox', status: state, at = AT } of payments) {
      const row = { store_id: 'main', id: paymentId, order_id: id, provider, method: 'bank', status: state };
      const more = { amount_paise: 2000, reference: null, transaction_id: null, answer: '', next_query_at: null };
      await db
        .insertInto('payments')
        .values({ ...row, ...more, created_at: AT, updated_at: at })
        .execute();
    }
  }
}
