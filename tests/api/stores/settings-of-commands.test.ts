import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { COMMANDS } from '#owner/cli/commands.ts';
import { databaseName } from '#owner/cli/say-where.ts';
import { issueReceipt } from '#store-api/shop/documents/issue-receipt.ts';
import { findStoreById } from '#store-api/shop/stores/store-of-host.ts';
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

const RECEIPT = 'RE2026-00001';
const PLACE = ['--address', '4 Hill Road', '--city', 'Pune', '--state', 'Maharashtra', '--postal-code', '411001'];
/** Arguments that a command takes; `id` is an order's. */
const ARGUMENTS: Record<string, (id: string) => string[]> = {
  backup: () => [join(folder, 'backup.db')],
  restore: () => [join(folder, 'backup.db')],
  'stock set': () => ['jeans-s-indigo', '4'],
  'stock add': () => ['jeans-s-indigo', '4'],
  'stock apply': () => [join(folder, 'stock.csv')],
  'stock history': () => ['jeans-s-indigo'],
  'discounts make': () => ['letter', '--count', '1'],
  import: () => [join(folder, 'products.csv')],
  apply: () => [join(folder, 'kiln')],
  diff: () => [join(folder, 'kiln')],
  validate: () => [join(folder, 'kiln')],
  init: () => [join(folder, 'kiln'), '--name', 'Kiln', '--yes'],
  export: () => [join(folder, 'written')],
  synonyms: () => [join(folder, 'words.txt')],
  remove: () => ['main'],
  'customers show': () => ['asha@example.com'],
  'customers export': () => ['asha@example.com'],
  'customers erase': () => ['asha@example.com'],
  'customers close': () => ['asha@example.com'],
  'customers unsubscribe': () => ['asha@example.com'],
  'invoices show': () => [RECEIPT],
  'invoices print': () => [RECEIPT],
  'invoices export': () => ['--month', '2026-01'],
  'orders print': (id) => [id, '--slip'],
  'orders new': () => ['--line', BELT, '--full-name', 'Asha Rao', '--phone', '+91 98765 43210', ...PLACE],
  'orders show': (id) => [id],
  'orders confirm': (id) => [id],
  'orders address': (id) => [id, '--phone', '+91 98765 43211'],
  'orders pack': (id) => [id],
  'orders unpack': (id) => [id],
  'orders ship': (id) => [id],
  'orders ready': (id) => [id],
  'orders accept': (id) => [id],
  'orders decline': (id) => [id, '--note', 'worn'],
  'orders receive': (id) => [id],
  'orders tracking': (id) => [id, 'AB127'],
  'orders deliver': (id) => [id],
  'orders cancel': (id) => [id],
  'orders paid': (id) => [id],
  'orders lost': (id) => [id],
  'orders refused': (id) => [id],
  'orders refund': (id) => [id],
  'orders refunded': (id) => [id],
  'orders unlink': (id) => [id],
  answered: () => ['0000-0000'],
  'test-mail': () => ['asha@example.com'],
  'webhooks add': () => ['https://hooks.example/', '--events', 'message.received'],
  'webhooks send': () => ['wh_none', '1'],
  'webhooks secret': () => ['wh_none'],
  'webhooks remove': () => ['wh_none'],
};
/** Of all shops at once. */
const WITHOUT_SHOP = ['backup', 'restore', 'encode-pictures'];
/** Ends the process it runs in; its own test sees that it changes nothing. */
const ENDS_ITS_PROCESS = 'doctor';
/** It writes a file of the program, and reads no database. */
const WRITES_PROGRAM = 'language';

/** An order, and the files that ARGUMENTS names. */
async function writeFiles(): Promise<string> {
  const token = await shop.signUp('asha@example.com');
  const { id } = (await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token })).body;
  expect((await store('init', ...ARGUMENTS.init!(''))).status).toBe(0);
  writeFileSync(join(folder, 'stock.csv'), 'SKU,quantity\njeans-s-indigo,3\n');
  writeFileSync(join(folder, 'words.txt'), 'pot, jug\n');
  writeFileSync(join(folder, 'products.csv'), readFileSync(join(folder, 'kiln/products.csv')));
  await giveReceipt(id);
  return id as string;
}
async function giveReceipt(orderId: string): Promise<void> {
  const main = (await findStoreById(shop.db, 'main'))!;
  const asking = { ...main, settings: { tax: { registration: 'none' as const, documents: true as const } } };
  const paid = { orderId, at: '2026-01-15T12:00:00.000Z' };
  expect(await shop.db.transaction().execute((trx) => issueReceipt(trx, asking, paid))).toEqual([RECEIPT]);
}
const run = (name: string, id: string) => store(...name.split(' '), ...(ARGUMENTS[name]?.(id) ?? []));

test('every command that writes names the database, and the shop', async () => {
  const id = await writeFiles();
  // prepare says it where it fills one.
  for (const { name } of COMMANDS.filter(({ name, writes }) => writes && name !== 'prepare')) {
    const { said, wrong } = await run(name, id);
    const what = `${name}: ${said}\n${wrong}`;
    expect(`${said}\n${wrong}`, what).toContain(path());
    if (WITHOUT_SHOP.includes(name)) continue;
    expect(wrong.split('\n')[0], what).toBe(`Database ${path()}, shop ${name === 'apply' ? 'kiln' : 'main'}`);
  }
});

test('every other command changes nothing in the database, and names none', async () => {
  const id = await writeFiles();
  // What it sends and clears in the background would be a change as well.
  await shop.api.close();
  // init writes it anew, for those after it.
  rmSync(join(folder, 'kiln'), { recursive: true });
  const db = new DatabaseSync(path(), { readOnly: true });
  const version = () => db.prepare('pragma data_version').get();
  const before = version();
  for (const { name, writes } of COMMANDS) {
    if (writes === 'database' || name === ENDS_ITS_PROCESS || name === WRITES_PROGRAM) continue;
    const { status, wrong } = await run(name, id);
    expect(version(), name).toEqual(before);
    if (!writes) expect({ status, wrong }, name).toEqual({ status: 0, wrong: expect.not.stringContaining('Database') });
  }
  expect((await store('synonyms')).wrong).toBe('');
  expect(version()).toEqual(before);
  db.close();
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
