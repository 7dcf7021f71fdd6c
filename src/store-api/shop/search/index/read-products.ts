import { CompiledQuery } from 'kysely';
import type { IndexedProduct } from './indexed-product.ts';
import { bucketOf } from './product-bucket.ts';
import { keysetScan } from '../../catalog/catalogue-scan.ts';
import { type Engine, engineOf } from '../../../base/db/engine.ts';
import { parameters } from '../../../base/db/parameters.ts';
import type { Db } from '../../../base/db/open-database.ts';
import type { ProductRow } from '../../../base/db/schema.ts';
import type { WireAttribute } from '#contract/product.ts';

/** Rows in one query: three milliseconds of work. Between two queries the process serves other requests. */
const BATCH = 50;
const COLUMNS = [
  'id',
  'title',
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
  'attributes',
  'position',
  'created_at',
] as const;

type Row = Pick<ProductRow, (typeof COLUMNS)[number]> & {
  /** JSON arrays [size, color, whether it can be ordered, regular and discounted price], separated by commas. */
  variants: string | null;
};

/** Attributes for the shop itself, which do not describe the garment: a search does not match them. */
const UNSEARCHED = ['featured', 'gtin', 'age_group'];

/** All visible products of a store, in batches. */
export async function* readProducts(db: Db, storeId: string): AsyncGenerator<IndexedProduct[]> {
  for await (const rows of keysetScan<Row>(db, storeId, {
    columns: columnsOf(engineOf(db)),
    batch: BATCH,
    offset: 0,
    limit: Infinity,
  }))
    yield rows.map(toIndexed);
}

/** Those of these products that are visible. */
export async function readSomeProducts(db: Db, storeId: string, ids: string[]): Promise<IndexedProduct[]> {
  const engine = engineOf(db);
  const { values, bind } = parameters(engine);
  const text = `select ${columnsOf(engine)} from products
    where store_id = ${bind(storeId)} and visible = 1 and id in (${ids.map(bind).join(', ')})`;
  return (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows.map(toIndexed);
}

function columnsOf(engine: Engine): string {
  const array = engine === 'sqlite' ? 'json_array' : 'json_build_array';
  const isAvailable = 'case when stock is null or stock > 0 then 1 else 0 end';
  const prices = 'variants.regular_paise, variants.discounted_paise';
  const variants = `(select string_agg(cast(${array}(size, color, ${isAvailable}, ${prices}) as text), ',') from variants
    where variants.store_id = products.store_id and variants.product_id = products.id)`;
  return `${COLUMNS.map((name) => `products.${name}`).join(', ')}, ${variants} as variants`;
}

function toIndexed(row: Row): IndexedProduct {
  const attributes = (JSON.parse(row.attributes) as WireAttribute[]).filter(
    ({ key }) => !UNSEARCHED.includes(key.toLowerCase()),
  );
  const variants = (row.variants === null ? [] : JSON.parse(`[${row.variants}]`)) as [
    string | null,
    string | null,
    number,
    number,
    number | null,
  ][];
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    attributes: [...attributes.flatMap(({ value }) => value), ...genderWords(row.gender_key)],
    attributeNames: attributes.map(({ key }) => key.replaceAll('_', ' ')),
    bucket: bucketOf(row, attributes),
    regular: row.regular_paise,
    discounted: row.discounted_paise,
    created: Date.parse(row.created_at) || 0,
    position: row.position,
    variants: variants.map(([size, color, inStock, regular, discounted]) => ({
      size: size ?? '',
      color: color ?? '',
      inStock: inStock === 1,
      regular,
      discounted,
    })),
  };
}

function genderWords(gender: string | null): string[] {
  if (gender === 'unisex') return ['unisex', 'men', 'women'];
  return gender ? [gender] : [];
}
