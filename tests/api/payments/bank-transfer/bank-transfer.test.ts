import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEngines } from '../../engines.ts';
import { openOnDelivery, type OnDeliveryShop } from '../on-delivery/on-delivery-shop.ts';
import { expireOrders } from '#store-api/shop/order-changes/expire-orders.ts';
import type { StoreSettings } from '#store-api/shop/stores/store-settings.ts';
import { hasPaidLater } from '#owner/stores/paid-later.ts';
import { makeMailer } from '../../mail/mailer.ts';
import { tokenIn } from '../../orders/links/mailed-token.ts';
import { textOfMail } from '../../mail/text-of-mail.ts';
import { numberOf } from '../../fixture.ts';

const ACCOUNT = {
  holder: 'Webstube',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  days: 5,
  note: 'Thank you.',
} satisfies StoreSettings['bankTransfer'];
const DAY_MS = 24 * 60 * 60_000;

/** From its offer to the money, or to its end (docs/decisions D631). */
describeEngines('payment by bank transfer', (engine) => {
  let shop: OnDeliveryShop;
  let other: string;
  beforeAll(async () => {
    shop = await openOnDelivery(engine);
    other = await shop.signUp('ravi@example.com');
    // Its clock runs for weeks.
    await shop.db.updateTable('tokens').set({ expires_at: '2999-01-01T00:00:00.000Z' }).execute();
    await shop.offer({ label: 'Cash', fee: 49 }, { bankTransfer: ACCOUNT });
  });
  afterAll(() => shop.close());

  const offered = async (orderId: string, who?: string) =>
    (await shop.optionsOf(orderId, who)).find(({ value }) => value === 'bank-transfer');
  const choose = (orderId: string, expectedTotal?: number, more: { token?: string; key?: string } = {}) =>
    shop.post(
      '/payments',
      { orderId, fields: { method: 'bank-transfer' }, expectedTotal },
      { token: shop.token, ...more },
    );
  const chosen = async () => {
    const id = await shop.order();
    expect(await choose(id)).toMatchObject({ status: 200, body: { success: true } });
    return id;
  };
  const lines = async (orderId: string) => [
    { label: 'Account holder', value: 'Webstube' },
    { label: 'IBAN', value: 'DE89 3704 0044 0532 0130 00' },
    { label: 'BIC', value: 'COBADEFFXXX' },
    { label: 'Amount', value: '₹999.50' },
    { label: 'Reference', value: await numberOf(shop.db, orderId) },
  ];
  const expire = () => expireOrders(makeMailer(shop.db, shop.now), 24, async () => 'unpaid');

  test('10.bank-transfer an order is offered it with the account, the amount and its number', async () => {
    const id = await shop.order();
    expect(await offered(id)).toEqual({
      value: 'bank-transfer',
      label: 'Bank transfer',
      fields: [],
      transfer: { lines: await lines(id), days: 5, note: 'Thank you.' },
    });
    expect((await shop.optionsOf(id)).slice(-2).map(({ value }) => value)).toEqual(['bank-transfer', 'on-delivery']);
    expect((await shop.get('/storeInfo')).body.capabilities).toContain('bankTransfer');
    expect(await offered(id, other), 'another user').toBeUndefined();
    expect(await choose(id, 999.5, { token: other })).toMatchObject({ status: 404 });
    expect(await choose(id, 999)).toMatchObject({ status: 409, body: { code: 'price-changed', success: false } });
    const onDelivery = await shop.chosen();
    expect(await offered(onDelivery), 'to be paid on delivery').toBeUndefined();
    expect(await choose(onDelivery)).toMatchObject({ status: 409, body: { code: 'method-gone' } });
  });

  test('10.bank-transfer chosen it waits for that many days, and its buyer is told the account, once', async () => {
    const id = await chosen();
    const number = await numberOf(shop.db, id);
    const until = Date.parse((await shop.rowOf(id)).confirm_by ?? '');
    expect(Math.abs(until - shop.now().getTime() - 5 * DAY_MS)).toBeLessThan(60_000);
    expect(await shop.read(id)).toMatchObject({
      status: 0,
      transfer: { lines: await lines(id), until: new Date(until).toISOString(), note: 'Thank you.' },
    });
    const toOwner = await shop.db
      .selectFrom('outbox')
      .select('subject')
      .where('subject', 'like', '%₹999.50 come?')
      .execute();
    expect(
      toOwner.filter(({ subject }) => subject.includes(number)),
      'the owner is told that it waits',
    ).toHaveLength(1);
    expect(await choose(id, 999.5)).toMatchObject({ status: 200 });
    const mails = (await shop.mailsOf(id)).filter(({ subject }) => subject.startsWith('How to pay'));
    expect(mails).toHaveLength(1);
    expect(await textOfMail(shop, mails[0]!.subject))
      .toContain(`Please transfer the amount by 8 June 2026, with exactly this reference:

Account holder: Webstube
IBAN: DE89 3704 0044 0532 0130 00
BIC: COBADEFFXXX
Amount: ₹999.50
Reference: ${number}

Thank you.`);
    const tracked = await shop.get(`/orders/${number}?contactInfo=asha@example.com`);
    expect(tracked.body.transfer, 'whoever tracks it is not told').toBeUndefined();
    expect((await shop.run('list')).said).toContain('awaits transfer until 2026-06-08');
    expect((await shop.run('show', id)).said).toContain('Awaits transfer until  2026-06-08');
  });

  test('10.bank-transfer while it is awaited no day of arrival is promised: that decides', async () => {
    const id = await chosen();
    const arrives = { earliest: '2026-06-08', latest: '2026-06-12' };
    const delivery = { id: 'post', label: 'Post', arrives };
    await shop.db
      .updateTable('orders')
      .set({ delivery: JSON.stringify(delivery) })
      .where('id', '=', id)
      .execute();
    expect((await shop.read(id)).delivery).toEqual({ label: 'Post' });
    const tracked = await shop.get(`/orders/${await numberOf(shop.db, id)}?contactInfo=asha@example.com`);
    expect(tracked.body.delivery).toEqual({ label: 'Post' });
    await shop.run('confirm', id);
    expect((await shop.read(id)).delivery).toEqual({ label: 'Post', arrives });
  });

  test('10.bank-transfer the page of an order that awaits one offers the other ways alone', async () => {
    const ways = async (orderId: string) => {
      const token = tokenIn(await textOfMail(shop, `How to pay for your order ${await numberOf(shop.db, orderId)}`));
      const { body } = await shop.post('/order-links/open', { token });
      return body.paymentFields?.[0].options.map(({ value }: { value: string }) => value);
    };
    const id = await chosen();
    const others = (await shop.optionsOf(id)).map(({ value }) => value).filter((value) => value !== 'bank-transfer');
    expect(await ways(id)).toEqual(others);
    expect(others.length).toBeGreaterThan(0);
  });

  test('10.bank-transfer once the owner says that the money has come the order goes on, paid by transfer', async () => {
    const id = await chosen();
    expect((await shop.run('paid', id)).wrong).toContain('`orders confirm` says that its money has come');
    expect((await shop.run('confirm', id)).said).toContain('paid');
    const order = await shop.read(id);
    expect(order).toMatchObject({ status: 1 });
    expect(order.transfer).toBeUndefined();
    expect(await shop.rowOf(id)).toMatchObject({ collect: null, confirm_by: null });
    const payments = await shop.db.selectFrom('payments').selectAll().where('order_id', '=', id).execute();
    expect(payments).toMatchObject([{ provider: 'bank-transfer', status: 'succeeded', amount_paise: 99950 }]);
    expect((await shop.mailsOf(id)).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^We have your payment/),
    );
    expect((await shop.run('list')).said).toContain('paid (bank transfer)');
    expect((await shop.run('show', id)).said).toContain('  bank transfer  succeeded  ');
    expect((await shop.run('cancel', id, '--yes')).status).toBe(0);
    const { said } = await shop.run('refunds');
    expect(said).toContain(await numberOf(shop.db, id));
    expect(said, 'no gateway took it').not.toContain('through its gateway');
    expect((await shop.run('refund', id, '--yes')).said).toContain('since it was paid by bank transfer');
    expect((await shop.run('refunded', id, '--yes', '--note', 'to DE02 1203')).status).toBe(0);
    expect((await shop.run('refunds')).said).not.toContain(await numberOf(shop.db, id));
  });

  test('10.bank-transfer without money it is cancelled a day after that, and not with the others before', async () => {
    const id = await chosen();
    shop.pass(3 * DAY_MS);
    await expire();
    expect(await shop.read(id), 'longer than others wait').toMatchObject({ status: 0 });
    shop.pass(2 * DAY_MS + 23 * 60 * 60_000);
    await expire();
    expect(await shop.read(id), 'on the last day').toMatchObject({ status: 0 });
    shop.pass(2 * 60 * 60_000);
    await expire();
    expect(await shop.read(id)).toMatchObject({ status: 4 });
    const last = (await shop.mailsOf(id)).find(({ subject }) => subject.includes('is cancelled'));
    expect(last?.text).toContain('No transfer for it has come in time.');
  });

  test('10.bank-transfer whoever chose it may pay another way: at a gateway, or on delivery', async () => {
    const online = await chosen();
    await shop.tell((await shop.begin('payu', online)).charge, { outcome: 'paid' });
    expect(await shop.read(online)).toMatchObject({ status: 1 });
    expect(await shop.rowOf(online)).toMatchObject({ collect: null, confirm_by: null });
    const atDoor = await chosen();
    expect(await shop.choose(atDoor, 1048.5)).toMatchObject({ status: 200 });
    expect(await shop.rowOf(atDoor)).toMatchObject({ status: 1, collect: 'due', confirm_by: null });
  });

  test('10.bank-transfer a store that does not state an account offers none, and one that does sells without a gateway', async () => {
    expect(await hasPaidLater(shop.url)).toBe(true);
    await shop.offer(undefined);
    const id = await shop.order();
    expect(await offered(id)).toBeUndefined();
    expect((await choose(id)).status).toBe(422);
    expect((await shop.get('/storeInfo')).body.capabilities).not.toContain('bankTransfer');
  });
});
