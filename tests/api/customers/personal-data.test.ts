import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askBack, EMAIL, openShopOfAsha } from './asha.ts';
import { JEANS } from '../catalogue.ts';
import { owe } from '../refunds/owe.ts';
import { describeEveryEngine } from '../engines.ts';
import type { TestShop } from '../fixture.ts';
import { transact } from '#store-api/base/db/transact.ts';
import { CONFIRM_DELIVERY } from '#store-api/shop/order-links/link-purpose.ts';
import { makeLink } from '#store-api/shop/order-links/make-link.ts';
import { withoutSecrets } from '#store-api/shop/customers/mails-of-person.ts';
import { PERSONAL } from '#store-api/shop/customers/personal-data.ts';
import { WITHOUT_PERSONS } from '#store-api/shop/customers/without-persons.ts';
import { rowsOf } from '#store-api/shop/customers/personal-rows.ts';
import { showCustomer } from '#owner/customers/show-customer.ts';
import { ownerAct } from '../orders/owner-acts.ts';

describeEveryEngine('what is a person’s (docs/decisions D341)', (engine) => {
  let shop: TestShop;
  let orderId: string;
  beforeEach(async () => {
    ({ shop, orderId } = await openShopOfAsha(engine));
  });
  afterEach(() => shop.close());
  const show = (asked: { json?: boolean } = {}) =>
    showCustomer(shop.db, { storeId: 'main', email: EMAIL, outboxFolder: join(shop.dataFolder, 'outbox'), ...asked });

  test('24.14: every table and column is either a person’s or has nothing of one', async () => {
    const tables = await shop.db.introspection.getTables();
    const known = [...PERSONAL.map(({ table }) => table), ...Object.keys(WITHOUT_PERSONS)];
    // PostgreSQL alone counts in a table.
    const here = known.filter((table) => engine.name !== 'SQLite' || table !== 'rate_limits');
    expect(tables.map(({ name }) => name).sort()).toEqual(here.sort());
    for (const { table, key, columns } of PERSONAL) {
      const found = tables.find(({ name }) => name === table)!.columns.map(({ name }) => name);
      expect(Object.keys(columns).sort(), table).toEqual(found.sort());
      expect(found).toEqual(expect.arrayContaining(key));
    }
  });

  test('24.14: what is handed to a person is all there is, but no secret', async () => {
    await shop.db
      .updateTable('stores')
      .set({ settings: JSON.stringify({ tax: { registration: 'none', documents: true } }) })
      .execute();
    for (const [action, note] of [['confirm'], ['ship', 'left with Mrs Rao']] as const)
      await ownerAct(shop.db, action, { orderId, note, force: true });
    await askBack(shop.db, orderId);
    await shop.db
      .insertInto('payment_events')
      .columns(['store_id', 'payment_id', 'event_id', 'outcome', 'at'])
      .expression((eb) =>
        eb
          .selectFrom('payments')
          .select(['store_id', 'id', sql.lit('evt_1').as('e'), sql.lit('failed').as('o'), 'created_at'])
          .where('order_id', '=', orderId),
      )
      .execute();
    await owe(shop.db, orderId);
    const user = await shop.db.selectFrom('users').select('id').where('email', '=', EMAIL).executeTakeFirstOrThrow();
    await shop.db
      .insertInto('closed_accounts')
      .values({ store_id: 'main', user_id: user.id, email: EMAIL, closed_at: '2030-01-01T00:00:00.000Z' })
      .execute();
    await shop.db
      .insertInto('unproven_buyers')
      .values({ store_id: 'main', user_id: user.id, email: EMAIL, created_at: '2030-01-01T00:00:00.000Z' })
      .execute();
    const link = (await transact(shop.db, (trx) =>
      makeLink(trx, {
        ...{ storeId: 'main', orderId, purpose: CONFIRM_DELIVERY },
        ...{ at: '2030-01-01T00:00:00.000Z', expiresAt: '2030-01-03T00:00:00.000Z' },
      }),
    )) as string;
    await expect
      .poll(() => shop.db.selectFrom('outbox').select('id').where('next_at', 'is not', null).execute())
      .toEqual([]);
    const exported = (await show({ json: true })).join('\n');
    for (const one of PERSONAL) {
      const rows = await rowsOf(shop.db, one, {
        storeId: 'main',
        email: EMAIL,
        userIds: [user.id],
        orderIds: [orderId],
        orderNames: [orderId],
      });
      expect(rows.length, `${one.table} is empty, so this test says nothing of it`).toBeGreaterThan(0);
      for (const row of rows)
        for (const [column, { given }] of Object.entries(one.columns)) {
          const value = row[column];
          if (given && column !== 'text') {
            const shown = JSON.stringify(given.show(value), null, 2).replace(/^[{[]\s*|\s*[}\]]$/g, '');
            for (const part of shown.split('\n')) expect(exported, `${one.table}.${column}`).toContain(part.trim());
          } else if (column.includes('hash')) expect(exported, `${one.table}.${column}`).not.toContain(value);
        }
    }
    expect(exported).not.toContain(link);
    for (const path of ['/orders/confirm/', '/orders/open/', '/newsletter/', '/owner/', '/owner/day/'])
      expect(withoutSecrets(`https://shop.example${path}${link}\n`)).toBe(`https://shop.example${path}…\n`);
    expect(exported).toContain('/reset-password?token=…');
    expect(exported).not.toMatch(/token=(?!…)/);
    expect(JSON.parse(exported)).toMatchObject({
      accounts: [{ signIns: [{}], passwordLinks: [{}], requests: [{}], closed: [{}] }],
      orders: [
        {
          items: [{}],
          history: [{}, {}, { cause: 'shipped: left with Mrs Rao' }, {}],
          // What was begun, and the owner's word.
          payments: [{ reports: [{}] }, { provider: 'owner' }],
          refunds: [{ amount: 999.5, state: 'due' }],
        },
      ],
      messages: [{ message: 'Is it true to size?' }, {}],
      stockRequests: [{ productId: JEANS }],
    });
    const lines = (await show()).join('\n');
    for (const kind of ['sign-in', 'link', 'request', 'history', 'payment', 'mail file', 'mail'])
      expect(lines).toMatch(new RegExp(`^ *${kind} `, 'm'));
  });
});
