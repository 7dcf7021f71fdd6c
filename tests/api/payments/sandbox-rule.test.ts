import { expect, test } from 'vitest';
import { BELT } from '../catalogue.ts';
import { sqlite } from '../engines.ts';
import { type CallOptions, openShop, orderOf, type TestShop } from '../fixture.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { checkGateways, readEnvironment, StartError } from '#environment.ts';

/**
 * The sandbox bank is for this machine; a public shop that has no gateway says that it is a test shop, or does not
 * start (docs/decisions D29).
 */
const HTTPS = { STORE_ORIGIN: 'https://shop.example' };
const UPI = { UPI_VPA: 'shop@bank', UPI_NAME: 'Shop' };
const PAYER = { method: 'bank', email: 'a@b.co', phone: '+919876543210' };

test.each<Record<string, string>>([
  HTTPS,
  { STORE_ORIGIN: 'http://192.168.1.5:8044' },
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.1.5' },
  { ...HTTPS, PAYMENT_SANDBOX: 'no' },
])('%j without a gateway does not start', (settings) => {
  expect(() => checkGateways(readEnvironment(settings))).toThrow(StartError);
  expect(() => checkGateways(readEnvironment(settings))).toThrow(/no payment gateway is set.*PAYMENT_SANDBOX=yes/);
});

test.each<Record<string, string>>([
  {},
  { HOST: '127.0.0.1' },
  { HOST: '::1' },
  { STORE_ORIGIN: 'http://localhost:8044' },
  { ...HTTPS, PAYMENT_SANDBOX: 'yes' },
  { HOST: '0.0.0.0', PAYMENT_SANDBOX: 'yes' },
  { ...HTTPS, ...UPI },
  { ...HTTPS, API_URL: 'https://api.example/api/v1' },
])('%j starts', (settings) => {
  expect(() => checkGateways(readEnvironment(settings))).not.toThrow();
});

test('PAYMENT_SANDBOX is yes or no', () => {
  expect(() => readEnvironment({ PAYMENT_SANDBOX: 'perhaps' })).toThrow('PAYMENT_SANDBOX must be yes or no');
});

/** What somebody at a host may pay by: the form's methods, and what came of choosing the bank. */
async function payingAt(shop: TestShop, more: CallOptions) {
  const token = await shop.signUp(`asha.${Math.random().toString(36).slice(2)}@example.com`, more.host);
  const { id } = (await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token, ...more })).body;
  const fields = await shop.get('/payments/fields', { token, ...more });
  const started = await shop.post('/payments', { orderId: id, fields: PAYER }, { token, ...more });
  return {
    fields: fields.status,
    says: fields.body.error as string | undefined,
    started: started.status,
    bank: started.body.action?.redirectUrl as string | undefined,
    reference: started.body.action?.formParams.data.reference as string | undefined,
  };
}

test('on this machine the bank is open; for who comes from elsewhere, or through a proxy, it does not exist', async () => {
  const shop = await openShop(sqlite);
  for (const peer of ['127.0.0.2', '::1', '::ffff:127.0.0.1'])
    expect(await payingAt(shop, { host: 'localhost:8044', peer }), peer).toMatchObject({ fields: 200, started: 200 });
  const here = await payingAt(shop, { host: 'localhost:8044' });
  expect(here).toMatchObject({ fields: 200, started: 200 });
  const elsewhere: CallOptions[] = [
    { host: 'shop.example' },
    { host: 'api.shop.example' },
    ...['203.0.113.9', '192.168.1.9', '::ffff:192.168.1.9', 'fd00::9', '0.0.0.0'].map((peer) => ({
      host: 'localhost:8044',
      peer,
    })),
    ...[
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-forwarded-port',
      'x-real-ip',
      'forwarded',
      'via',
    ].map((name) => ({ host: 'localhost:8044', headers: { [name]: 'for=203.0.113.9' } })),
  ];
  for (const more of elsewhere) {
    expect(await payingAt(shop, more), JSON.stringify(more)).toMatchObject({
      fields: 503,
      says: 'This shop cannot take payments yet. Please contact us.',
      started: 422,
    });
    expect((await shop.get(`/sandbox-bank/pay?reference=${here.reference}`, more)).status).toBe(410);
  }
  expect((await shop.get('/storeInfo', { host: 'shop.example' })).body.testShop).toBeUndefined();
  await shop.close();
});

test('beside a store that is in public the bank does not exist on this machine either', async () => {
  const shop = await openShop(sqlite);
  const info = { origin: 'https://other.example' };
  await createStore(shop.db, { id: 'other', isDefault: false, hosts: ['other.example'], info });
  expect(await payingAt(shop, { host: 'localhost:8044' })).toMatchObject({ fields: 503, started: 422 });
  await shop.close();
});

test('PAYMENT_SANDBOX=yes opens it everywhere, and store info says that this is a test shop', async () => {
  const shop = await openShop(sqlite, { environment: { ...HTTPS, PAYMENT_SANDBOX: 'yes' } });
  for (const host of ['shop.example', 'localhost:8044']) {
    expect(await payingAt(shop, { host })).toMatchObject({ fields: 200, started: 200 });
    expect((await shop.get('/storeInfo', { host })).body.testShop).toBe(true);
  }
  await shop.close();
});

test('a test shop with an address of its own is paid on this machine where it was opened', async () => {
  const shop = await openShop(sqlite, { environment: { ...HTTPS, PAYMENT_SANDBOX: 'yes' } });
  const info = { origin: HTTPS.STORE_ORIGIN };
  await createStore(shop.db, { id: 'main', isDefault: true, hosts: ['shop.example'], info });
  const bankAt = async (more: CallOptions) => (await payingAt(shop, more)).bank;
  expect(await bankAt({ host: 'shop.example' })).toBe('https://shop.example/sandbox-bank/pay');
  expect(await bankAt({ host: 'localhost:8044', headers: { 'x-forwarded-for': '203.0.113.9' } })).toBe(
    'https://shop.example/sandbox-bank/pay',
  );
  const { bank, reference = '' } = await payingAt(shop, { host: 'localhost:8044' });
  expect(bank).toBe('http://localhost:8044/sandbox-bank/pay');
  const decided = await shop.call('POST', '/sandbox-bank/decide', {
    text: new URLSearchParams({ reference, decision: 'approve' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    host: 'localhost:8044',
  });
  expect(decided.headers.get('location')).toMatch(/^\/order-success\?/);
  await shop.close();
});

test('beside a gateway PAYMENT_SANDBOX opens nothing', async () => {
  const shop = await openShop(sqlite, { environment: { ...HTTPS, ...UPI, PAYMENT_SANDBOX: 'yes' } });
  expect(await payingAt(shop, { host: 'shop.example' })).toMatchObject({ fields: 200, started: 422 });
  expect((await shop.get('/storeInfo', { host: 'shop.example' })).body.testShop).toBeUndefined();
  await shop.close();
});
