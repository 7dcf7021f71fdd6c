import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForeignBackend, type ForeignBackend } from '../fixtures/backend.ts';

/** The acceptance of the layout (design.md section 2): no src/store-api, API_URL set, and there is still a shop. */
const REPO = resolve(import.meta.dirname, '../..');
const COPIED = ['src', 'public', 'package.json', 'package-lock.json', 'tsconfig.json', 'astro.config.mjs'];
let folder: string;
let backend: ForeignBackend;
let shop: ChildProcess | undefined;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-'));
  for (const name of COPIED) cpSync(join(REPO, name), join(folder, name), { recursive: true });
  symlinkSync(join(REPO, 'node_modules'), join(folder, 'node_modules'));
  rmSync(join(folder, 'src/store-api'), { recursive: true });
  backend = await startForeignBackend();
  const env = { ...process.env, API_URL: backend.url, API_HOST: 'shop.example', PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'production', VITEST: '' };
  const built = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--silent'], { cwd: folder, env, encoding: 'utf8' });
  expect(built.status, built.stdout + built.stderr).toBe(0);
  shop = spawn(process.execPath, ['src/start.ts'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  origin = await new Promise<string>((found, fail) => {
    shop!.stdout!.on('data', (chunk: Buffer) => {
      const open = /is open at (\S+)/.exec(chunk.toString());
      if (open) found(open[1]!);
    });
    shop!.once('exit', (code) => fail(new Error(`ended with ${code}`)));
  });
}, 300_000);

afterAll(async () => {
  shop?.kill('SIGTERM');
  await backend?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

async function page(path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(origin + path, { redirect: 'manual' });
  return { status: response.status, html: await response.text() };
}

test('pages show the foreign backend in HTML', async () => {
  const home = await page('/');
  expect(home.status).toBe(200);
  expect(home.html).toContain('Foreign Threads');
  expect(home.html).toContain('Foreign jeans 2');
  const list = await page('/products?category=jeans');
  expect(list.html).toContain('Showing 1 to 12 of 20 items');
  const product = await page('/product/p1');
  expect(product.html).toContain('₹1,499');
  expect(product.html).toContain('Cotton');
  expect(product.html).not.toContain('never shown');
});

test('unknown things have their words and statuses', async () => {
  const missing = await page('/product/nope');
  expect(missing.status).toBe(404);
  expect(missing.html).toContain('Product Not Found');
  expect((await page('/nope/at/all')).status).toBe(404);
  expect((await page('/nope')).status).toBe(302);
});

test('policies lose their scripts', async () => {
  const { html } = await page('/terms');
  expect(html).toContain('Foreign Threads sells.');
  expect(html).not.toContain('alert(1)');
});

test('/api/v1 forwards, and the store is named by Host', async () => {
  const response = await fetch(`${origin}/api/v1/products?limit=1`);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ pagination: { total: 30 } });
  expect(new Set(backend.hosts)).toEqual(new Set(['shop.example']));
});

test('a backend that goes away leaves pages with the words of the spec', async () => {
  await backend.close();
  const list = await page('/products?category=jeans');
  expect(list.status).toBe(503);
  expect(list.html).toContain('Failed to load products. Please try again.');
  expect(list.html).toContain('Failed to load store information. Please refresh the page.');
  expect((await page('/product/p1')).html).toContain('Failed to load product details');
});
