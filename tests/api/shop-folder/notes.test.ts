import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sqlite } from '../engines.ts';
import { ownerCommand } from '../owner-command.ts';
import { HEADER, openPottery, SHIRT } from './pottery.ts';
import { productIdOf } from '#store-api/shop/catalog/handle.ts';

/** What `validate` says is to be looked at, in a folder without a mistake, and how `diff` and `apply` say it. */
let kiln: Awaited<ReturnType<typeof openPottery>>;
beforeEach(async () => void (kiln = await openPottery(sqlite)));
afterEach(() => kiln.close());

const run = (...words: string[]) => {
  const { shop, root } = kiln;
  const [name = '', ...more] = words;
  return ownerCommand({ DATA_DIR: shop.dataFolder, DATABASE_URL: shop.url }, [name, join(root, 'shop'), ...more]);
};
const validate = async () => {
  const { said, status, wrong } = await run('validate');
  expect({ status, wrong }).toEqual({ status: 0, wrong: '' });
  const parts = said.split('\n\n');
  return parts.find((part) => part.startsWith('To be looked at'))?.split('\n') ?? [];
};

test('a SKU of two products is to be looked at; diff and apply count such notes apart from what changes', async () => {
  kiln.write('products.csv', `${HEADER}\n${SHIRT}\ncap,Cap,Shirts,Size,M,LS-M,99\n`);
  kiln.write('stock.csv', 'SKU,quantity\n');
  const [head, first, second] = await validate();
  expect(head).toBe('To be looked at (1):');
  expect(first).toContain('SKUs of several products');
  expect(second).toBe('  LS-M: linen-shirt, cap');
  for (const command of ['diff', 'apply']) {
    const [note, ...changes] = (await run(command)).said.split('\n\n');
    expect(note).toBe(`1 note on the folder: \`npm run store -- validate ${join(kiln.root, 'shop')}\` has it.`);
    expect(changes.join()).toContain('+ store pottery');
  }
  expect(JSON.parse((await run('diff', '--json')).said)).toEqual([]);
});

test('apply ends with it that the shop has what changed', async () => {
  expect((await run('diff')).said).not.toContain('The shop has it.');
  expect((await run('apply')).said.split('\n').at(-1)).toBe('The shop has it.');
  expect((await run('apply')).said).toBe('Nothing has changed.');
  kiln.write('policies/care.md', '# Care\n\nBy hand.\n');
  expect((await run('apply')).said.split('\n').at(-1)).toBe('The shop has it.');
  kiln.write('policies/care.md', '# Care\n\nBy machine.\n');
  const { said, wrong } = await run('apply', '--json');
  expect(JSON.parse(said)).toHaveLength(1);
  expect(wrong).not.toContain('The shop has it.');
});

test('a shop without the pages that a customer agrees to is told which', async () => {
  expect(await validate()).toEqual([]);
  kiln.write('policies/privacy.md', '<!-- Write here which data you store. -->\n');
  expect(await validate()).toEqual([
    'To be looked at (1):',
    'policies: privacy is no page of the shop yet, and sign-in and registration link to what a customer agrees to: \
write policies/privacy.md',
  ]);
  kiln.write('policies/terms.md', '<!-- Write here on which terms you sell. -->\n');
  expect((await validate())[1]).toMatch(
    /^policies: terms and privacy are no pages .* policies\/terms.md and policies\/privacy.md$/,
  );
});

test('a shop in Germany is told what its law wants of pages and of what goes back', async () => {
  const yaml = readFileSync(join(kiln.root, 'shop/store.yaml'), 'utf8');
  kiln.write('store.yaml', `${yaml}returns: { online: true }\nterms: { country: DE, returnDays: 14 }\n`);
  expect(await validate()).toEqual([
    'To be looked at (3):',
    expect.stringMatching(/^store.yaml:6: in the EU who withdraws from all of an order/),
    expect.stringMatching(/^policies: no page is the Impressum/),
    expect.stringMatching(/^policies: no page is about withdrawal/),
  ]);
  kiln.write('policies/impressum.md', '# Impressum\n\nKiln.\n');
  kiln.write('policies/widerruf.md', 'Fair.\n');
  expect(await validate()).toHaveLength(2);
});

