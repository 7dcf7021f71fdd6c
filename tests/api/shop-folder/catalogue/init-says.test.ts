import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ownerCommand } from '../../owner-command.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';

const TABS = new URL('../../../fixtures/catalogues/tabs.csv', import.meta.url).pathname;

let root = '';
let shop = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'selvedge-init-'));
  shop = join(root, 'shop');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const initUnnamed = (...words: string[]) => ownerCommand({ DATA_DIR: join(root, 'data') }, ['init', shop, ...words]);
const init = (...words: string[]) => initUnnamed('--name', 'Dune', ...words);
const storeFile = () => parse(readFileSync(join(shop, 'store.yaml'), 'utf8')) as Record<string, unknown>;

describe('init says in which currency, locale and country the shop is, and which of them nobody has said', () => {
  const HOW = `What is assumed and wrong is changed before apply: currency, language, locale, timeZone, terms.country \
and address in store.yaml; or remove the folder and give --currency, --locale and --country.`;

  test.each([
    [
      'a file that shows none',
      ['--products', TABS],
      'Currency INR (assumed), locale en-IN (assumed), country IN (assumed), time zone Asia/Kolkata (assumed).',
    ],
    [
      'a currency alone',
      ['--currency', 'EUR'],
      'Currency EUR (given), locale en-IE (assumed), country IE (assumed), time zone Europe/Dublin (assumed).',
    ],
    [
      'a country alone',
      ['--country', 'BR'],
      'Currency BRL (assumed), locale pt-BR (assumed), country BR (given), time zone America/Sao_Paulo (assumed).',
    ],
    [
      'what the file shows',
      ['--products', TABS.replace('tabs', 'shopify-markets')],
      'Currency EUR (as the file shows), locale de-DE (assumed), country DE (as the file shows), \
time zone Europe/Berlin (assumed).',
    ],
    [
      'what the words of the file say: a small German export with no currency, by its options and its WAHR',
      ['--products', TABS.replace('tabs', 'spreadsheet-german')],
      "Currency EUR (assumed), locale de-DE (assumed), country DE (assumed, as the file's words are German), \
time zone Europe/Berlin (assumed).",
    ],
    [
      'a column of VAT, of a file whose texts are names',
      ['--products', TABS.replace('tabs', 'vat-column')],
      "Currency EUR (assumed), locale fr-FR (assumed), country FR (assumed, as the file's words are French), \
time zone Europe/Paris (assumed).",
    ],
    [
      'headings alone: their words, and the sign beside that of the price',
      ['--products', TABS.replace('tabs', 'headings-italian')],
      "Currency EUR (as the file shows), locale it-IT (assumed), country IT (assumed, as the file's words are Italian), \
time zone Europe/Rome (assumed).",
    ],
    [
      'a currency that decides among the countries of a language',
      ['--products', TABS.replace('tabs', 'spreadsheet-german'), '--currency', 'CHF'],
      'Currency CHF (given), locale de-CH (assumed), country CH (assumed), time zone Europe/Zurich (assumed).',
    ],
  ])('%s', async (_, words, line) => {
    const { status, said } = await init(...words, '--yes');
    expect(status).toBe(0);
    expect(said.split('\n').at(-2)).toBe(`${line} ${HOW}`);
  });

  test('a name that nobody has said either, by which a second shop would be the first one', async () => {
    const { said } = await initUnnamed('--currency', 'EUR', '--locale', 'de-DE', '--country', 'DE', '--yes');
    expect(said.split('\n').at(-2)).toBe(`Name My Shop (assumed), currency EUR (given), locale de-DE (given), \
country DE (given), time zone Europe/Berlin (assumed). What is assumed and wrong is changed before apply: id, name, currency, language, locale, timeZone, \
terms.country and address in store.yaml; or remove the folder and give --name, --currency, --locale and --country.`);
  });

  test('all three', async () => {
    const { said } = await init('--currency', 'EUR', '--locale', 'de-DE', '--country', 'DE', '--yes');
    expect(said.split('\n').at(-2)).toBe(`Currency EUR (given), locale de-DE (given), country DE (given), \
time zone Europe/Berlin (assumed). Another zone is written as timeZone in store.yaml.`);
  });
});

test('init says how the shop itself comes to speak the language of the folder, and so does validate', async () => {
  const german = ['--currency', 'EUR', '--locale', 'de-AT', '--country', 'AT', '--yes'];
  const how = 'the shop itself speaks English: the line SHOP_LANGUAGE=de of selvedge.env makes it speak German';
  const { said } = await init(...german);
  expect(said).toContain(`\nT${how.slice(1)}.\n`);
  const validate = (settings: Record<string, string>) => ownerCommand(settings, ['validate', shop]);
  const text = readFileSync(join(shop, 'store.yaml'), 'utf8').split('\n');
  const line = text.indexOf('language: "de"') + 1;
  expect((await validate({})).said).toContain(
    `\nstore.yaml:${line}: language is de, and ${how} (docs/owners.md, Languages)\n`,
  );
  expect((await validate({ SHOP_LANGUAGE: 'de' })).said).not.toContain('speaks');
});

