import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDiscountShop } from '../api/discounts/discount-shop.ts';
import { sqlite } from '../api/engines.ts';
import { HOST, type TestShop } from '../api/fixture.ts';
import { withFault } from './fault.ts';
import type { Send } from '#conformance/asking/send.ts';
import { LIMITS } from '#conformance/limits.ts';
import { runSuite } from '#conformance/suite.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openDiscountShop(sqlite, [{ id: 'summer', label: 'Summer', code: 'SUMMER', percent: 10 }]);
});
afterAll(() => shop.close());

const embedded: Send = async (path, { signal, ...init }) => {
  signal.throwIfAborted();
  const headers = { host: HOST, ...init.headers };
  return shop.api.fetch(new Request(`http://${HOST}/api/v1${path}`, { ...init, headers }), '127.0.0.1');
};
const limits = { ...LIMITS, wholeMs: 300_000, requestMs: 60_000, slowMs: Infinity };
const run = async (send: Send) => {
  const { levels } = await runSuite({ send, only: ['discounts'], allowed: { write: true }, limits });
  return levels.filter(({ name }) => name === 'discounts');
};

test('10.discounts.code the embedded API passes what it announces', async () => {
  expect(await run(embedded)).toMatchObject([{ state: 'passed', findings: [] }]);
});

test('10.discounts.code a backend that does not read codes is found out, in its quotes and in its orders', async () => {
  const deaf = withFault(embedded, {
    name: 'codes are ignored',
    on: ['POST /quotes', 'POST /orders'],
    request: ({ body }) => void delete body.code,
    finding: { endpoint: 'quote', path: '$.refusal', kind: 'value' },
  });
  const [{ findings } = { findings: [] }] = await run(deaf);
  expect(findings.map(({ endpoint, path }) => `${endpoint} ${path}`)).toEqual(['quote $.refusal', 'createOrder ']);
});
