import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ExampleBackend, startExample } from '../fixtures/example-backend.ts';
import { type Fault, withFault } from './fault.ts';
import { ACCOUNT_FAULTS } from './faults/accounts.ts';
import { CATALOGUE_FAULTS } from './faults/catalogue.ts';
import { ORDER_FAULTS } from './faults/orders.ts';
import { PAYMENT_FAULTS } from './faults/payments.ts';
import { TRANSPORT_FAULTS } from './faults/transport.ts';
import { startProxy } from './proxy.ts';
import { type Send, sendTo } from '#conformance/asking/send.ts';
import { LIMITS } from '#conformance/limits.ts';
import { runSuite } from '#conformance/suite.ts';

let example: ExampleBackend;
beforeAll(async () => {
  example = await startExample();
});
afterAll(() => example.stop());

async function findings(send: Send, { allowed, limits, finding }: Fault, only: string[] = []) {
  const { levels, passed } = await runSuite({
    send,
    only,
    allowed: { write: true, ...allowed },
    limits: { ...LIMITS, slowMs: Infinity, ...limits },
  });
  expect(passed).toBe(finding.severity === 'warning');
  return levels
    .flatMap((level) => level.findings)
    .map(({ endpoint, path, kind, severity }) => ({ endpoint, path, kind, severity }));
}

/** What a run without --write finds; TEST_ALL=yes sends orders as well. */
const read = (fault: Fault): Fault =>
  process.env.TEST_ALL ? fault : { ...fault, allowed: { write: false, ...fault.allowed } };

describe('one fault of the example backend is one finding', () => {
  test.each([...CATALOGUE_FAULTS.map(read), ...ACCOUNT_FAULTS, ...ORDER_FAULTS, ...PAYMENT_FAULTS])(
    '$name',
    async (fault) => {
      expect(await findings(withFault(sendTo(example.url, undefined), fault), fault)).toEqual([
        { severity: 'error', ...fault.finding },
      ]);
    },
  );

  test.each(TRANSPORT_FAULTS.map(read))('$name', async (fault) => {
    const proxy = await startProxy(example.url, fault);
    expect(await findings(sendTo(proxy.url, undefined), fault)).toEqual([{ severity: 'error', ...fault.finding }]);
    proxy.stop();
  });
});
