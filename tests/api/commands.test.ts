import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BELT } from './catalogue.ts';
import { sqlite } from './engines.ts';
import { openShop, orderOf, type TestShop } from './fixture.ts';
import { ownerCommand } from './owner-command.ts';

let shop: TestShop;
let folder: string;
beforeEach(async () => {
  shop = await openShop(sqlite);
  folder = mkdtempSync(join(tmpdir(), 'selvedge-commands-'));
});
afterEach(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});
const store = (...args: string[]) => ownerCommand({ DATA_DIR: shop.dataFolder, DATABASE_URL: shop.url }, args);
/**
 * A process of its own, while this one goes on: were it to wait, a transaction of its shop that is open just now would
 * hold the database for good.
 */
async function processOf(command: string, args: string[]) {
  const child = spawn(command, args, {
    env: { ...process.env, DATA_DIR: shop.dataFolder, DATABASE_URL: shop.url, NODE_OPTIONS: '' },
  });
  const [said, wrong] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const status = child.exitCode ?? (await once(child, 'exit'))[0];
  return { status, said: said.trim(), wrong: wrong.trim() };
}

const jsonOf = async (...args: string[]) => JSON.parse((await store(...args, '--json')).said);

test('without a terminal what cannot be undone needs --yes: exit code 3, and nothing is changed', async () => {
  const token = await shop.signUp('asha@example.com');
  const { id } = (await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token })).body;
  expect(await store('orders', 'cancel', id)).toEqual({
    status: 3,
    said: '',
    wrong: `Order ${id} is cancelled for good, and the shopper is told.\nNothing is changed: --yes does it.`,
  });
  expect(await jsonOf('orders', 'show', id)).toMatchObject({ id, status: 'pending', history: [{ cause: 'placed' }] });
  expect(await store('customers', 'close', 'asha@example.com')).toMatchObject({ status: 3 });
  expect((await shop.get('/orders', { token })).status).toBe(200);
  expect(await store('orders', 'cancel', id, '--yes')).toMatchObject({ status: 0, said: `${id}: cancelled` });
  expect(await store('customers', 'close', 'asha@example.com', '--yes')).toEqual({
    status: 0,
    said: 'The account of asha@example.com is closed.',
    wrong: '',
  });
  expect((await shop.get('/orders', { token })).status).toBe(401);
  expect(await jsonOf('orders', 'refunds')).toEqual([]);
  expect(await jsonOf('list')).toMatchObject([{ id: 'main', isDefault: true, hosts: ['shop.example'] }]);
});

test('the process: what it prints, where, and the code it ends with', async () => {
  const run = (...args: string[]) => processOf(process.execPath, ['src/owner/cli/cli.ts', ...args]);
  const help = expect.stringMatching(/^npm run store -- COMMAND\n.*There is no command 'sell'\.$/s);
  const where = `Database ${shop.url.slice('sqlite:'.length)}, shop main`;
  expect(await run('stock', 'set', 'jeans-s-indigo', '4')).toEqual({
    status: 0,
    said: 'jeans-s-indigo: 4 (was not counted)',
    wrong: where,
  });
  expect(await run('stock', 'add', 'none', '1')).toEqual({
    status: 1,
    said: '',
    wrong: `${where}\nThere is no variant with the SKU 'none'.`,
  });
  expect(await run('sell')).toEqual({ status: 2, said: '', wrong: help });
});

test('a reader that closes the pipe early is no defect: the command ends quietly', async () => {
  const token = await shop.signUp('asha@example.com');
  for (let count = 0; count < 3; count += 1)
    await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token });
  const cli = `"${process.execPath}" src/owner/cli/cli.ts`;
  for (const words of ['orders export', 'orders list', 'help']) {
    // Nobody reads a word of it; the code of the command itself is told apart.
    const { said, wrong } = await processOf('sh', ['-c', `{ ${cli} ${words}; echo "code $?" >&3; } 3>&2 | true`]);
    expect([words, said, wrong]).toEqual([words, '', 'code 0']);
  }
});

test('stock history and synonyms as JSON', async () => {
  expect((await store('stock', 'set', 'jeans-s-indigo', '4')).status).toBe(0);
  expect((await jsonOf('stock', 'history', 'jeans-s-indigo'))[0]).toMatchObject({
    after: 4,
    cause: 'set by the owner',
  });
  writeFileSync(join(folder, 'words.txt'), '# mine\npot, jug\n\ntopi > cap\n');
  expect((await store('synonyms', join(folder, 'words.txt'))).status).toBe(0);
  expect(await jsonOf('synonyms')).toEqual(['pot, jug', 'topi > cap']);
});

test('apply asks before products go; validate, diff and apply speak JSON; the codes are those of the documents', async () => {
  const shopFolder = join(folder, 'kiln');
  expect((await store('init', shopFolder, '--name', 'Kiln', '--yes')).status).toBe(0);
  for (const page of ['terms', 'privacy']) writeFileSync(join(shopFolder, `policies/${page}.md`), 'Fair.\n');
  expect(await jsonOf('validate', shopFolder)).toMatchObject({ problems: [], categories: 1, products: 1, stock: 1 });
  expect(await jsonOf('apply', shopFolder)).toContainEqual({ change: 'create', what: 'product first-shirt' });
  expect(await jsonOf('apply', shopFolder)).toEqual([]);
  const products = join(shopFolder, 'products.csv');
  writeFileSync(
    products,
    readFileSync(products, 'utf8').replaceAll('first-shirt', 'other-shirt').replaceAll('FIRST-M', 'O-M'),
  );
  writeFileSync(join(shopFolder, 'stock.csv'), 'SKU,quantity\n');
  expect(await jsonOf('diff', shopFolder)).toContainEqual({ change: 'delete', what: 'product first-shirt' });
  expect(await store('apply', shopFolder)).toEqual({
    status: 3,
    said: '',
    wrong: 'Products that the folder does not have go: first-shirt.\nNothing is changed: --yes does it.',
  });
  expect(await store('apply', shopFolder, '--fail-on-delete', '--yes')).toMatchObject({ status: 1 });
  expect(await jsonOf('diff', shopFolder)).not.toEqual([]);
  expect(await store('apply', shopFolder, '--yes')).toMatchObject({ status: 0, wrong: '' });
  expect(await jsonOf('diff', shopFolder)).toEqual([]);
  writeFileSync(join(shopFolder, 'categories.yaml'), '- nam: Shirts\n');
  const { status, said } = await store('validate', shopFolder, '--json');
  expect(status).toBe(1);
  expect(JSON.parse(said).problems).toContainEqual({
    file: 'categories.yaml',
    line: 1,
    what: expect.stringContaining('did you mean name?'),
  });
  expect(await store('sell')).toMatchObject({ status: 2 });
  const documented = readFileSync('docs/operations.md', 'utf8');
  for (const code of [0, 1, 2, 3]) expect(documented).toMatch(new RegExp(`^\\| ${code} \\|`, 'm'));
});
