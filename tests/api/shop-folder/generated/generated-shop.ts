import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import sharp from 'sharp';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';

const SIZES = ['S', 'M', '32 / 34', 'One "Size"'];
const COLORS = ['Blue', 'Grün, dunkel', 'Red'];
const FITS = ['Slim', 'Wide'];
/** Two are called as what is chosen. */
const FIELDS = ['Fabric', 'Care', 'Colour', 'Größe'];
/** The shop has two of these names as categories: Shirts and Wear. */
const PLACES = ['Shirts', 'shirts', 'Wear > Shirts', 'Clothes > Shirts > Camp', 'Wear'];
const TYPES = ['', 'Shirts', 'Wear', 'clothes', 'Camp'];
const LINKED = 'https://cdn.example/linked.png';
/** Shades of grey by the names of files: several are of the same bytes. */
const PICTURES = { 'a.png': 90, 'b.png': 90, 'deeper/c.png': 90, 'd.png': 20 };

/** How the variants of a product are named: each by its own, by one of the product, by one of the shop, or by none. */
type Skus = 'own' | 'of the product' | 'of the shop' | 'none' | 'some';

interface GeneratedProduct {
  options: ('Size' | 'Color' | 'Fit' | 'Fabric')[];
  variants: number;
  skus: Skus;
  price: number;
  isOnSale: boolean;
  fields: string[];
  body: string;
  place: string;
  type: string;
  isHidden: boolean;
  /** Of each variant; '' where it names none. */
  pictures: string[];
  /** The cells of weights, of each variant. */
  weights: string[];
  hsn: string;
  manufacturer: string;
}

export interface GeneratedShop {
  products: GeneratedProduct[];
  /** The order of the columns of metafields. */
  fields: string[];
  /** Of each variant, in the order of the file; undefined where stock.csv has no line. */
  stock: (number | null | undefined)[];
}

const product: fc.Arbitrary<GeneratedProduct> = fc.record({
  options: fc.subarray(['Size', 'Color', 'Fit', 'Fabric'] as const, { maxLength: 3 }).map((all) => [...all]),
  variants: fc.integer({ min: 1, max: 5 }),
  skus: fc.constantFrom<Skus>('own', 'own', 'of the product', 'of the shop', 'none', 'some'),
  price: fc.integer({ min: 1, max: 500_000 }),
  isOnSale: fc.boolean(),
  fields: fc.subarray(FIELDS),
  place: fc.constantFrom(...PLACES),
  type: fc.constantFrom(...TYPES),
  body: fc.constantFrom('', '<p>One &amp; two</p><ul><li>three</li></ul>', 'a < b & "c"\n\nd'),
  isHidden: fc.constantFrom(false, false, true),
  pictures: fc.array(fc.constantFrom('', LINKED, ...Object.keys(PICTURES)), { minLength: 5, maxLength: 5 }),
  weights: fc.array(fc.constantFrom('', '', '0', '250', '300.4'), { minLength: 5, maxLength: 5 }),
  hsn: fc.constantFrom('', '', '6109', '61.09 10'),
  manufacturer: fc.constantFrom('', '', 'Web "AG", Weg 1', 'Web AG\n\n <b>Weg 1</b>\r\nweb@example.com'),
});

export const shop: fc.Arbitrary<GeneratedShop> = fc.record({
  products: fc.array(product, { minLength: 1, maxLength: 4 }),
  fields: fc.shuffledSubarray(FIELDS, { minLength: FIELDS.length }),
  stock: fc.array(fc.constantFrom(undefined, null, 0, 1, 7, 30), { minLength: 20, maxLength: 20 }),
});

/** Writes it as an owner would, stock.csv by hand: by SKU where that is enough.  */
export async function writeShop(path: string, storeId: string, { products, fields, stock }: GeneratedShop) {
  mkdirSync(join(path, 'pictures/deeper'), { recursive: true });
  for (const [file, grey] of Object.entries(PICTURES))
    await sharp({ create: { width: 60, height: 40, channels: 3, background: { r: grey, g: grey, b: grey } } })
      .png()
      .toFile(join(path, 'pictures', file));
  const write = (file: string, text: string) => writeFileSync(join(path, file), text);
  write(
    'store.yaml',
    `id: ${storeId}\nname: "Kiln"\nhosts: [${storeId}.example]\ncompany:\n  email: post@kiln.example\n`,
  );
  write('categories.yaml', '- name: Shirts\n- name: Wear\n');
  write('products.csv', productsFile(products, fields));
  const { products: read } = await readShopFolder(path);
  const variants = read.flatMap(({ handle, variants: own }) => own.map((variant) => ({ handle, ...variant })));
  const named = Map.groupBy(variants, ({ sku }) => sku);
  const lines = variants.flatMap(({ handle, sku, size, color }, index) => {
    const quantity = stock[index];
    if (quantity === undefined) return [];
    const isEnough = sku !== null && named.get(sku)?.length === 1;
    const figure = quantity === null ? '-' : String(quantity);
    return [isEnough ? [sku, '', '', '', figure] : [sku ?? '', handle, size ?? '', color ?? '', figure]];
  });
  write('stock.csv', stringify([['SKU', 'Handle', 'Size', 'Color', 'quantity'], ...lines]));
}

