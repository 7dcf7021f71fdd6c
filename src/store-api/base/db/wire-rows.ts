import { CompiledQuery } from 'kysely';
import { type Engine, engineOf } from './engine.ts';
import { HIDDEN } from './inlined-literals.ts';
import { parameters } from './parameters.ts';
import type { Db } from './open-database.ts';

/** A visible product with everything that an answer shows of it. */
export interface WireRow {
  id: string;
  title: string;
  description: string;
  category: string;
  parent_category: string | null;
  regular_paise: number;
  discounted_paise: number | null;
  created_at: string;
  updated_at: string;
  /** JSON of the wire's attribute list. */
  attributes: string;
  /** JSON of wire images in their order, separated by commas. */
  pictures: string | null;
  /** JSON of WireVariantRow in their order, separated by commas. */
  variants: string | null;
}

export type WireVariantRow = [
  size: string | null,
  color: string | null,
  sku: string | null,
  regular: number,
  discounted: number | null,
  stock: number | null,
  weightGrams: number | null,
];

/**
 * The columns of a WireRow. The database joins images and variants to text, because hundreds of rows cost more than one
 * text.
 */
export function wireColumns(engine: Engine): string {
  const array = engine === 'sqlite' ? 'json_array' : 'json_build_array';
  const own = [
    'id',
    'title',
    'description',
    'category',
    'parent_category',
    'regular_paise',
    'discounted_paise',
    'created_at',
    'updated_at',
    'attributes',
  ];
  const pictures = `(select string_agg(picture, ',' order by position) from images
    where images.store_id = products.store_id and images.product_id = products.id)`;
  const variant = `${array}(size, color, sku, variants.regular_paise, variants.discounted_paise, stock,
    coalesce(variants.weight_grams, products.weight_grams))`;
  const variants = `(select string_agg(cast(${variant} as text), ',' order by variants.position, variants.id)
    from variants where variants.store_id = products.store_id and variants.product_id = products.id)`;
  return `${own.map((name) => `products.${name}`).join(', ')}, ${pictures} as pictures, ${variants} as variants`;
}

/** The visible products among these ids, in the order of the ids. */
export async function readWireRows(db: Db, storeId: string, ids: string[]): Promise<WireRow[]> {
  if (ids.length === 0) return [];
  const engine = engineOf(db);
  const { values, bind } = parameters(engine);
  const text = `select ${wireColumns(engine)} from products
    where store_id = ${bind(storeId)} and visible = 1 and id in (${ids.map(bind).join(', ')})`;
  const { rows } = await db.executeQuery<WireRow>(CompiledQuery.raw(text, values));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** JSON of what only the page of a visible product says; null where that is nothing. */
export async function readProductPage(db: Db, storeId: string, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('products')
    .select('page')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.page ?? null;
}

/** Is this a product that shoppers can no longer see? */
export async function isHidden(db: Db, storeId: string, id: string): Promise<boolean> {
  return Boolean(
    await db
      .selectFrom('products')
      .select('id')
      .where('store_id', '=', storeId)
      .where('id', '=', id)
      .where('visible', '=', HIDDEN)
      .executeTakeFirst(),
  );
}
