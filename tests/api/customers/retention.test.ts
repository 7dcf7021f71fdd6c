import { afterEach, beforeEach, expect, test } from 'vitest';
import { BELT, JEANS } from '../catalogue.ts';
import { describeEngines } from '../engines.ts';
import { openShop, orderOf, type TestShop } from '../fixture.ts';
import { unsubscribe } from '#store-api/customers/erase-customer.ts';
import { prune } from '#store-api/db/prune.ts';
import { createStore } from '#store-api/stores/create-store.ts';

const EMAIL = 'asha@example.com';
const DAY = 24 * 60 * 60_000;

describeEngines('what is stored of customers without orders', (engine) => {
  let shop: TestShop;
  let token: string;
  let orderId: string;
  beforeEach(async () => {
    shop = await openShop(engine, { outboxEveryMs: 20 });
    await createStore(shop.db, {
      id: 'main',
      isDefault: true,
      hosts: ['shop.example'],
      info: { storeName: 'Selvedge & Sons', companyEmail: 'hello@shop.example' },
    });
    token = await shop.signUp(EMAIL);
    orderId = (await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token, key: 'one' })).body.id;
    await shop.post('/contact', {
      name: 'Asha Rao',
      email: EMAIL,
      subject: 'Fit of asha',
      message: 'Is it true to size?',
    });
    await shop.post('/newsletter', { email: EMAIL });
    await shop.post(`/products/${JEANS}/stock-requests`, { email: EMAIL, size: 'M', color: 'Black' });
    await shop.post('/users/forgot-password', { email: EMAIL }, { host: 'shop.example' });
    expect(
      (
        await shop.post(
          '/payments',
          { orderId, fields: { method: 'bank', email: EMAIL, phone: '+919876543210' } },
          { token },
        )
      ).status,
    ).toBe(200);
    await shop.db
      .updateTable('payments')
      .set({ answer: JSON.stringify({ success: true, email: EMAIL }) })
      .execute();
  });
  afterEach(() => shop.close());

  test('the newsletter can be signed off', async () => {
    expect(await unsubscribe(shop.db, { storeId: 'main', email: ' ASHA@example.com' })).toBe(true);
    expect(await unsubscribe(shop.db, { storeId: 'main', email: EMAIL })).toBe(false);
    expect(await shop.db.selectFrom('messages').select('kind').execute()).toEqual([{ kind: 'contact' }]);
  });

  test('messages and requests go after two years, or after the days the owner set; the newsletter stays', async () => {
    const left = async () => [
      (await shop.db.selectFrom('messages').select('kind').orderBy('kind').execute()).map(({ kind }) => kind).join(),
      (await shop.db.selectFrom('stock_requests').select('email').execute()).length,
    ];
    await prune(shop.db, new Date(Date.now() + 729 * DAY));
    expect(await left()).toEqual(['contact,newsletter', 1]);
    await prune(shop.db, new Date(Date.now() + 5_000 * DAY), { messageDays: 0 });
    expect(await left()).toEqual(['contact,newsletter', 1]);
    await prune(shop.db, new Date(Date.now() + 731 * DAY));
    expect(await left()).toEqual(['newsletter', 0]);
  });
});
