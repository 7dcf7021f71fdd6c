import { CompiledQuery } from 'kysely';
import type { IndexedProduct } from './catalogue-index.ts';
import { engineOf } from '../db/engine.ts';
import { parameters } from '../db/listing-page.ts';
import type { Db } from '../db/open-database.ts';
import { unitPrice } from '../rules/order-total.ts';
import type { WireAttribute } from '#contract/product.ts';

interface Row {
  id: string;
  title: string;
  description: string;
  category: string;
  category_key: string;
  parent_category: string | null;
  parent_key: string | null;
  gender_key: string | null;
  regular_paise: number;
  discounted_paise: number | null;
  featured: number;
  on_sale: number;
  attributes: string;
  position: number;
  created_at: string;
  /** JSON of [size, color, whether it can be ordered], parted by commas. */
  variants: string | null;
}

const BATCH = 250;
/** Attributes that steer the shop and say nothing of the garment. */
const UNSPOKEN = ['featured', 'gtin', 'age_group'];

/** All visible products of a store, in parts, so that others are served in between. */
export async function* readProducts(db: Db, storeId: string): AsyncGenerator<IndexedProduct[]> {
  for (let last = ''; ; ) {
    const rows = await readRows(db, storeId, (bind) => `products.id > ${bind(last)} order by products.id limit ${BATCH}`);
    if (rows.length > 0) yield rows.map(toIndexed);
    if (rows.length < BATCH) return;
    last = rows.at(-1)!.id;
  }
}

/** Those of these products that are visible. */
export async function readSomeProducts(db: Db, storeId: string, ids: string[]): Promise<IndexedProduct[]> {
  const rows = await readRows(db, storeId, (bind) => `products.id in (${ids.map(bind).join(', ')})`);
  return rows.map(toIndexed);
}

async function readRows(db: Db, storeId: string, which: (bind: (value: unknown) => string) => string): Promise<Row[]> {
  const engine = engineOf(db);
  const { values, bind } = parameters(engine);
  const array = engine === 'sqlite' ? 'json_array' : 'json_build_array';
  const columns = ['id', 'title', 'description', 'category', 'category_key', 'parent_category', 'parent_key', 'gender_key', 'regular_paise', 'discounted_paise', 'featured', 'on_sale', 'attributes', 'position', 'created_at'];
  const variants = `(select string_agg(cast(${array}(size, color, case when stock is null or stock > 0 then 1 else 0 end) as text), ',') from variants where variants.store_id = products.store_id and variants.product_id = products.id)`;
  // SQLite would take an index of what is visible, and sort all of it for every part: `+` keeps it to the key.
  const visible = `${engine === 'sqlite' ? '+' : ''}products.visible = 1`;
  const text = `select ${columns.map((name) => `products.${name}`).join(', ')}, ${variants} as variants from products where products.store_id = ${bind(storeId)} and ${visible} and ${which(bind)}`;
  return (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
}

function toIndexed(row: Row): IndexedProduct {
  const attributes = (JSON.parse(row.attributes) as WireAttribute[]).filter(({ key }) => !UNSPOKEN.includes(key.toLowerCase()));
  const variants = (row.variants === null ? [] : JSON.parse(`[${row.variants}]`)) as [string | null, string | null, number][];
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    attributes: [...attributes.flatMap(({ value }) => value), ...genderWords(row.gender_key)],
    attributeNames: attributes.map(({ key }) => key.replaceAll('_', ' ')),
    cell: {
      category: row.category_key,
      categoryName: row.category,
      parent: row.parent_key ?? '',
      parentCategory: row.parent_category ?? '',
      gender: row.gender_key ?? '',
      featured: row.featured === 1,
      sale: row.on_sale === 1,
    },
    price: unitPrice(row),
    created: Date.parse(row.created_at) || 0,
    position: row.position,
    variants: variants.map(([size, color, inStock]) => ({ size: size ?? '', color: color ?? '', inStock: inStock === 1 })),
  };
}

function genderWords(gender: string | null): string[] {
  if (gender === 'unisex') return ['unisex', 'men', 'women'];
  return gender ? [gender] : [];
}
