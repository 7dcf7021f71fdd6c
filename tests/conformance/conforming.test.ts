import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { UPI_ACCOUNT } from '../fixtures/gateway/accounts.ts';
import { sqlite } from '../api/engines.ts';
import { HOST, openShop, type TestShop } from '../api/fixture.ts';
import { cheapHash } from '../api/sign-up.ts';
import { startForeignBackend } from '../fixtures/backend.ts';
import { endpoints } from '../fixtures/endpoints.ts';
import { startExample } from '../fixtures/example-backend.ts';
import { INVOICE, withDocuments } from './documents.ts';
import { withDelivery } from './delivery.ts';
import { withFault } from './fault.ts';
import { CAPABILITY_FAULTS } from './faults/capabilities.ts';
import { type Send, sendTo } from '#conformance/asking/send.ts';
import { type Report, runSuite } from '#conformance/suite.ts';
import { LIMITS } from '#conformance/limits.ts';

/** A busy machine makes no backend a slow one. */
const UNHURRIED = { ...LIMITS, wholeMs: 300_000, requestMs: 60_000, slowMs: Infinity };
const run = (send: Send, only: string[] = []) => runSuite({ send, only, allowed: { write: true }, limits: UNHURRIED });
const statesOf = ({ levels }: Report) =>
  Object.fromEntries(levels.flatMap(({ name, state }) => (state === 'not-run' ? [] : [[name, state]])));
const findingsOf = ({ levels }: Report) => levels.flatMap(({ findings }) => findings);
const SPECIFIED = { reads: 'passed', accounts: 'passed', orders: 'passed', payments: 'passed' };

test('the example backend passes every level it offers, without a warning', async () => {
  const example = await startExample();
  const report = await run(sendTo(example.url, undefined));
  example.stop();
  expect(findingsOf(report)).toEqual([]);
  expect(statesOf(report)).toEqual({ ...SPECIFIED, items: 'passed', idempotency: 'passed' });
  expect(report.passed).toBe(true);
});

