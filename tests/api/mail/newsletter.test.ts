import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStore } from '#owner/stores/create-store.ts';
import { describeEngines } from '../engines.ts';
import { openShop, type TestShop } from '../fixture.ts';

describeEngines('newsletter', (engine) => {
  let shop: TestShop;
  let clock = Date.parse('2026-11-21T10:00:00Z');
  beforeAll(async () => {
    shop = await openShop(engine, { now: () => new Date((clock += 1000)) });
    await createStore(shop.db, {
      id: 'main',
      isDefault: true,
      hosts: ['shop.example'],
      info: { storeName: 'Selvedge & Sons', companyEmail: 'hello@shop.example' },
    });
    await createStore(shop.db, {
      id: 'other',
      isDefault: false,
      hosts: ['other.example'],
      info: { storeName: 'Other' },
    });
  });
  afterAll(() => shop.close());

  test('newsletter: once in a store, a second time is a success', async () => {
    const subscribe = (email: string, host = 'shop.example') => shop.post('/newsletter', { email }, { host });
    const all = [
      ...(await Promise.all([subscribe('asha@example.com'), subscribe(' ASHA@example.com ')])),
      await subscribe('asha@example.com'),
      await subscribe('asha@example.com', 'other.example'),
    ];
    for (const { status, body } of all) expect({ status, body }).toEqual({ status: 200, body: { success: true } });
    expect(await subscribe('nobody')).toMatchObject({ status: 400, body: { error: 'Invalid email address' } });
    const rows = await shop.db
      .selectFrom('messages')
      .select(['store_id', 'email'])
      .where('kind', '=', 'newsletter')
      .orderBy('store_id')
      .execute();
    expect(rows).toEqual([
      { store_id: 'main', email: 'asha@example.com' },
      { store_id: 'other', email: 'asha@example.com' },
    ]);
  });
});
