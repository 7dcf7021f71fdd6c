import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder } from './mistakes/fresh-folder.ts';
import { initFolder } from '#owner/shop-folder/init-folder.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';

const { path, write, problems } = freshFolder();

test('what init writes is in order', async () => {
  const { store, categories, products, stock, policies } = await readShopFolder(path());
  expect(store).toMatchObject({ id: 'muller', name: 'Müller', currency: 'INR' });
  expect(categories).toEqual([{ name: 'Shirts', sizeGuide: 'shirts' }]);
  expect(products.map(({ handle }) => handle)).toEqual(['first-shirt']);
  expect(stock).toMatchObject([{ line: 2, name: { sku: 'FIRST-M' }, quantity: 10, variants: [{ size: 'M' }] }]);
  expect(policies).toEqual({});
});

test('a page that is nothing but a comment is a draft, and none yet', async () => {
  write('policies/shipping.md', '\n<!-- Write here -->\n\n<!-- and here -->\n');
  write('policies/privacy.md', '<!-- Ours -->\n\nWe keep letters.\n');
  // Beside the draft that init has written, terms.md.
  write('policies/terms.html', '<p>We sell bowls.</p>');
  expect(Object.keys((await readShopFolder(path())).policies)).toEqual(['privacy', 'terms']);
});

test('a time zone is one that clocks know', async () => {
  const yaml = readFileSync(join(path(), 'store.yaml'), 'utf8').replace(/^timeZone: .*$/m, 'timeZone: Europe/Jaipur');
  write('store.yaml', yaml);
  const line = yaml.split('\n').findIndex((text) => text.startsWith('timeZone')) + 1;
  expect(await problems()).toContain(
    `store.yaml:${line}: timeZone must be a time zone such as Asia/Kolkata or Europe/London`,
  );
});

test('a short name that is too long is told so', async () => {
  const yaml = readFileSync(join(path(), 'store.yaml'), 'utf8');
  write('store.yaml', yaml.replace(/^id: .*$/m, `id: ${'a'.repeat(41)}`));
  expect(await problems()).toEqual([expect.stringMatching(/^store\.yaml:\d+: id must have at most 40 characters$/)]);
});

test('init leaves a folder alone that has something in it', async () => {
  await expect(
    initFolder(path(), { name: 'X', origin: '', currency: 'INR', locale: 'en-IN', email: '' }),
  ).rejects.toThrow('is not empty, and nothing was written.');
});

test('products: categories and pictures that are not there, a price that is none', async () => {
  write(
    'products.csv',
    `Handle,Title,Product Category,Option1 Name,Option1 Value,Variant Price,Image Src
one,One,Hats,Size,M,99,one.jpg
two,Two,Shirts,Size,M,free,
`,
  );
  write('pictures/one.jpg', 'no picture');
  write('stock.csv', 'a,b\n');
  expect(await problems()).toEqual([
    'products.csv:2: 1 product is in categories that categories.yaml does not have. Write them there, or their names under alsoCalled of another one:',
    '- name: "Hats"   # 1 product, from the column Product Category',
    'products.csv:2: the picture one.jpg cannot be read (contains unsupported image format)',
    "products.csv:3: Variant Price must be an amount such as 1299 or 1299.50, not 'free'",
    'stock.csv:1: must begin with the line "SKU,quantity"',
  ]);
});

test("products: another system's export as it comes; what is guessed and ignored is found", async () => {
  copyFileSync(new URL('../../fixtures/catalogues/woocommerce.csv', import.meta.url), join(path(), 'products.csv'));
  const names = ['Jackets', 'Shirts', 'Headwear', 'Outlet'];
  write('categories.yaml', names.map((name) => `- name: ${name}\n`).join(''));
  write('stock.csv', 'SKU,quantity\nTEE-B-S,4\n');
  expect(await problems()).toEqual([
    'products.csv:9: 1 product has no category (line 9): fill the column Categories, write rest: true below the category of categories.yaml that takes such products, or name one for this time by --category NAME',
  ]);
  write('categories.yaml', [...names, 'Accessories'].map((name) => `- name: ${name}\n`).join(''));
  const { products, findings } = await readShopFolder(path());
  expect(products).toHaveLength(6);
  expect(findings).toMatchObject({ format: 'WooCommerce', categories: { categories: 4, tags: 1, none: 1 } });
});

test.each([
  ['aliases, which may grow without bounds', 'a: &a [1]\nb: *a\n', /Alias|alias/],
  ['what is no YAML', 'name: "open\n', /store\.yaml:\d/],
  ['a key twice', 'id: a\nid: b\n', /store\.yaml:2: has a key that stands there already/],
])('store.yaml with %s is refused', async (_, text, what) => {
  write('store.yaml', text);
  expect((await problems()).join()).toMatch(what);
});

