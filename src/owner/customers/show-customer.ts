import type { Db } from '#store-api/base/db/open-database.ts';
import { formatMinute } from '#lib/days.ts';
import { escaped, stripped } from '#lib/text/terminal-text.ts';
import { lineName } from '#store-api/shop/catalog/line-name.ts';
import { findCustomer, orderNamesOf, ordersOf } from '#store-api/shop/customers/find-customer.ts';
import { readMailFiles } from '#store-api/shop/customers/mail-files.ts';
import { dateStyleOf } from '#store-api/shop/stores/date-style-of.ts';
import { tellPerson, type Told } from '#store-api/shop/customers/personal-rows.ts';

/**
 * The store's data about a customer, as lines for the owner; as JSON all of it but secrets, such as the hash of a
 * password: see personal-data.ts. @throws StartError when there is no such customer
 */
export async function showCustomer(
  db: Db,
  {
    storeId,
    email: given,
    outboxFolder,
    json = false,
  }: {
    storeId: string;
    email: string;
    /** The folder of mails as files, for a shop without a mail server. */
    outboxFolder: string;
    json?: boolean | undefined;
  },
): Promise<string[]> {
  const customer = await findCustomer(db, storeId, given);
  const { email } = customer;
  const orders = await ordersOf(db, storeId, customer).execute();
  const orderNames = orderNamesOf(orders);
  const orderIds = orders.map(({ id }) => id);
  const told = await tellPerson(db, { ...customer, storeId, orderIds, orderNames });
  const mailFiles = await readMailFiles(outboxFolder, email, orderNames);
  if (json) return [escaped(JSON.stringify({ email, ...told, mailFiles }, null, 2))];
  const titles = await titlesOf(db, storeId, told.stockRequests ?? []);
  const { timeZone } = await dateStyleOf(db, storeId);
  return [
    email,
    ...describe(told, { timeZone, titleOf: (id) => titles.get(id) ?? id }),
    ...mailFiles.map(({ file }) => lineOf('mail file', file.slice(0, 10), file)),
  ].map(stripped);
}

function describe(
  told: Told,
  { timeZone, titleOf }: { timeZone: string; titleOf: (productId: string) => string },
): string[] {
  const dayOf = (at: unknown) => (typeof at === 'string' ? formatMinute(at, timeZone).slice(0, 10) : '');
  const line = (what: string, at: unknown, words: string) => lineOf(what, dayOf(at), words);
  const { accounts, orders, messages, stockRequests, mails } = told;
  return [
    ...lines(accounts, ({ createdAt, firstName, lastName, closed, unproven, signIns, passwordLinks, requests }) => [
      // Who has no password yet cannot sign in (docs/decisions D684).
      Array.isArray(unproven)
        ? line('no account', createdAt, `yet: orders that you made for ${text(firstName)} ${text(lastName)}`.trim())
        : line('account', createdAt, `${text(firstName)} ${text(lastName)}`),
      ...lines(closed, ({ closedAt }) => [line('closed', closedAt, 'the account')]),
      ...lines(signIns, ({ createdAt: at, expiresAt }) => [line('sign-in', at, `until ${dayOf(expiresAt)}`)]),
      ...lines(passwordLinks, ({ createdAt: at }) => [line('link', at, 'to a new password')]),
      ...lines(requests, ({ createdAt: at, call }) => [line('request', at, text(call))]),
    ]),
    ...lines(orders, ({ id, number, status, createdAt, total, currency, shipping, history, orderLinks, payments }) => [
      line(
        'order',
        createdAt,
        `${text(number ?? id)}  ${text(status)}  ${text(total)} ${text(currency)}  ${Object.values(
          Object(shipping) as object,
        )
          .filter(Boolean)
          .join(', ')}`,
      ),
      ...lines(history, ({ at, cause }) => [line('  history', at, text(cause))]),
      ...lines(orderLinks, ({ createdAt: at, purpose }) => [line('  link', at, text(purpose))]),
      ...lines(payments, ({ createdAt: at, provider, method, status: state, amount }) => [
        line('  payment', at, `${text(provider)} ${text(method)}  ${text(state)}  ${text(amount)}`),
      ]),
    ]),
    ...lines(messages, ({ kind, createdAt, ticket, subject, confirmBy }) => [
      line(
        kind === 'contact' ? 'message' : text(kind),
        createdAt,
        `${text(ticket)}  ${confirmBy ? 'not confirmed' : text(subject)}`.trim(),
      ),
    ]),
    ...lines(stockRequests, ({ productId, size, color, createdAt }) => [
      line('waits for', createdAt, lineName({ title: titleOf(text(productId)), size: text(size), color: text(color) })),
    ]),
    ...lines(mails, ({ createdAt, subject }) => [line('mail', createdAt, text(subject))]),
  ];
}

function lines(rows: unknown, describeRow: (row: Record<string, unknown>) => string[]): string[] {
  return ((rows ?? []) as Record<string, unknown>[]).flatMap(describeRow);
}

function lineOf(what: string, day: string, words: string): string {
  return `${what.padEnd(10)}  ${words}  ${day}`;
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

async function titlesOf(db: Db, storeId: string, requests: Record<string, unknown>[]): Promise<Map<string, string>> {
  if (requests.length === 0) return new Map();
  const ids = requests.map(({ productId }) => text(productId));
  const rows = await db
    .selectFrom('products')
    .select(['id', 'title'])
    .where('store_id', '=', storeId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}
