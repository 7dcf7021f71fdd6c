import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sqlite } from '../engines.ts';
import { openShop } from '../fixture.ts';

/** The lines of docs/owners.md that order something without a browser, as far as they read an answer. */
const OWNERS = readFileSync('docs/owners.md', 'utf8');
const [, script = ''] = /node -pe '\n([^']+)'/.exec(OWNERS) ?? [];
const ITEM = (answer: unknown) => {
  const { stdout, stderr } = spawnSync(process.execPath, ['-pe', script], { input: JSON.stringify(answer) });
  expect(stderr.toString()).toBe('');
  return JSON.parse(stdout.toString()) as Record<string, unknown>;
};

test('they take the first choice that is there of the first product that can be bought', async () => {
  const shop = await openShop(sqlite);
  const { text } = await shop.get('/products?inStock=true').then(({ body }) => ({ text: JSON.stringify(body) }));
  const [, id = ''] = /^{"data":\[{"id":"([^"]*)".*/.exec(text) ?? [];
  const item = ITEM((await shop.get(`/products/${id}`)).body);
  expect(item).toMatchObject({ productId: id, quantity: 1 });
  const { body } = await shop.post('/quotes', { items: [item] });
  expect(body.total).toBeGreaterThan(0);
  expect(body.lines).toEqual([expect.not.objectContaining({ problem: expect.anything() })]);
  await shop.close();
  const variants = [
    { size: 'S', available: false },
    { size: 'M', color: null, available: true },
  ];
  expect(ITEM({ id: 'a', variants })).toEqual({ productId: 'a', quantity: 1, size: 'M' });
  expect(ITEM({ id: 'a' })).toEqual({ productId: 'a', quantity: 1 });
});
