import type { Db } from '../db/open-database.ts';
import { toMailable } from '../mail/mail-address.ts';
import { lineName } from '../orders/lines/line-name.ts';
import { escaped, stripped } from '../cli/terminal-text.ts';
import { findCustomer, ordersOf } from './find-customer.ts';
import { toRupees } from '#lib/minor-units.ts';
import { statusName } from '../orders/order-status.ts';

/**
 * Everything the store holds about a customer except the hash of the password, as lines for the owner. @throws
 * StartError when there is no such customer
 */
export async function showCustomer(
  db: Db,
  { storeId, email: given, json = false }: { storeId: string; email: string; json?: boolean | undefined },
): Promise<string[]> {
  const customer = await findCustomer(db, storeId, given);
  const { email, user, closedAt } = customer;
  const orders = await ordersOf(db, storeId, customer).execute();
  const ids = orders.map(({ id }) => id);
  const items =
    ids.length === 0
      ? []
      : await db
          .selectFrom('order_items')
          .selectAll()
          .where('store_id', '=', storeId)
          .where('order_id', 'in', ids)
          .orderBy('position')
          .execute();
  const messages = await db
    .selectFrom('messages')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('email', '=', email)
    .orderBy('kind')
    .orderBy('created_at')
    .execute();
  const requests = await db
    .selectFrom('stock_requests as request')
    .innerJoin('products as product', (join) =>
      join.onRef('product.store_id', '=', 'request.store_id').onRef('product.id', '=', 'request.product_id'),
    )
    .select(['request.product_id', 'product.title', 'request.size', 'request.color', 'request.created_at'])
    .where('request.store_id', '=', storeId)
    .where('request.email', '=', email)
    .execute();
  const mails = await db
    .selectFrom('outbox')
    .select(['created_at', 'subject'])
    .where('store_id', '=', storeId)
    .where('recipient', '=', toMailable(email) ?? email)
    .orderBy('created_at')
    .execute();
  const data = {
    email,
    account: user
      ? { firstName: user.first_name, lastName: user.last_name, createdAt: user.created_at, closedAt }
      : null,
    orders: orders.map(({ id, status, created_at, total_paise, currency, shipping }) => ({
      id,
      status: statusName(status),
      createdAt: created_at,
      total: toRupees(total_paise),
      currency,
      items: items
        .filter(({ order_id }) => order_id === id)
        .map((item) => ({ name: lineName(item), quantity: item.quantity })),
      shipping: JSON.parse(shipping) as Record<string, string>,
    })),
    messages: messages.map(({ ticket, kind, created_at, name, subject, message }) => ({
      ticket,
      kind,
      createdAt: created_at,
      ...(kind === 'contact' ? { name, subject, message } : {}),
    })),
    stockRequests: requests.map((request) => ({
      productId: request.product_id,
      name: lineName(request),
      createdAt: request.created_at,
    })),
    mails: mails.map(({ created_at, subject }) => ({ createdAt: created_at, subject })),
  };
  return json ? [escaped(JSON.stringify(data, null, 2))] : describe(data).map(stripped);
}

interface CustomerData {
  email: string;
  account: { firstName: string; lastName: string; createdAt: string; closedAt: string | undefined } | null;
  orders: {
    id: string;
    status: string;
    createdAt: string;
    total: number;
    currency: string;
    shipping: Record<string, string>;
  }[];
  messages: { ticket: string; kind: string; createdAt: string; subject?: string | null }[];
  stockRequests: { name: string; createdAt: string }[];
  mails: { createdAt: string; subject: string }[];
}

function describe({ email, account, orders, messages, stockRequests, mails }: CustomerData): string[] {
  const line = (what: string, at: string, text: string) => `${what.padEnd(10)}  ${text}  ${at.slice(0, 10)}`;
  return [
    email,
    ...(account ? [line('account', account.createdAt, `${account.firstName} ${account.lastName}`)] : []),
    ...(account?.closedAt ? [line('closed', account.closedAt, 'the account')] : []),
    ...orders.map(({ id, status, createdAt, total, currency, shipping }) =>
      line(
        'order',
        createdAt,
        `${id}  ${status}  ${total} ${currency}  ${Object.values(shipping).filter(Boolean).join(', ')}`,
      ),
    ),
    ...messages.map(({ ticket, kind, createdAt, subject }) =>
      line(kind === 'contact' ? 'message' : kind, createdAt, `${ticket}  ${subject ?? ''}`.trim()),
    ),
    ...stockRequests.map(({ name, createdAt }) => line('waits for', createdAt, name)),
    ...mails.map(({ subject, createdAt }) => line('mail to', createdAt, subject)),
  ];
}
