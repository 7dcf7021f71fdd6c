import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlite } from '../engines.ts';
import { openShop, type TestShop } from '../fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop(sqlite);
});
afterAll(() => shop.close());

test('/api/v1/openapi.json is docs/openapi.json, on any host', async () => {
  const committed = readFileSync('docs/openapi.json', 'utf8');
  for (const host of ['shop.example', 'elsewhere.example']) {
    const { status, text, headers } = await shop.call('GET', '/openapi.json', { host });
    expect([status, headers.get('content-type'), text]).toEqual([200, 'application/json', committed]);
    expect(headers.get('cache-control')).toBe('public, max-age=300');
  }
});