test.each(['a', 'b'] as const)('a backend of the specified calls alone passes them in reading %s', async (reading) => {
  const backend = await startForeignBackend({ reading });
  const report = await run(sendTo(backend.url, 'shop.example'));
  await backend.close();
  expect(findingsOf(report).filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(statesOf(report)).toEqual(SPECIFIED);
  expect(new Set(backend.hosts)).toEqual(new Set(['shop.example']));
});

let shop: TestShop;
let embedded: Send;
let asked: Set<string>;
/** Another in each test: limits are counted by address. This machine, to which the sandbox bank is open. */
let peer = '';
let peers = 0;
beforeAll(async () => {
  shop = await openShop(sqlite, { environment: UPI_ACCOUNT });
  const bankTransfer = { holder: 'Kiln', iban: 'DE89370400440532013000' };
  const asking = { payOnDelivery: { confirm: true }, newsletter: 'confirm' };
  const settings = JSON.stringify({ bankTransfer, ...asking, returns: { cancel: true } });
  await shop.db.updateTable('stores').set({ settings }).execute();
  asked = new Set();
  embedded = async (path, { signal, ...init }) => {
    asked.add(
      `${init.method} ${path.replace(/\?.*/, '').replace(/^(\/(?:products|orders|size-guides))\/[^/]+/, '$1/:id')}`,
    );
    signal.throwIfAborted();
    const headers = { host: HOST, ...init.headers };
    const answer = await shop.api.fetch(new Request(`http://${HOST}/api/v1${path}`, { ...init, headers }), peer);
    if (path === '/users/register' && answer.status === 201) await makeHashCheap(String(init.body));
    return answer;
  };
});
beforeEach(() => void (peer = `127.0.0.${(peers += 1)}`));
afterAll(() => shop.close());

/** An account that was opened signs in several times in each run: how long a hash takes is other tests' business. */
async function makeHashCheap(registration: string): Promise<void> {
  const { email, password } = JSON.parse(registration) as { email: string; password: string };
  const password_hash = cheapHash(password);
  await shop.db.updateTable('users').set({ password_hash }).where('email', '=', email.toLowerCase()).execute();
}

test('our own API passes every level, and the suite asks every call of the contract', async () => {
  const report = await run(embedded);
  expect(findingsOf(report)).toEqual([]);
  expect(Object.values(statesOf(report)).filter((state) => state !== 'passed')).toEqual([]);
  expect(report.passed).toBe(true);
  const all = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
  expect(all.filter((call) => !asked.has(call))).toEqual([]);
});

test.each(CAPABILITY_FAULTS)('of our own API with a fault: $name', async (fault) => {
  const report = await run(withFault(embedded, fault), ['capabilities']);
  expect(findingsOf(report).map(({ endpoint, path, kind }) => ({ endpoint, path, kind }))).toEqual([fault.finding]);
});

test('documents of orders lead to pages, and whoever tracks an order is sent none', async () => {
  const report = await run(withDocuments(embedded, INVOICE), ['items', 'documents']);
  expect(findingsOf(report)).toEqual([]);
  expect(statesOf(report)).toMatchObject({ documents: 'passed' });
  const unlinked = await run(withDocuments(embedded, { ...INVOICE, url: 'javascript:1' }), ['items', 'documents']);
  expect(findingsOf(unlinked)).toMatchObject([{ endpoint: 'orders', path: '$[0].documents[0].url', kind: 'value' }]);
  const tracked = await run(withDocuments(embedded, INVOICE, { isTracked: true }), ['items', 'documents']);
  expect(findingsOf(tracked)).toMatchObject([{ endpoint: 'order', path: '$.documents', kind: 'access' }]);
});

test.each([
  ['hasFeatured', (said: boolean) => !said],
  ['hasSale', (said: boolean) => !said],
  ['filledCategories', (said: string[]) => said.filter((name) => name !== 'jeans')],
] as const)('a record that says the wrong thing of a list: %s', async (field, wrongly) => {
  const path = `$.${field}`;
  const wrong = withFault(embedded, {
    name: '',
    on: ['GET /storeInfo'],
    body: (store) => ({ ...store, [field]: wrongly(store[field]) }),
    finding: { endpoint: 'storeInfo', path, kind: 'differs' },
  });
  expect(findingsOf(await run(wrong, ['reads']))).toMatchObject([{ endpoint: 'storeInfo', path, kind: 'differs' }]);
});

test('a parcel whose address is no page', async () => {
  const parcels = [{ trackingNumber: 'A1', trackingUrl: 'javascript:alert(1)' }];
  const wrong = withFault(embedded, {
    name: '',
    on: ['GET /orders/:id'],
    body: (order) => ({ ...order, parcels }),
    finding: { endpoint: 'order', path: '$.parcels[0].trackingUrl', kind: 'value' },
  });
  expect(findingsOf(await run(wrong, ['orders']))).toMatchObject([
    { endpoint: 'order', path: '$.parcels[0].trackingUrl', kind: 'value' },
  ]);
});

test('a backend whose totals are more than its lines is right when its parts say why', async () => {
  const report = await run(withDelivery(embedded));
  expect(findingsOf(report)).toEqual([]);
  expect(statesOf(report)).toMatchObject({ orders: 'passed', quotes: 'passed', parts: 'passed' });
});

test.each([
  ['an order that costs more than its quote', ['GET /orders/:id'], { total: 5, part: 5 }, 'differs'],
  ['an order whose parts are a paisa less', ['GET /orders/:id'], { total: 0, part: -0.01 }, 'sum'],
  ['a quote whose total leaves a part out', ['POST /quotes'], { total: -99, part: 0 }, 'sum'],
] as const)('and wrong with %s', async (_, on, { total, part }, kind) => {
  const wrong = withFault(withDelivery(embedded), {
    name: '',
    on: [...on],
    body: (answer) => {
      const [first, ...others] = answer.parts;
      return { ...answer, total: answer.total + total, parts: [{ ...first, amount: first.amount + part }, ...others] };
    },
    finding: { endpoint: 'order', path: '', kind },
  });
  const kinds = findingsOf(await run(wrong)).map((finding) => finding.kind);
  expect(kinds).toContain(kind);
});