test('a folder that is not there', async () => {
  const none = join(path(), 'none');
  await expect(readShopFolder(none)).rejects.toMatchObject({ message: `${none}: is no folder that can be read` });
  await expect(readShopFolder('none')).rejects.toThrow(`none: is no folder that can be read in ${process.cwd()}`);
});

test('every mistake is told with file and line, all of them at once', async () => {
  write(
    'store.yaml',
    `id: My Shop
name: ""
descripton: "A shop"
origin: https://shop.example/path
hosts: [Shop.example, ok.example]
locale: english
currency: JPY
company:
  email: nobody
  fax: "1"
social:
  instagram: http://instagram.com/x
logo: pictures/none.png
home:
  hero: ../outside.jpg
  benefits:
    - title: Fast Delivery
      text: "Tomorrow."
      icon: van
  promo:
    title: "Only a title"
terms:
  country: India
  taxIncluded: "yes"
  returnDays: -1
  returnFees: some
products:
  gender: men
  googleCategory: 166
`,
  );
  write(
    'categories.yaml',
    '- name: Shirts\n- name: shirts\n- titel: Hats\n- name: Bags\n  picture: pictures/bags.gif\n',
  );
  write('policies/Shipping Terms.md', 'x');
  write('policies/faq.md', ' \n');
  write('policies/terms.txt', 'x');
  write('synonyms.txt', '# fine\ntee\na > b > c\nlong phrase of four words, x\n');
  write('prices.xlsx', 'x');
  write('Delivery.yml', 'x');
  write('stock.csv', 'SKU,quantity\nFIRST-M,many\nFIRST-M,1\nNONE,1\n,1\n');
  expect(await problems()).toEqual([
    'Delivery.yml: is nothing a shop has: did you mean delivery.yaml?',
    'categories.yaml:2: shirts is listed twice',
    'categories.yaml:3: entry 3: name is missing',
    'categories.yaml:3: entry 3: titel is not known: did you mean title?',
    'categories.yaml:5: entry 4: picture must be a picture below pictures/, such as pictures/hero.jpg',
    'policies/Shipping Terms.md: must be a .md or .html file whose name is small letters, digits and dashes, such as returns.md',
    'policies/faq.md:1: is empty: write the page, or remove the file',
    'policies/terms.txt: must be a .md or .html file whose name is small letters, digits and dashes, such as returns.md',
    'prices.xlsx: is nothing a shop has: one of store.yaml, categories.yaml, collections.yaml, delivery.yaml, tax.yaml, discounts.yaml, products.csv, stock.csv, policies, pictures, sizes, fonts, synonyms.txt, redirects.txt, README.md',
    "stock.csv:2: the quantity of FIRST-M must be a whole number, or - for not counted, not 'many'",
    'stock.csv:3: FIRST-M stands in line 2 already',
    'stock.csv:4: no product of products.csv has the SKU NONE',
    'stock.csv:5: names no SKU',
    'store.yaml:1: id must be small letters, digits and dashes, such as my-shop',
    'store.yaml:2: name must not be empty: leave it out instead',
    'store.yaml:3: descripton is not known: did you mean description?',
    'store.yaml:4: origin must be scheme and host without a path, such as https://shop.example',
    'store.yaml:5: hosts, entry 1: must be a host name in small letters, such as www.shop.example',
    'store.yaml:6: locale must be a language with a country, such as en-IN or de-DE',
    'store.yaml:7: currency must be a currency of ISO 4217 with two decimals, such as EUR or INR',
    'store.yaml:9: company.email must be an e-mail address',
    'store.yaml:10: company.fax is not known: one of name, address, phone, email, hours',
    'store.yaml:12: social.instagram must be an https address, such as https://instagram.com/shop',
    'store.yaml:13: the picture pictures/none.png is not in the folder',
    'store.yaml:15: home.hero must be a picture below pictures/, such as pictures/hero.jpg',
    'store.yaml:19: home.benefits, entry 1: icon is not known: one of title, text',
    'store.yaml:21: home.promo.text is missing',
    'store.yaml:23: terms.country must be a country of two capital letters, such as DE or IN',
    'store.yaml:24: terms.taxIncluded must be true or false',
    'store.yaml:25: terms.returnDays must be 0 or more days',
    'store.yaml:26: terms.returnFees must be free or customer',
    'store.yaml:28: products.gender must be male, female or unisex',
    'store.yaml:29: products.googleCategory must be a number in quotes, such as "166"',
    'synonyms.txt:2: needs a second word: write "tee, t-shirt" or "topi > cap"',
    'synonyms.txt:3: has more than one ">"',
    'synonyms.txt:4: "long phrase of four words" has more than 3 words',
  ]);
});
