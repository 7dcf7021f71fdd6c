import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { rebuildFacetCounts } from '#store-api/shop/catalog/rebuild-facet-counts.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { transact, type Trx } from '#store-api/base/db/transact.ts';
import { importCatalogue } from '#owner/import/import-catalogue.ts';

/**
 * Writes a Shopify CSV of so many products, five variants each, pictures linked: `node
 * tests/bench/shop/make-catalogue.ts 1000 out.csv`.
 */
const SIZES = ['S', 'M', 'L', 'XL', 'XXL'];
const COLORS = ['Indigo', 'Khaki', 'White', 'Olive', 'Black'];
const KINDS = [
  { category: 'Jeans', types: ['Slim Fit', 'Straight Fit', 'Wide Leg'] },
  { category: 'Shirts', types: ['Oxford', 'Linen', 'Flannel'] },
  { category: 'Shorts', types: ['Chino', 'Denim'] },
  { category: 'Accessories', types: ['Belts', 'Caps', 'Socks'] },
  { category: 'Men', types: ['Kurtas', 'Vests'] },
];
const GENDERS = ['unisex', 'male', 'female', '', 'female'];
const HEADER =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,Google Shopping / Gender,Fabric (product.metafields.custom.fabric),Status';

/** `first`: the number of the first product; `dearer`: rupees on each price. */
export async function makeCatalogue(
  file: string,
  products: number,
  { first = 0, dearer = 0 }: { first?: number; dearer?: number } = {},
): Promise<void> {
  const out = createWriteStream(file);
  out.write(`${HEADER}\n`);
  for (let index = first; index < first + products; index++)
    if (!out.write(productLines(index, dearer))) await once(out, 'drain');
  out.end();
  await once(out, 'finish');
}

/**
 * Fills a store by the importer with the first thousand, and from there by copies of their rows within the database,
 * counted by the importer's own rule: 100,000 products in seconds. Gives the file of the first thousand.
 */
export async function fillStore(db: Db, storeId: string, products: number, folder: string): Promise<string> {
  const first = Math.min(products, 1000);
  const file = join(folder, `catalogue-${first}.csv`);
  await makeCatalogue(file, first);
  await importCatalogue(db, { storeId, file, media: join(folder, 'media') });
  const copies = Math.ceil(products / first) - 1;
  if (copies > 0) await transact(db, (trx) => multiply(trx, storeId, { copies, apart: first }));
  if (copies > 0) await sql`analyze`.execute(db);
  return file;
}

/**
 * Every row of the store's catalogue again, so many times, each copy after the one before, as an import would lay them
 * down; each title with a style number of its own.
 */
async function multiply(
  trx: Trx,
  storeId: string,
  { copies, apart }: { copies: number; apart: number },
): Promise<void> {
  const numbers = sql.raw(
    `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${copies})`,
  );
  const own = [
    'description',
    'category',
    'category_key',
    'parent_category',
    'parent_key',
    'gender_key',
    'regular_paise',
    'discounted_paise',
    'featured',
    'on_sale',
    'visible',
    'attributes',
    'source_hash',
    'created_at',
    'updated_at',
  ];
  const columns = sql.raw(own.join(', '));
  await sql`${numbers} insert into products (store_id, id, handle, title, position, ${columns})
    select store_id, id || '-' || n, handle || '-' || n, title || ' x' || (position + n * ${sql.lit(apart)}), position + n * ${sql.lit(apart)}, ${columns} from numbers cross join (select * from products where store_id = ${storeId} order by position limit 1000000) as own`.execute(
    trx,
  );
  await sql`${numbers} insert into variants (store_id, id, product_id, position, sku, size, color, regular_paise, discounted_paise, stock)
    select store_id, id || '-' || n, product_id || '-' || n, position, sku, size, color, regular_paise, discounted_paise, stock from numbers cross join (select * from variants where store_id = ${storeId} order by product_id, position limit 1000000) as own`.execute(
    trx,
  );
  await sql`${numbers} insert into images (store_id, product_id, position, picture)
    select store_id, product_id || '-' || n, position, picture from numbers cross join (select * from images where store_id = ${storeId} order by product_id, position limit 1000000) as own`.execute(
    trx,
  );
  await rebuildFacetCounts(trx, storeId);
}

function productLines(index: number, dearer: number): string {
  const { category, types } = KINDS[index % KINDS.length]!;
  const type = types[Math.floor(index / KINDS.length) % types.length]!;
  const color = COLORS[index % COLORS.length]!;
  const body = `"<p>${type} ${category.toLowerCase()} number ${index}, cut from 13 oz cotton.</p>\n<p>${'Woven on slow looms, sewn in Jaipur. '.repeat(6)}</p><ul><li>Wash cold</li><li>Dry in shade</li></ul>"`;
  const price = 999 + (index % 40) * 50 + dearer;
  const before = index % 5 === 0 ? price + 500 : '';
  const lines = SIZES.map((size, at) => {
    const picture = `https://pictures.example/${index}-${at}.jpg,${at + 1},${color} ${category}`;
    const variant = `${size},${at === 0 ? 'Color' : ''},${color},SKU-${index}-${size},shopify,${(index + at) % 20},deny,${price}.00,${before}`;
    return at === 0
      ? `item-${index},${type} ${category} ${index},${body},Selvedge,Apparel & Accessories > Clothing > ${category},${type},"cotton, ${index % 25 ? 'new' : 'featured'}",true,Size,${variant},${picture},${GENDERS[Math.floor(index / 7) % GENDERS.length]},100% cotton,active`
      : `item-${index},,,,,,,,,${variant},${picture},,,`;
  });
  return `${lines.join('\n')}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await makeCatalogue(process.argv[3] ?? 'catalogue.csv', Number(process.argv[2] ?? 1000));
