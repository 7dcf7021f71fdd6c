import { expect, test } from 'vitest';
import { freshFolder } from './fresh-folder.ts';

const { write, problems } = freshFolder();

const PRODUCTS = `Handle,Title,Product Category,Collection,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,HSN,Variant Grams
good,Good,Shirts,,Size,M,G-1,99,,,100
bad,Bad,Hats,Spring,Size,,B-1,9x,none.jpg,12a,heavy
bad,,,,,L,B-2,99,../out.jpg,,
`;

const WORDS = [
  '- { id: sari, label: Sari, percent: 10, categories: [Saris] }\n- { id: kid, label: Kid, percent: 10, categories: [Kids],',
  ' collections: [Summer, Winter], products: [bag, none] }\n',
].join('');
const LINES = [
  '/a /products?category=saris',
  '/b /products?category=hats',
  '/c /products?collection=summer',
  '/d /products?collection=winter',
  '/e /product/bag',
  '/f /product/none',
  '/g /nowhere',
];

test('of a file with mistakes only what it may name is left open: all else that names nothing is told', async () => {
  const rest = [
    'discounts.yaml:2: entry 2: products, entry 2: names none, which is not in products.csv',
    'discounts.yaml:2: entry 2: categories, entry 1: names Kids, which is not in categories.yaml',
    'discounts.yaml:2: entry 2: collections, entry 2: names Winter, which is not in collections.yaml',
    ...['products?category=hats', 'products?collection=winter', 'product/none', 'nowhere'].map((path) =>
      expect.stringMatching(new RegExp(`^redirects.txt:[2467]: /${path.replace('?', '\\?')} is no page of the shop`)),
    ),
    'stock.csv:3: no product of products.csv has the SKU NONE',
    'tax.yaml:5: classes, entry 1: categories, entry 2: names Kids, which is not in categories.yaml',
  ];
  const sari = 'products.csv:2: 1 product is in categories that categories.yaml does not have';
  const tax =
    'name: GST\nregistration: none\nclasses:\n  - name: Clothes\n    categories: [Saris, Kids]\n    rates: [{ from: 2025-01-01, rate: 5 }]\n';
  write('discounts.yaml', WORDS);
  write('redirects.txt', LINES.join('\n'));
  write('stock.csv', 'SKU,quantity\nB-1,4\nNONE,4\n');
  write('tax.yaml', tax);
  const products = (row: string) =>
    `${PRODUCTS.split('\n')[0]}\nhat,Hat,Hats,,,,H-1,99,,,\nsari,Sari,Saris,,,,S-1,99,,,\n${row}\n`;
  for (const [categories, collections, file] of [
    ['- name: Shirts\n- nmae: Saris\n', '- nmae: Summer\n', products('bag,Bag, red,Shirts,,,,B-1,99,,,')],
    [
      '- name: Shirts\n- name: "Saris\n',
      '- name: "Summer\n',
      products('bag,Bag,Shirts,,,,B-1,99,,,').replace('Title', 'Titel'),
    ],
  ] as const) {
    write('categories.yaml', categories);
    write('collections.yaml', collections);
    write('products.csv', file);
    const all = await problems();
    const own = (one: string) => /^(?:categories|collections|products)/.test(one) || one.startsWith('- name');
    expect(all.filter((one) => !own(one)).map((one) => one.replace(/: (?:one of|did you).*/, ''))).toEqual(rest);
    if (!file.includes('Titel')) expect(all.join()).toContain(sari);
    expect(all.join()).not.toContain('- name: "Saris"');
  }
});

test('a mistake of store.yaml or delivery.yaml hides none of redirects, weights, or prices in another currency', async () => {
  write('store.yaml', 'name: Dune\nlogo: 5\n');
  write('products.csv', PRODUCTS.split('\n').slice(0, 2).join('\n').replace(',99,,,100', ',€99,,,'));
  write('stock.csv', 'SKU,quantity\n');
  write('redirects.txt', '/old /product/good\n/older /product/none\n');
  write(
    'delivery.yaml',
    'cutOff: 9\nmethods:\n  - id: heavy\n    label: By weight\n    byWeight: [{ upTo: 500, price: 60 }]\n',
  );
  expect((await problems()).filter((one) => !one.startsWith('store.yaml'))).toEqual([
    'delivery.yaml:1: cutOff must be a time in quotes, such as "14:00"',
    expect.stringContaining('products.csv:2: Variant Price is in €'),
    expect.stringContaining('products.csv:2: 1 product has no weight'),
    'redirects.txt:2: /product/none is no page of the shop',
  ]);
});
