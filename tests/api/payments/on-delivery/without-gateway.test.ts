import { expect, test } from 'vitest';
import { BELT } from '../../catalogue.ts';
import { sqlite } from '../../engines.ts';
import { type CallOptions, openShop, orderOf } from '../../fixture.ts';
import { textOfMail } from '../../mail/text-of-mail.ts';
import { tokenIn } from '../../orders/links/mailed-token.ts';
import { ownerCommand } from '../../owner-command.ts';
import { examine } from '#owner/doctor/examine.ts';
import { hasPaidLater } from '#owner/stores/paid-later.ts';
import { createStore } from '#owner/stores/create-store.ts';
import type { DeliverySettings } from '#store-api/shop/stores/delivery-settings.ts';

/** A shop in public that is paid on delivery and by nothing else. */
async function openPaidAtTheDoor(payOnDelivery?: object, delivery?: DeliverySettings, bankTransfer?: object) {
  const shop = await openShop(sqlite, { environment: { STORE_ORIGIN: 'https://shop.example' } });
  const info = { storeName: 'Main', companyEmail: 'owner@shop.example', origin: 'https://shop.example' };
  await createStore(shop.db, { id: 'main', isDefault: true, hosts: ['shop.example'], info });
  await shop.db
    .updateTable('stores')
    .set({ settings: JSON.stringify({ bankTransfer, payOnDelivery, delivery }) })
    .execute();
  const settings = { DATABASE_URL: shop.url, DATA_DIR: shop.dataFolder };
  return {
    ...shop,
    list: async () => (await ownerCommand(settings, ['list'])).said,
    doctor: async (more = { STORE_ORIGIN: 'https://shop.example' }) =>
      (await examine({ ...settings, ...more }, { lookUp: async () => [], milliseconds: 50 }))
        .filter(({ area }) => area === 'gateways')
        .map(({ level, what }) => `${level}: ${what}`),
  };
}

test('its orders are taken, doctor finds nothing wrong with its payments, and list names the way', async () => {
  const shop = await openPaidAtTheDoor({ label: 'Cash at the door', fee: 0 });
  const token = await shop.signUp('asha@example.com', 'shop.example');
  const call = { token, host: 'shop.example' };
  const { id } = (await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), call)).body;
  const [method] = (await shop.get(`/payments/fields?orderId=${id}`, call)).body;
  expect(method.options).toMatchObject([{ value: 'on-delivery', label: 'Cash at the door' }]);
  expect(method.defaultValue).toBe('on-delivery');
  const chosen = await shop.post('/payments', { orderId: id, fields: { method: 'on-delivery' } }, call);
  expect(chosen).toMatchObject({ status: 200, body: { success: true } });
  expect(chosen.body.redirectUrl).toBe(`https://shop.example/order-success?orderId=${id}`);
  expect(await shop.doctor()).toEqual(['ok: main: paid in INR on delivery alone, as no gateway is set']);
  expect(await shop.list()).toContain('paid on delivery');
  expect(await hasPaidLater(shop.url)).toBe(true);
  await shop.close();
});

test('the thanks are where the shop is read: on this machine where it was opened there, else at its address', async () => {
  const shop = await openPaidAtTheDoor({ label: 'Cash at the door', fee: 0 });
  const token = await shop.signUp('asha@example.com', 'shop.example');
  const { id } = (await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token })).body;
  const thanksAt = async (more: CallOptions) =>
    (await shop.post('/payments', { orderId: id, fields: { method: 'on-delivery' } }, { token, ...more })).body
      .redirectUrl;
  const [here, there] = ['http://localhost:8044', 'https://shop.example'].map(
    (origin) => `${origin}/order-success?orderId=${id}`,
  );
  for (const host of ['localhost:8044', 'api.localhost:8044']) expect(await thanksAt({ host }), host).toBe(here);
  expect(await thanksAt({ host: 'localhost:8044', headers: { 'x-forwarded-for': '203.0.113.9' } })).toBe(there);
  expect(await thanksAt({ host: 'shop.example' })).toBe(there);
  expect(await thanksAt({ host: 'forged.example' }), 'refused: no host of this store').toBeUndefined();
  await shop.close();
});

