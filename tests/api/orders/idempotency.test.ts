import { afterAll, beforeAll, expect, test } from 'vitest';
import { BELT } from '../catalogue.ts';
import { describeEveryEngine } from '../engines.ts';
import { openShop, orderOf, type TestShop } from '../fixture.ts';

describeEveryEngine('orders with an Idempotency-Key', (engine) => {
  let shop: TestShop;
  let token: string;
  let other: string;
  beforeAll(async () => {
    shop = await openShop(engine);
    token = await shop.signUp('asha@example.com');
    other = await shop.signUp('other@example.com');
  });
  afterAll(() => shop.close());
  const place = (body: unknown, more: object = {}) => shop.post('/orders', body, { token, ...more });
  const count = async () =>
    (
      await shop.db
        .selectFrom('orders')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  const belt = orderOf([{ productId: BELT, quantity: 1 }]);

  test('O8 50 parallel posts with one Idempotency-Key give one order', async () => {
    const before = await count();
    const replies = await Promise.all(Array.from({ length: 50 }, () => place(belt, { key: 'double-click' })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(await count()).toBe(before + 1);
    expect((await place(belt, { key: 'double-click' })).body.id).toBe(replies[0]!.body.id);
  });

  test('O9 the same key: another body is refused, another user is separate', async () => {
    const mine = await place(belt, { key: 'shared' });
    expect(await place(orderOf([{ productId: BELT, quantity: 2 }]), { key: 'shared' })).toMatchObject({
      status: 422,
      body: { code: 'key-reused' },
    });
    const theirs = await shop.post('/orders', belt, { token: other, key: 'shared' });
    expect(theirs.status).toBe(201);
    expect(theirs.body.id).not.toBe(mine.body.id);
  });

  test('a refused order frees its key', async () => {
    expect((await place(orderOf([{ productId: 'gone', quantity: 1 }]), { key: 'again' })).status).toBe(422);
    expect((await place(belt, { key: 'again' })).status).toBe(201);
    expect((await place(belt, { key: 'x'.repeat(256) })).status).toBe(400);
  });
});