test('products without an HSN code where tax goes by it are one line', async () => {
  kiln.write('store.yaml', `${readFileSync(join(kiln.root, 'shop/store.yaml'), 'utf8')}terms:\n  taxIncluded: true\n`);
  const clothes = '  - { name: Clothes, hsn: ["61"], categories: [], rates: [{ from: 2025-01-01, rate: 5 }] }\n';
  const other = '  - { name: Other goods, rates: [{ from: 2025-01-01, rate: 18 }] }\n';
  const tax = (classes: string) => `name: GST\nregistration: regular\ndefault: Other goods\nclasses:\n${classes}`;
  kiln.write('tax.yaml', tax(clothes + other));
  kiln.write('products.csv', `${HEADER},HSN\n${SHIRT}\ncap,Cap,Shirts,Size,M,CAP,99,6105\n`);
  expect(await validate()).toEqual([
    'To be looked at (1):',
    'products.csv: 1 product has no HSN code, and tax.yaml goes by it: taxed as Other goods (linen-shirt). \
Fill the column HSN, or name their categories in tax.yaml',
  ]);
  kiln.write('tax.yaml', tax(clothes.replace('[]', '[Shirts]') + other));
  expect(await validate()).toEqual([]);
});

test('holidays that are over, and days that are more than the store promises', async () => {
  const delivery = (days: string, holidays: string) =>
    `methods:\n  - { id: post, label: Post, price: 0, days: ${days} }\nholidays: [${holidays}]\n`;
  kiln.write('delivery.yaml', delivery('[2, 6]', '2020-01-26, 2020-08-15'));
  const yaml = readFileSync(join(kiln.root, 'shop/store.yaml'), 'utf8');
  kiln.write('store.yaml', `${yaml}terms:\n  handlingDays: 2\n  deliveryDays: 7\n`);
  expect((await validate()).slice(1)).toEqual([
    expect.stringMatching(
      /^delivery.yaml: post may take longer than terms.deliveryDays of store.yaml says \(7 working days/,
    ),
    'delivery.yaml: all holidays are over, the last one is 2020-08-15: write those to come',
  ]);
  kiln.write('delivery.yaml', delivery('[2, 5]', '2020-01-26, 2999-08-15'));
  expect(await validate()).toEqual([]);
  kiln.write('delivery.yaml', delivery('[2, 5]', '2026-11-08..2026-11-10'));
  expect((await run('validate')).wrong).toBe(
    'delivery.yaml:3: holidays, entry 1: is 2026-11-08..2026-11-10: write each of its days, such as [2027-01-26, 2027-01-27]',
  );
});

test('a link of a page may name a product by its handle, and one that leads nowhere is named with its line', async () => {
  kiln.write(
    'policies/care.md',
    'Wash [our shirt](/product/linen-shirt?size=M) cold.\n\nSee [more](/nowhere?a=1&b=2), [all](/products), [old](/old), <a href="/size.pdf">sizes</a>.\n',
  );
  kiln.write('redirects.txt', '/old /products\n');
  expect((await validate()).slice(1)).toEqual([
    'policies/care.md:3: the link /nowhere?a=1&b=2 leads to no page of the shop',
  ]);
  await kiln.apply();
  expect(await kiln.apply()).toEqual([]);
  const { care } = (await kiln.shop.get('/storeInfo', { host: 'kiln.example' })).body.policies;
  expect(care).toContain(`href="/product/${productIdOf('pottery', 'linen-shirt')}?size=M"`);
  expect(await kiln.apply(await kiln.exported())).toEqual([]);
});

test('links of pages are looked up beside mistakes too: relative ones, and those by the address of the shop', async () => {
  const yaml = readFileSync(join(kiln.root, 'shop/store.yaml'), 'utf8');
  kiln.write('store.yaml', `${yaml}origin: https://kiln.example\nlogo: 5\n`);
  kiln.write('products.csv', `${HEADER}\n${SHIRT.replaceAll('LS-L', 'LS-M')}\n`);
  kiln.write('stock.csv', 'SKU,quantity\nLS-M,10\n');
  kiln.write(
    'policies/care.md',
    [
      '[a](/nothing) [b](https://kiln.example/none) [c](https://other.example/none) [d](mailto:a@kiln.example)',
      '[e](terms) [f](terms.md) [g](#top) [l](/%E0%A4%A) [h](//other.example/none) [i](https://kiln.example/products) [j](jobs)',
      '<a href=/unquoted>k</a>',
    ].join('\n'),
  );
  kiln.write('policies/terms.md', 'Terms.\n');
  const { said, wrong } = await run('validate');
  expect(wrong.split('\n')).toEqual([
    expect.stringContaining('stock.csv:2: LS-M is the name of 2 variants'),
    expect.stringContaining('store.yaml:7: logo must be'),
  ]);
  expect(said.split('\n')).toEqual([
    'To be looked at (7):',
    expect.stringMatching(/^SKUs of several choices of one product/),
    '  lines 2, 3: LS-M (linen-shirt)',
    'policies/care.md:1: the link /nothing leads to no page of the shop',
    'policies/care.md:1: the link https://kiln.example/none leads to no page of the shop',
    'policies/care.md:2: the link terms.md leads to no page of the shop: a page is named without its suffix, such as /terms',
    'policies/care.md:2: the link /%E0%A4%A leads to no page of the shop',
    'policies/care.md:2: the link jobs leads to no page of the shop',
    'policies/care.md:3: the link /unquoted leads to no page of the shop',
  ]);
  expect(JSON.parse((await run('validate', '--json')).said).notes).toHaveLength(6);
});

test('how stock of products.csv is restocked is said before it is wanted', async () => {
  kiln.write('products.csv', `${HEADER},Variant Inventory Qty\n${SHIRT.replaceAll('1499', '1499,5')}\n`);
  kiln.write('stock.csv', 'SKU,quantity\nLS-M,10\n');
  expect((await run('validate')).said).toContain(
    '1 of these numbers stands in products.csv alone. Once such a size is in the shop, `npm run store -- stock add SKU N` restocks it',
  );
});

test('comments alone are no change; a discount that goes says how many codes go with it', async () => {
  kiln.write('synonyms.txt', '# tee, shirt\n');
  kiln.write('redirects.txt', '\n# /old /new\n');
  kiln.write('discounts.yaml', '- { id: letter, label: Letter, codes: many, percent: 10 }\n');
  expect((await kiln.apply()).filter((one) => /synonyms|redirects/.test(one))).toEqual([]);
  expect(await kiln.apply()).toEqual([]);
  kiln.write('synonyms.txt', '# tee, shirt, top\n');
  kiln.write('redirects.txt', '');
  expect(await kiln.apply()).toEqual([]);
  kiln.write('synonyms.txt', '# tee, shirt, top\ntee, shirt\n');
  expect(await kiln.apply()).toEqual(['update synonyms']);
  kiln.write('synonyms.txt', 'tee, shirt\n\n');
  expect(await kiln.apply()).toEqual([]);
  const { shop } = kiln;
  await ownerCommand({ DATA_DIR: shop.dataFolder, DATABASE_URL: shop.url }, [
    'discounts',
    'make',
    'letter',
    '--count',
    '3',
    '--store',
    'pottery',
  ]);
  kiln.write('discounts.yaml', '[]\n');
  expect((await run('diff')).said).toBe('- discount letter: with 3 codes, which take nothing off any more');
});