/** A file to import, in which the first product lacks a variant; where it has one only, the file is whole. */
export function partOf({ products, fields }: GeneratedShop, lacks: 'its first' | 'its last'): string {
  const part = products.map((one, index) => {
    const rows = rowsOf(one, index, fields);
    if (index > 0 || rows.length === 1) return rows;
    if (lacks === 'its last') return rows.slice(0, -1);
    // What the product says of itself stands in its first row.
    const [head = [], next = [], ...rest] = rows;
    return [
      next.map((cell, at) => (VARIANT_COLUMNS.has(columnsOf(fields)[at] ?? '') ? cell : (head[at] ?? ''))),
      ...rest,
    ];
  });
  return stringify([columnsOf(fields), ...part.flat()]);
}

function productsFile(products: readonly GeneratedProduct[], fields: readonly string[]): string {
  // A blank line before each: no line of the file is the one that an export gives the same row.
  return [[columnsOf(fields)], ...products.map((one, index) => rowsOf(one, index, fields))]
    .map((rows) => stringify(rows))
    .join('\n');
}

const VARIANT_COLUMNS = new Set([
  ...[1, 2, 3].map((at) => `Option${at} Value`),
  'Variant SKU',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Grams',
]);

function columnsOf(fields: readonly string[]): string[] {
  return [
    'Handle',
    'Title',
    'Body (HTML)',
    'Product Category',
    'Type',
    'Published',
    ...[1, 2, 3].flatMap((at) => [`Option${at} Name`, `Option${at} Value`]),
    'Variant SKU',
    'Variant Price',
    'Variant Compare At Price',
    'Image Src',
    'Variant Grams',
    'HSN',
    'Manufacturer',
    ...fields.map((name) => `${name} (product.metafields.custom.${name.toLowerCase()})`),
  ];
}

function rowsOf(product: GeneratedProduct, index: number, fields: readonly string[]): string[][] {
  const { options, skus, price, isOnSale, body, place, type, isHidden, pictures, weights, hsn, manufacturer } = product;
  return choicesOf(options)
    .slice(0, product.variants)
    .map((values, at) => [
      `piece-${index}`,
      ...(at === 0 ? [`Piece ${index}`, body, place, type, isHidden ? 'FALSE' : 'TRUE'] : ['', '', '', '', '']),
      ...[0, 1, 2].flatMap((one) => [
        at === 0 ? (options[one] ?? (one === 0 ? 'Title' : '')) : '',
        values[one] ?? (one === 0 ? 'Default Title' : ''),
      ]),
      skuOf(skus, index, at),
      ((price + at) / 100).toFixed(2),
      isOnSale ? ((price + 1000) / 100).toFixed(2) : '',
      pictures[at] ?? '',
      weights[at] ?? '',
      at === 0 ? hsn : '',
      at === 0 ? manufacturer : '',
      ...fields.map((name) => (at === 0 && product.fields.includes(name) ? `${name} of ${index}` : '')),
    ]);
}

/** Every choice of the options; one without any. */
function choicesOf(options: GeneratedProduct['options']): string[][] {
  const values = { Size: SIZES, Color: COLORS, Fit: FITS, Fabric: ['Linen', 'Wool'] };
  return options.reduce<string[][]>(
    (all, name) => values[name].flatMap((value) => all.map((one) => [...one, value])),
    [[]],
  );
}

function skuOf(skus: Skus, index: number, at: number): string {
  if (skus === 'of the shop') return 'ALL';
  if (skus === 'of the product') return `P${index}`;
  return skus === 'own' || (skus === 'some' && at % 2 === 0) ? `P${index}-${at}` : '';
}
