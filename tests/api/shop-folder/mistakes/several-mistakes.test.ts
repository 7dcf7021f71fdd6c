import { expect, test } from 'vitest';
import { freshFolder } from './fresh-folder.ts';

const { write, problems } = freshFolder();

test('a mistake of a file hides no other: pictures, font, footer and bar are looked at beside it', async () => {
  write(
    'store.yaml',
    `id: My Shop
name: Dune
theme:
  accent: brown
  font: fonts/none.woff2
logo: pictures/none.png
home:
  hero: ../outside.jpg
  heroTall: pictures/tall.png
navigation:
  - label: Hats
    category: Hats
footer:
  categories: [Caps]
  pages: [jobs]
`,
  );
  write(
    'categories.yaml',
    '- name: Shirts\n  title: 5\n  sizeGuide: none\n  picture: pictures/shirts.png\n- name: shirts\n',
  );
  write('collections.yaml', '- name: Gifts\n  slug: A B\n- name: gifts\n');
  expect(await problems()).toEqual([
    'categories.yaml:2: entry 1: title must be a text: write it in quotation marks',
    'categories.yaml:3: the size guide none is not there: write sizes/none.csv',
    'categories.yaml:4: the picture pictures/shirts.png is not in the folder',
    'categories.yaml:5: shirts is listed twice',
    'collections.yaml:2: entry 1: slug must be small letters, digits and dashes, such as mens-shirts',
    'collections.yaml:3: two collections have the name gifts',
    'collections.yaml:3: two collections have the slug gifts',
    'store.yaml:1: id must be small letters, digits and dashes, such as my-shop',
    'store.yaml:4: theme.accent must be a colour in quotes, such as "#7a3b1d"',
    'store.yaml:5: the font fonts/none.woff2 is not in the folder',
    'store.yaml:6: the picture pictures/none.png is not in the folder',
    'store.yaml:8: home.hero must be a picture below pictures/, such as pictures/hero.jpg',
    'store.yaml:9: the picture pictures/tall.png is not in the folder',
    'store.yaml:12: navigation, entry 1: the category Hats is not in categories.yaml',
    "store.yaml:14: the footer's category Caps is not in categories.yaml",
    "store.yaml:15: the footer's page jobs is not in policies/: contact, track-order are there always",
  ]);
});

const PRODUCTS = `Handle,Title,Product Category,Collection,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,HSN,Variant Grams
good,Good,Shirts,,Size,M,G-1,99,,,100
bad,Bad,Hats,Spring,Size,,B-1,9x,none.jpg,12a,heavy
bad,,,,,L,B-2,99,../out.jpg,,
`;

test('all mistakes of a row are told at once, and none that only follows from them', async () => {
  write('products.csv', PRODUCTS);
  write('stock.csv', 'SKU,Handle,Size,quantity\nB-1,,,4\n,bad,M,4\nNONE,,,4\n');
  write('collections.yaml', '- name: Gifts\n');
  write('redirects.txt', '/old /product/bad\n/older /product/worse\n');
  write('delivery.yaml', 'methods:\n  - id: heavy\n    label: By weight\n    byWeight: [{ upTo: 500, price: 60 }]\n');
  write('discounts.yaml', '- { id: bad, label: Bad, percent: 10, products: [bad] }\n');
  const text = (await problems()).join('\n');
  expect(text.split('\n')).toEqual([
    "products.csv:3: Variant Grams must be a weight in g such as 250 or 0.25, not 'heavy'",
    "products.csv:3: HSN must be 2 to 8 digits such as 6109, not '12a'",
    'products.csv:3: Option1 Value is missing (Size)',
    "products.csv:3: Variant Price must be an amount such as 1299 or 1299.50, not '9x'",
    expect.stringContaining('products.csv:3: 1 product is in categories that categories.yaml does not have.'),
    '- name: "Hats"   # 1 product, from the column Product Category',
    'products.csv:3: the picture none.jpg is not in the folder pictures',
    'products.csv:3: the collection Spring is not in collections.yaml: Gifts',
    "products.csv:4: Image Src must be a file below the pictures' folder",
    'redirects.txt:2: /product/worse is no page of the shop',
    'stock.csv:4: no product of products.csv has the SKU NONE',
  ]);
});

test('what belongs to no product may be any: nothing is said to lack it', async () => {
  for (const products of [
    'Handle,Titel,Variant SKU\nbad,Bad,B-1\nbad,,B-2\n',
    `${PRODUCTS.split('\n')[0]}\n,,Shirts,,Size,M,B-1,99,,,\n,,Shirts,,Size,L,B-2,99,,,\n`,
  ]) {
    write('products.csv', products);
    write('stock.csv', 'SKU,quantity\nB-1,4\nB-2,many\n');
    write('redirects.txt', '/old /product/bad\n');
    write('discounts.yaml', '- { id: bad, label: Bad, percent: 10, products: [bad] }\n');
    const all = await problems();
    expect(all.filter((one) => !one.startsWith('products.csv'))).toEqual([
      expect.stringContaining('stock.csv:3: the quantity of B-2 must be a whole number'),
    ]);
  }
});

test('a product whose handle is taken is read all the same', async () => {
  write('products.csv', PRODUCTS.replace('\nbad,Bad', '\ngood,Bad').replace('\nbad,,', '\ngood,,'));
  write('stock.csv', 'SKU,quantity\nB-1,4\n');
  const all = await problems();
  expect(all[0]).toContain("products.csv:3: Title 'Bad' has the handle good, which is that of 'Good' on line 2");
  expect(all).toContain("products.csv:3: Variant Price must be an amount such as 1299 or 1299.50, not '9x'");
  expect(all.join()).not.toContain('stock.csv');
});

test('one mistake of many rows is one line, and a file has at most fifty', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => `p${at},P${at},Shirts,,Size,M,S-${at},x${at},,12a,`);
  write('products.csv', [PRODUCTS.split('\n')[0], ...rows].join('\n'));
  const all = await problems();
  expect(all[0]).toBe(
    "products.csv:2: HSN must be 2 to 8 digits such as 6109, not '12a' (lines 2, 3, 4, 5, 6 and 115 more)",
  );
  expect(all[1]).toContain("products.csv:2: Variant Price must be an amount such as 1299 or 1299.50, not 'x0'");
  expect(all).toHaveLength(51 + 1);
  expect(all[50]).toBe('products.csv: and 71 more, which --json prints');
});
