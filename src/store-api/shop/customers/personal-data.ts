import { sql } from 'kysely';
import { isMailOf, withoutSecrets } from './mails-of-person.ts';
import { OF_ORDERS } from './order-data.ts';
import { PERSONAL_PAYMENTS } from './personal-payments.ts';
import { WEBHOOK_TABLE } from './personal-webhooks.ts';
import { among, emptied, given, held, json, money, type PersonalTable } from './personal-table.ts';
import { type PersonOfStore, status } from './personal-table.ts';
import { readParts } from '../pricing/stored-totals.ts';
import { toWirePart } from '../pricing/wire-totals.ts';
import { readDelivery, toWireDelivery } from '../orders/delivery/stored-delivery.ts';
import { erasedAddress } from '../orders/stored-address.ts';

const BY_EMAIL = ({ email }: PersonOfStore) => (email === undefined ? sql`1 = 0` : sql`email = ${email}`);
const BY_USER = ({ userIds }: PersonOfStore) => among('user_id', userIds);

/**
 * Every table with data of persons and each of its columns: what `customers export` hands out and `customers erase`
 * forgets (docs/decisions D341). A row of a table below another comes after it.
 */
export const PERSONAL: readonly PersonalTable[] = [
  {
    table: 'users',
    name: 'accounts',
    where: ({ userIds }) => among('id', userIds),
    whenErased: 'stays',
    key: ['id'],
    columns: {
      store_id: held,
      id: given,
      email: { ...given, erased: ({ id }) => `erased-${String(id)}` },
      password_hash: { ...held, ...emptied },
      ...{ first_name: { ...given, ...emptied }, last_name: { ...given, ...emptied } },
      ...{ created_at: given, proven_at: given },
    },
  },
  {
    table: 'closed_accounts',
    name: 'closed',
    below: { table: 'users', column: 'user_id' },
    where: BY_USER,
    whenErased: 'goes',
    key: ['user_id'],
    columns: { store_id: held, user_id: given, email: given, closed_at: given },
  },
  {
    table: 'unproven_buyers',
    name: 'unproven',
    below: { table: 'users', column: 'user_id' },
    where: BY_USER,
    whenErased: 'goes',
    key: ['user_id'],
    columns: { store_id: held, user_id: given, email: given, created_at: given },
  },
  {
    table: 'tokens',
    name: 'signIns',
    below: { table: 'users', column: 'user_id' },
    where: BY_USER,
    whenErased: 'goes',
    key: ['hash'],
    columns: { store_id: held, hash: held, user_id: given, created_at: given, expires_at: given },
  },
  {
    table: 'password_resets',
    name: 'passwordLinks',
    below: { table: 'users', column: 'user_id' },
    where: BY_USER,
    whenErased: 'goes',
    key: ['hash'],
    columns: { store_id: held, hash: held, user_id: given, created_at: given, expires_at: given, used_at: given },
  },
  {
    table: 'idempotency',
    name: 'requests',
    below: { table: 'users', column: 'user_id' },
    where: BY_USER,
    whenErased: 'goes',
    key: ['user_id', 'call', 'key'],
    columns: {
      ...{ store_id: held, user_id: given, call: given, key: given, body_hash: held },
      ...{ status: given, answer: json, created_at: given },
    },
  },
  {
    table: 'orders',
    name: 'orders',
    where: (person) => sql`(${BY_EMAIL(person)} or ${BY_USER(person)})`,
    whenErased: 'stays',
    key: ['id'],
    columns: {
      ...{ store_id: held, id: given, user_id: given, status, total_paise: money('total'), currency: given },
      parts: { given: { show: (value) => readParts(value as string | null).map(toWirePart) } },
      delivery: { given: { show: (value) => deliveryShown(value as string | null) } },
      pricing: held,
      collect: given,
      ...{ confirm_by: given, link_version: held, held_until: given, remind_at: held },
      ...{ payment_reference: given, reference_at: given },
      ...{ discount_code: given, discount_id: held, number: given },
      email: { ...given, ...emptied },
      phone: { ...given, ...emptied },
      shipping: { ...json, erased: ({ shipping }) => erasedAddress(String(shipping)) },
      ...{ origin: given, created_at: given },
      updated_at: { ...given, erased: (_, at) => at },
    },
  },
  ...OF_ORDERS,
  ...PERSONAL_PAYMENTS,
  {
    table: 'messages',
    name: 'messages',
    where: BY_EMAIL,
    whenErased: 'goes',
    key: ['ticket'],
    columns: {
      ...{ store_id: held, ticket: given, kind: given, email: given, subscriber: held, name: given, subject: given },
      ...{ message: given, created_at: given, answered_at: given, answered_by: held },
      ...{ confirm_by: given, confirmed_at: given },
    },
  },
  {
    table: 'stock_requests',
    name: 'stockRequests',
    where: BY_EMAIL,
    whenErased: 'goes',
    key: ['product_id', 'size', 'color', 'email'],
    columns: {
      ...{ store_id: held, product_id: given, size: given, color: given, email: given, origin: given },
      created_at: given,
    },
  },
  {
    table: 'outbox',
    name: 'mails',
    where: () => sql`1 = 1`,
    filter: isMailOf,
    whenErased: 'goes',
    key: ['id'],
    columns: {
      ...{ store_id: held, id: given, sender: given, recipient: given, reply_to: given, subject: given },
      text: { given: { show: (text) => withoutSecrets(String(text)) } },
      ...{ created_at: given, expires_at: given, next_at: held, attempts: held, sent_at: given, last_error: given },
      documents: given,
    },
  },
  WEBHOOK_TABLE,
];

function deliveryShown(json: string | null) {
  const delivery = readDelivery(json);
  return delivery ? toWireDelivery(delivery) : null;
}
