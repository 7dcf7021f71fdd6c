import { expect, test } from 'vitest';
import { lineReader } from '../../../fixtures/import/read-lines.ts';

const readLines = lineReader({ withProblems: true });

/** The numbers of stock, and what is wrong. */
async function read(...lines: [string, ...string[]]) {
  const { products, problems } = await readLines(...lines);
  return {
    stock: products.flatMap(({ variants }) => variants.map(({ stock }) => stock)),
    wrong: problems.map(({ line, column, what }) => `${line}, ${column ?? '-'}: ${what}`),
  };
}

const wrongIn = (column: string) => [
  `2, ${column}: must be a whole number, not 'viel'`,
  `3, ${column}: must be a whole number, not '12 Stück'`,
  `4, ${column}: must be a whole number, not 'ca. 5'`,
];

test.each([
  ['Shopify', 'Variant Inventory Qty', 'Handle,Title,Variant Price', (at: number) => `h${at},T,9`],
  ['a table', 'Bestand', 'Artikelname,Preis', (at: number) => `T${at},9`],
  ['WooCommerce', 'Stock', 'Type,SKU,Name,Regular price', (at: number) => `simple,S${at},T,9`],
  ['Magento', 'qty', 'sku,product_type,name,price', (at: number) => `S${at},simple,T,9`],
])('11.catalogue-file.stock: words in the stock of %s are mistakes', async (_, column, header, cells) => {
  const stocks = ['viel', '12 Stück', 'ca. 5', '7', ''];
  const { stock, wrong } = await read(`${header},${column}`, ...stocks.map((one, at) => `${cells(at)},${one}`));
  expect(wrong).toEqual(wrongIn(column));
  expect(stock.slice(3)).toEqual([7, null]);
});

test('11.catalogue-file.systems: parent, which WooCommerce writes, is the number of the product', async () => {
  const { stock, wrong } = await read(
    'ID,Type,SKU,Name,Published,Regular price,Stock,In stock?,Parent,Attribute 1 name,Attribute 1 value(s)',
    '1,variable,A,Cardigan,1,,8,1,,Size,"S, M, L"',
    '2,variation,A-S,Cardigan,1,20,parent,1,A,Size,S',
    '3,variation,A-M,Cardigan,1,20,,1,A,Size,M',
    '4,variation,A-L,Cardigan,1,20,,0,A,Size,L',
    '5,variable,B,Vest,1,,,1,,Size,S',
    '6,variation,B-S,Vest,1,20,parent,1,B,Size,S',
    '7,variable,C,Cap,1,,viel,1,,Size,"S, M"',
    '8,variation,C-S,Cap,1,20,parent,1,C,Size,S',
    '9,variation,C-M,Cap,1,20,5,1,C,Size,M',
  );
  expect({ stock, wrong }).toEqual({
    stock: [4, 4, 0, null, null, 5],
    wrong: ["8, Stock: must be a whole number, not 'viel'"],
  });
});
