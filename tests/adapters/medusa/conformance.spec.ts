import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';
import { startMedusaShop } from './shop.ts';

interface Report {
  levels: { name: string; state: string }[];
}

test('the shop with Medusa behind it conforms', async () => {
  const shop = await startMedusaShop();
  try {
    const command = ['src/conformance/run.ts', `${shop.origin}/api/v1`, '--write', '--json'];
    const { stdout } = await promisify(execFile)(process.execPath, command).catch(
      (failed: unknown) => failed as { stdout: string },
    );
    writeFileSync('test-results/adapters/conformance.json', stdout);
    const { levels } = JSON.parse(stdout) as Report;
    expect(levels.filter(({ state }) => state === 'failed')).toEqual([]);
    expect(levels.filter(({ state }) => state === 'passed').map(({ name }) => name)).toEqual([
      'reads',
      'accounts',
      'orders',
      'payments',
      'items',
      'variants',
      'idempotency',
      'quotes',
      'parts',
      'shippingMethods',
      'discounts',
      'search',
      'collections',
      'parcels',
    ]);
  } finally {
    await shop.close();
  }
});