test('a language without a file does not keep the command from writing one', async () => {
  const settings = { SHOP_LANGUAGE: 'xx' };
  expect((await ownerCommand(settings, ['validate', root])).wrong).toContain('npm run store -- language xx writes one');
  const { status, wrong } = await ownerCommand(settings, ['language', 'Welsh']);
  expect([status, wrong]).toEqual([2, expect.stringContaining('CODE is a language such as it')]);
});

test('what init writes states nothing that nobody has said: pages and the example have no text yet', async () => {
  await init('--currency', 'EUR', '--locale', 'de-DE', '--country', 'DE', '--yes');
  const { policies, products, store } = await readShopFolder(shop);
  for (const page of ['shipping', 'impressum', 'return'])
    expect(existsSync(join(shop, `policies/${page}.md`)), page).toBe(true);
  expect(policies).toEqual({});
  expect(products.map(({ description }) => description)).toEqual(['']);
  expect(store.home).toEqual({ benefits: [] });
});

test.each([[[]], [['--email', 'post@dune.example']]])(
  'the company has the name of the shop, with %j too',
  async (more) => {
    await init(...more, '--yes');
    expect(storeFile().company).toMatchObject({ name: 'Dune' });
  },
);

test('a folder that is there already is left as it is, with what to do', async () => {
  await init('--yes');
  const again = await init('--yes');
  expect(again).toEqual({
    status: 1,
    said: '',
    wrong: `${shop} is not empty, and nothing was written. A shop that is there already is changed in its files, \
then: npm run store -- validate ${shop}. For a new one name another folder, or remove this one first.`,
  });
});

test('init counts the mistakes that validate names, those of another currency too', async () => {
  const table = join(root, 'priced.csv');
  writeFileSync(table, 'Item,Category,Price,Stock\nCap,Caps,€9,ca. 5\nHat,Caps,€12,3\nScarf,Caps,NZ$7,1\n');
  const { said } = await init('--products', table, '--currency', 'NZD', '--country', 'NZ', '--yes');
  expect(said).toContain('The file has mistakes (2), which validate lists by line.');
  const { wrong } = await ownerCommand({ DATA_DIR: join(root, 'data') }, ['validate', shop]);
  expect(wrong.split('\n').filter((line) => line.startsWith('products.csv:'))).toHaveLength(2);
});

test('init names the pictures of the file that do not lie beside it', async () => {
  const table = join(root, 'photographed.csv');
  writeFileSync(table, 'Item,Category,Price,Photo\nCap,Caps,9,cap.jpg; cap-back.jpg\nScarf,Scarves,9,\n');
  const { said } = await init('--products', table, '--yes');
  expect(said).toContain(
    '\n2 pictures of the file could not be read beside it, and are to be put into pictures/: cap.jpg, cap-back.jpg.\n',
  );
});

test('11.catalogue-file.words: a German table makes a German shop, and init says what its columns are taken for', async () => {
  const table = join(root, 'artikel.csv');
  writeFileSync(
    table,
    'Artikelnummer;Artikelname;Kategorie;Größe;Farbe;Preis (€);Bestand\nH-1;Leinenhemd;Hemden;M;Blau;79,90 €;3\n',
  );
  const { said } = await init('--products', table, '--yes');
  expect(said).toContain('1 product of a table of your own.');
  expect(said).toContain(
    'Artikelnummer as Variant SKU, Artikelname as Title, Kategorie as Category, Größe as Size, Farbe as Color, ' +
      'Preis (€) as Variant Price, Bestand as Variant Inventory Qty.',
  );
  expect(said).not.toContain('pictures/');
  expect(storeFile()).toMatchObject({ currency: 'EUR', locale: 'de-DE', terms: { country: 'DE' } });
  expect(await readShopFolder(shop, {})).toMatchObject({
    categories: [{ name: 'Hemden' }],
    products: [{ title: 'Leinenhemd', variants: [{ sku: 'H-1', size: 'M', color: 'Blau', regular: 7990, stock: 3 }] }],
  });
});

test('11.catalogue-file: init copies each picture of a cell that names several, and says what it reads nothing from', async () => {
  const table = join(root, 'items.csv');
  writeFileSync(table, 'Item,Category,MRP,Photo,Rack,Note\nShirt,Shirts,₹899,white.svg; white-back.svg,Slim,\n');
  for (const name of ['white.svg', 'white-back.svg']) copyFileSync('public/placeholder.svg', join(root, name));
  const { said } = await init('--products', table, '--yes');
  expect(said).toContain('\nIgnored columns, with the number of their values:\n  Rack (1)\n');
  expect(storeFile()).toMatchObject({ currency: 'INR' });
  const { products } = await readShopFolder(shop, {});
  expect(products[0]?.pictures.map(({ source }) => source)).toEqual(['white.svg', 'white-back.svg']);
  expect(readdirSync(join(shop, 'pictures')).sort()).toEqual(['white-back.svg', 'white.svg']);
});
