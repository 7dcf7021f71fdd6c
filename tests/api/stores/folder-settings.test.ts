import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyFolder } from '#owner/shop-folder/apply-folder.ts';
import { exportFolder } from '#owner/shop-folder/export-folder.ts';
import { FolderError } from '#owner/shop-folder/folder-problem.ts';
import { initFolder } from '#owner/shop-folder/init-folder.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';
import { sqlite } from '../engines.ts';
import { openShop } from '../fixture.ts';

let folder = '';
beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'selvedge-folder-')), 'shop');
  await initFolder(folder, { name: 'Kiln', origin: '', currency: 'INR', locale: 'en-IN', email: '' });
});
afterEach(() => {
  rmSync(dirname(folder), { recursive: true });
});

const add = (text: string) => appendFileSync(join(folder, 'store.yaml'), text);
const lines = () => readFileSync(join(folder, 'store.yaml'), 'utf8').split('\n').length;

test('mistakes in payments and mail are named with their lines', async () => {
  const at = lines();
  add(`payments:
  - gateway: paypal
  - label: UPI
    gateway: upi
    key: secret
mail:
  adress: a@b.co
  replyTo: nobody
  name: ""
`);
  const error: unknown = await readShopFolder(folder).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(FolderError);
  expect((error as FolderError).message.split('\n')).toEqual([
    `store.yaml:${at + 1}: payments, entry 1: gateway must be one of upi, payu, razorpay, stripe`,
    `store.yaml:${at + 4}: payments, entry 2: key is not known: one of gateway, label`,
    `store.yaml:${at + 6}: mail.adress is not known: did you mean address?`,
    `store.yaml:${at + 7}: mail.replyTo must be an e-mail address, such as orders@shop.example`,
    `store.yaml:${at + 8}: mail.name must not be empty: leave it out instead`,
  ]);
});

test.each([
  ['payments: []', 'payments must name a gateway: leave it out to offer all that have an account'],
  ['payments: upi', 'payments must be a list of gateways, such as - gateway: upi'],
  ['payments: [{ gateway: upi }, { gateway: upi, label: Again }]', 'payments must name each gateway once'],
])('%s', async (text, problem) => {
  add(`${text}\n`);
  await expect(readShopFolder(folder)).rejects.toThrow(problem);
});

test('they are applied, shown by diff, exported as they were, and no page sees them', async () => {
  const shop = await openShop(sqlite);
  const media = join(shop.dataFolder, 'media');
  const apply = async (path: string) =>
    applyFolder(shop.db, await readShopFolder(path), { media, failOnDelete: false });
  await apply(folder);
  const written = `payments:
  - gateway: stripe
    label: Card
  - gateway: upi
mail:
  name: Kiln orders
  address: orders@kiln.example
`;
  add(written);
  expect(await apply(folder)).toEqual([
    {
      change: 'update',
      what: 'payments',
      details: [{ field: '', to: '[{"gateway":"stripe","label":"Card"},{"gateway":"upi"}]' }],
    },
    {
      change: 'update',
      what: 'mail',
      details: [
        { field: 'name', to: '"Kiln orders"' },
        { field: 'address', to: '"orders@kiln.example"' },
      ],
    },
  ]);
  expect(await apply(folder)).toEqual([]);
  const copy = join(dirname(folder), 'copy');
  await exportFolder(shop.db, 'kiln', copy, media);
  expect(readFileSync(join(copy, 'store.yaml'), 'utf8')).toContain(written);
  expect(await apply(copy)).toEqual([]);
  const { info } = await shop.db.selectFrom('stores').select('info').where('id', '=', 'kiln').executeTakeFirstOrThrow();
  expect(info).not.toContain('kiln.example');
  await shop.close();
});
