import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSecret } from '#store-api/base/auth/secret.ts';
import { signCallback } from '#store-api/shop/payments/signature.ts';
import { BELT } from '../catalogue.ts';
import { describeEngines } from '../engines.ts';
import { openShop, orderOf, type CallOptions, type Reply, type TestShop } from '../fixture.ts';

describeEngines('callbacks of the sandbox bank', (engine) => {
  let shop: TestShop;
  let token: string;
  let orderId: string;
  let clock = Date.parse('2026-11-21T10:00:00Z');
  beforeAll(async () => {
    shop = await openShop(engine, { now: () => new Date(clock), environment: { PAYMENT_SANDBOX: 'yes' } });
    token = await shop.signUp('asha@example.com');
  });
  beforeEach(
    async () =>
      void (orderId = (await shop.post('/orders', orderOf([{ productId: BELT, quantity: 2 }]), { token })).body.id),
  );
  afterAll(() => shop.close());

  const pay = async (method = 'bank', more: CallOptions = {}) =>
    (
      await shop.post(
        '/payments',
        { orderId, fields: { method, email: 'a@b.co', phone: '+919876543210' } },
        { token, ...more },
      )
    ).body.action;
  const statusOf = async (): Promise<number> =>
    (await shop.db.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirstOrThrow()).status;
  const events = async () =>
    (
      await shop.db
        .selectFrom('order_events')
        .select('status')
        .where('order_id', '=', orderId)
        .orderBy('position')
        .execute()
    ).map((event) => event.status);
  const attempt = () =>
    shop.db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', orderId)
      .where('status', 'in', ['started', 'mismatched'])
      .executeTakeFirstOrThrow();

  const callback = async (
    change: object = {},
    { sign = true, at = clock, header }: { sign?: boolean; at?: number; header?: string } = {},
  ): Promise<Reply> => {
    const { id, amount_paise } = await attempt();
    return sendCallback(
      {
        eventId: 'evt_1',
        attemptId: id,
        outcome: 'succeeded',
        amountPaise: amount_paise,
        currency: 'INR',
        at: new Date(clock).toISOString(),
        ...change,
      },
      { sign, at, header },
    );
  };
  const sendCallback = async (
    event: object,
    { sign = true, at = clock, header }: { sign?: boolean; at?: number; header?: string | undefined } = {},
  ) => {
    const text = JSON.stringify(event);
    const signature = header ?? signCallback(await readSecret(shop.db), text, new Date(at));
    return shop.call('POST', '/payments/callback/sandbox', {
      text,
      headers: sign ? { 'x-sandbox-signature': signature } : {},
    });
  };

  test('P4 a callback that is unsigned, wrongly signed, stale or early is refused', async () => {
    await pay();
    const forged = signCallback('another secret', '{}', new Date(clock));
    const refused = [
      await callback({}, { sign: false }),
      await callback({}, { header: forged }),
      await callback({}, { header: 't=1,v1=00' }),
      await callback({}, { at: clock - 301_000 }),
      await callback({}, { at: clock + 301_000 }),
    ];
    for (const { status, body } of refused)
      expect({ status, code: body.code }).toEqual({ status: 403, code: 'bad-signature' });
    expect(await statusOf()).toBe(0);
    expect((await callback()).body).toEqual({ success: true, changed: true });
  });

  test('P4 one byte changed is refused', async () => {
    await pay();
    const { id, amount_paise } = await attempt();
    const event = {
      eventId: 'evt_1',
      attemptId: id,
      outcome: 'failed',
      amountPaise: amount_paise,
      currency: 'INR',
      at: '',
    };
    const header = signCallback(await readSecret(shop.db), JSON.stringify(event), new Date(clock));
    expect((await sendCallback({ ...event, eventId: 'evt_2' }, { header })).status).toBe(403);
    expect((await sendCallback(event, { header })).status).toBe(200);
  });

  test('P5 replayed 100 times, in parallel: one transition', async () => {
    await pay();
    const { id, amount_paise } = await attempt();
    const event = {
      eventId: 'evt_1',
      attemptId: id,
      outcome: 'succeeded',
      amountPaise: amount_paise,
      currency: 'INR',
      at: '',
    };
    const replies = await Promise.all(Array.from({ length: 100 }, () => sendCallback(event)));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(replies.filter(({ body }) => body.changed)).toHaveLength(1);
    expect(await events()).toEqual([0, 1]);
  });

  test('P5 a failure after the success changes nothing; a success after the failure counts', async () => {
    await pay();
    const first = await attempt();
    const event = (outcome: string, attemptId: string) =>
      sendCallback({ eventId: 'e', attemptId, outcome, amountPaise: first.amount_paise, currency: 'INR', at: '' });
    expect((await event('failed', first.id)).body.changed).toBe(true);
    expect((await event('succeeded', first.id)).body.changed).toBe(true);
    expect((await event('failed', first.id)).body.changed).toBe(false);
    expect(await events()).toEqual([0, 1]);
    await shop.db.updateTable('orders').set({ status: 3 }).where('id', '=', orderId).execute();
    await event('failed', first.id);
    expect(await statusOf()).toBe(3);
  });

  test('money that arrives twice is noted as a refund, the order stays as it is', async () => {
    await pay();
    const first = await attempt();
    await pay();
    expect((await callback()).body.changed).toBe(true);
    await sendCallback({
      eventId: 'e',
      attemptId: first.id,
      outcome: 'succeeded',
      amountPaise: first.amount_paise,
      currency: 'INR',
      at: '',
    });
    const causes = await shop.db
      .selectFrom('order_events')
      .select('cause')
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute();
    expect(causes.map(({ cause }) => cause)).toEqual([
      'placed',
      expect.stringMatching(/^paid by pay_/),
      `refund due: paid by ${first.id} too`,
    ]);
    expect(await statusOf()).toBe(1);
  });

  test('P6 another amount or currency is refused', async () => {
    await pay();
    for (const change of [{ amountPaise: 1 }, { amountPaise: 199901 }, { currency: 'USD' }])
      expect(await callback(change)).toMatchObject({ status: 422, body: { code: 'amount-mismatch' } });
    expect(await callback({ attemptId: 'pay_missing' })).toMatchObject({ status: 404 });
    expect(await callback({ amountPaise: '199900' })).toMatchObject({ status: 403 });
    expect(await statusOf()).toBe(0);
    expect((await shop.call('POST', '/payments/callback/nobody', { text: '{}' })).status).toBe(404);
  });

  test('the clock of the bank may be a little off', async () => {
    await pay();
    clock += 1000;
    expect((await callback({}, { at: clock - 250_000 })).status).toBe(200);
  });
});
