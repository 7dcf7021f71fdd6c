import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlite } from '../engines.ts';
import { openShop, type TestShop } from '../fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop(sqlite);
  writeFileSync(join(shop.dataFolder, 'secret.jpg'), 'not for you');
  for (const name of ['a1-640.avif', 'a1.webp', 'a1.jpg', 'a1.png', 'a1.svg', 'a1.html', '.hidden.jpg', 'A1.JPG'])
    writeFileSync(join(shop.dataFolder, 'media', name), `<${name}>`);
});
afterAll(() => shop.close());

test.each([
  ['a1-640.avif', 'image/avif'],
  ['a1.webp', 'image/webp'],
  ['a1.jpg', 'image/jpeg'],
  ['a1.png', 'image/png'],
])('/media/%s is %s, kept for ever', async (name, type) => {
  const { status, headers, text } = await shop.get(`/media/${name}`);
  expect({ status, text }).toEqual({ status: 200, text: `<${name}>` });
  expect(headers.get('content-type')).toBe(type);
  expect(headers.get('content-length')).toBe(String(text.length));
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test('HEAD tells the same without the file', async () => {
  const { status, headers, text } = await shop.call('HEAD', '/media/a1.jpg');
  expect({ status, text, length: headers.get('content-length') }).toEqual({ status: 200, text: '', length: '8' });
});

test.each([
  'a1.svg',
  'a1.html',
  'missing.jpg',
  '.hidden.jpg',
  'A1.JPG',
  '..%2fsecret.jpg',
  '%2e%2e/secret.jpg',
  '..%5csecret.jpg',
  '',
  'a1.jpg/',
  'a1.jpg%00.png',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
])('/media/%s is not served', async (name) => {
  const { status, text } = await shop.get(`/media/${name}`);
  expect([400, 404]).toContain(status);
  expect(text).not.toContain('not for you');
});

test('a folder named like a picture is none', async () => {
  symlinkSync('/tmp', join(shop.dataFolder, 'media', 'folder.jpg'));
  expect((await shop.get('/media/folder.jpg')).status).toBe(404);
});