test('one that is paid by bank transfer sells without a gateway too, also what is picked up', async () => {
  const methods = [{ id: 'shop', label: 'Fetch it', pickUp: true as const }];
  const shop = await openPaidAtTheDoor(undefined, { methods }, { holder: 'Kiln', iban: 'DE89370400440532013000' });
  expect(await shop.doctor()).toEqual(['ok: main: paid in INR by bank transfer alone, as no gateway is set']);
  expect(await shop.list()).toContain('paid by bank transfer');
  expect(await hasPaidLater(shop.url)).toBe(true);
  await shop.close();
});

test('10.bank-transfer the page of an order that awaits one, where there is no other way, asks no more how to pay', async () => {
  const shop = await openPaidAtTheDoor(undefined, undefined, { holder: 'Kiln', iban: 'DE89370400440532013000' });
  const call = { token: await shop.signUp('asha@example.com', 'shop.example'), host: 'shop.example' };
  const { id } = (await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), call)).body;
  await shop.post('/payments', { orderId: id, fields: { method: 'bank-transfer' } }, call);
  const token = tokenIn(await textOfMail(shop, 'How to pay for your order'));
  const { body } = await shop.post('/order-links/open', { token }, { host: 'shop.example' });
  expect(body.order).toMatchObject({ id, transfer: { lines: expect.anything() } });
  expect(body.paymentFields).toBeUndefined();
  await shop.close();
});

test('11.before-order: without a gateway this machine is offered the sandbox bank too, and all that tell of payment say so', async () => {
  const shop = await openShop(sqlite, {});
  const info = { storeName: 'Main', currency: 'EUR', terms: { country: 'DE' } };
  await shop.db
    .updateTable('stores')
    .set({
      info: JSON.stringify(info),
      settings: JSON.stringify({ bankTransfer: { holder: 'Kiln', iban: 'DE89370400440532013000' } }),
    })
    .execute();
  const settings = { DATABASE_URL: shop.url, DATA_DIR: shop.dataFolder };
  const said = async (more: object = {}) =>
    (await examine({ ...settings, ...more }, { lookUp: async () => [], milliseconds: 50 }))
      .filter(({ area }) => area === 'gateways')
      .map(({ what }) => what);
  expect(await said()).toEqual([
    'main: paid in EUR by bank transfer. As no gateway is set, whoever opens it on this machine is offered the sandbox \
bank too, which moves no money',
  ]);
  expect((await ownerCommand(settings, ['list'])).said).toContain(
    'paid by bank transfer; also at the sandbox bank, which moves no money, on this machine alone',
  );
  // What the checkout says is what the form of the payment offers, here and there.
  const token = await shop.signUp('asha@example.com');
  const { id } = (await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token })).body;
  for (const [call, count] of [
    [{}, 2],
    [{ headers: { 'x-forwarded-for': '203.0.113.9' } }, 1],
  ] as const) {
    const [method] = (await shop.get(`/payments/fields?orderId=${id}`, { ...call, token })).body;
    const labels = method.options.map(({ label }: { label: string }) => label);
    expect(labels).toHaveLength(count);
    expect((await shop.get('/storeInfo', call)).body.waysToPay).toEqual(labels);
  }
  await shop.close();
});

test('doctor says that nobody can pay for what is picked up', async () => {
  const sent = { id: 'standard', label: 'Standard', price: 0 };
  const methods = [sent, { id: 'shop', label: 'Fetch it', pickUp: true as const }];
  const shop = await openPaidAtTheDoor({ fee: 0 }, { methods });
  expect(await shop.doctor()).toEqual([
    'warning: main: paid in INR on delivery alone, as no gateway is set: nobody can pay for an order that is picked up',
  ]);
  await shop.close();
});

test('without it nobody can pay, and doctor names this way too', async () => {
  const shop = await openPaidAtTheDoor();
  expect(await shop.doctor()).toEqual([expect.stringMatching(/^error: no payment gateway is set.*payOnDelivery/)]);
  expect(await shop.list()).toContain('paid by no gateway');
  expect(await hasPaidLater(shop.url)).toBe(false);
  expect(await hasPaidLater(`${shop.url}.none`)).toBe(false);
  await shop.close();
});
