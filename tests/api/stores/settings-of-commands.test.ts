import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { COMMANDS } from '#owner/cli/commands.ts';
import { databaseName } from '#owner/cli/say-where.ts';
import { BELT } from '../catalogue.ts';
import { sqlite } from '../engines.ts';
import { openShop, orderOf, type TestShop } from '../fixture.ts';
import { ownerCommand } from '../owner-command.ts';

let shop: TestShop;
let folder: string;
beforeEach(async () => {
  shop = await openShop(sqlite);
  folder = mkdtempSync(join(tmpdir(), 'selvedge-where-'));
});
afterEach(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});
const store = (...args: string[]) =>
  ownerCommand({ DATA_DIR: shop.dataFolder, DATABASE_URL: shop.url }, args, { saysWhere: true });
const path = () => shop.url.slice('sqlite:'.length);

test('commands read the settings of the file that --env names, and say which database they write to', async () => {
  const file = join(folder, 'shop.env');
  writeFileSync(file, `# of the service\nDATA_DIR=${shop.dataFolder}\nDATABASE_URL=${shop.url}\n`);
  const elsewhere = join(folder, 'elsewhere');
  const ended = await ownerCommand({}, ['stock', 'set', 'jeans-s-indigo', '4', '--env', file], {
    saysWhere: true,
  });
  expect(ended).toEqual({
    status: 0,
    said: 'jeans-s-indigo: 4 (was not counted)',
    wrong: `Database ${path()}, shop main`,
  });
  // What it wrote to before the service had a DATA_DIR that the owner's shell has not.
  mkdirSync(elsewhere);
  const lost = await ownerCommand({ DATA_DIR: elsewhere, DATABASE_URL: '' }, ['stock', 'set', 'jeans-s-indigo', '4']);
  expect(lost).toMatchObject({ status: 1, said: '' });
  expect(await ownerCommand({}, ['list', '--env', join(folder, 'none.env')])).toEqual({
    status: 1,
    said: '',
    wrong: `${join(folder, 'none.env')} cannot be read: ENOENT`,
  });
});

/** What writes, with arguments that it takes; `id` is an order's. `validate` and `init` know no database. */
const WRITE: Record<string, (id: string) => string[]> = {
  backup: () => [join(folder, 'backup.db')],
  restore: () => [join(folder, 'backup.db')],
  'stock set': () => ['jeans-s-indigo', '4'],
  'stock add': () => ['jeans-s-indigo', '4'],
  'stock apply': () => [join(folder, 'stock.csv')],
  import: () => [join(folder, 'products.csv')],
  apply: () => [join(folder, 'kiln')],
  export: () => [join(folder, 'written')],
  synonyms: () => [join(folder, 'words.txt')],
  remove: () => ['main'],
  'customers erase': () => ['asha@example.com'],
  'customers close': () => ['asha@example.com'],
  'customers unsubscribe': () => ['asha@example.com'],
  'orders confirm': (id) => [id],
  'orders ship': (id) => [id],
  'orders tracking': (id) => [id, 'AB127'],
  'orders deliver': (id) => [id],
  'orders cancel': (id) => [id],
  'orders refunded': (id) => [id],
  'test-mail': () => ['asha@example.com'],
  'encode-pictures': () => [],
};
const READ = [
  'customers export',
  'customers show',
  'diff',
  'doctor',
  'init',
  'list',
  'messages',
  'orders',
  'orders export',
  'orders list',
  'orders print',
  'orders refunds',
  'orders show',
  // Says it where it fills one.
  'prepare',
  'stock history',
  'stock list',
  'validate',
];
/** Of all shops at once. */
const WITHOUT_SHOP = ['backup', 'restore', 'encode-pictures'];

test('every command that writes names the database, and the shop', async () => {
  expect(COMMANDS.map(({ name }) => name).sort()).toEqual([...Object.keys(WRITE), ...READ].sort());
  const token = await shop.signUp('asha@example.com');
  const { id } = (await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token })).body;
  expect((await store('init', join(folder, 'kiln'), '--name', 'Kiln', '--yes')).status).toBe(0);
  writeFileSync(join(folder, 'stock.csv'), 'SKU,quantity\njeans-s-indigo,3\n');
  writeFileSync(join(folder, 'words.txt'), 'pot, jug\n');
  writeFileSync(join(folder, 'products.csv'), readFileSync(join(folder, 'kiln/products.csv')));
  for (const [name, argumentsOf] of Object.entries(WRITE)) {
    const { said, wrong } = await store(...name.split(' '), ...argumentsOf(String(id)));
    const what = `${name}: ${said}\n${wrong}`;
    expect(`${said}\n${wrong}`, what).toContain(path());
    if (WITHOUT_SHOP.includes(name)) continue;
    expect(wrong.split('\n')[0], what).toBe(`Database ${path()}, shop ${name === 'apply' ? 'kiln' : 'main'}`);
  }
});

test.each([
  ['postgres://shop:se@cret/word@db.example:5432/shop?sslmode=require&password=hush', '//db.example:5432/shop'],
  ['postgresql://db.example/shop', '//db.example/shop'],
  ['postgres://shop:hush?@one:1,two:2/shop', '//one:1,two:2/shop'],
])('%s is named without password', (url, name) => {
  expect(databaseName(url)).toMatch(/^postgres(ql)?:\/\//);
  expect(databaseName(url)).toContain(name);
  expect(databaseName(url)).not.toMatch(/hush|cret|word/);
});
