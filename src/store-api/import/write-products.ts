import type { Kysely } from 'kysely';
import type { Database, ProductRow, VariantRow } from '../db/schema.ts';
import type { CatalogueVariant } from './catalogue-product.ts';
import { variantIdOf } from './handle.ts';
import type { PlannedProduct } from './plan-import.ts';

type Trx = Kysely<Database>;

/** Rows a statement: 500 x 24 values stay below SQLite's 32,766 and PostgreSQL's 65,535. */
const BATCH = 500;

/** Columns a second import leaves as they are. */
const KEPT: (keyof ProductRow)[] = ['store_id', 'id', 'created_at', 'position'];

/**
 * Writes created and updated products with their variants and pictures. New ones
 * stand after those the store has, in the file's order.
 */
export async function writeProducts(trx: Trx, storeId: string, changed: PlannedProduct[], now: string): Promise<void> {
  const last = await trx.selectFrom('products').select((eb) => eb.fn.max('position').as('position')).where('store_id', '=', storeId).executeTakeFirst();
  const start = Number(last?.position ?? 0) + 1;
  const rows = changed.map((one, index) => toProductRow(storeId, one, start + index, now));
  for (const values of batches(rows))
    await trx
      .insertInto('products')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(['store_id', 'id']).doUpdateSet((eb) =>
          Object.fromEntries((Object.keys(values[0]!) as (keyof ProductRow)[]).filter((name) => !KEPT.includes(name)).map((name) => [name, eb.ref(`excluded.${name}`)])),
        ),
      )
      .execute();
  await writeVariants(trx, storeId, changed);
  await writeImages(trx, storeId, changed);
}

async function writeVariants(trx: Trx, storeId: string, changed: PlannedProduct[]): Promise<void> {
  await clear(trx, 'variants', storeId, changed);
  const rows = changed.flatMap(({ id, product }) => product.variants.map((variant, position) => toVariantRow(storeId, id, variant, position)));
  for (const values of batches(rows)) await trx.insertInto('variants').values(values).execute();
}

async function writeImages(trx: Trx, storeId: string, changed: PlannedProduct[]): Promise<void> {
  await clear(trx, 'images', storeId, changed);
  const rows = changed.flatMap(({ id, images }) => images.map((picture, position) => ({ store_id: storeId, product_id: id, position, picture: JSON.stringify(picture) })));
  for (const values of batches(rows)) await trx.insertInto('images').values(values).execute();
}

/** Nothing points at these rows, and a variant's id is made from what it is: it comes back the same. */
async function clear(trx: Trx, table: 'variants' | 'images', storeId: string, changed: PlannedProduct[]): Promise<void> {
  const before = changed.filter(({ change }) => change === 'updated').map(({ id }) => id);
  for (const ids of batches(before)) await trx.deleteFrom(table).where('store_id', '=', storeId).where('product_id', 'in', ids).execute();
}

function toProductRow(storeId: string, { id, product, hash }: PlannedProduct, position: number, now: string): ProductRow {
  const cheapest = product.variants.reduce((best, variant) => (priceOf(variant) < priceOf(best) ? variant : best));
  return {
    store_id: storeId,
    id,
    handle: product.handle,
    title: product.title,
    description: product.description,
    category: product.category,
    category_key: product.category.trim().toLowerCase(),
    parent_category: product.parentCategory,
    parent_key: product.parentCategory?.trim().toLowerCase() ?? null,
    gender_key: product.genderKey,
    regular_paise: cheapest.regular,
    discounted_paise: cheapest.discounted,
    featured: Number(product.featured),
    on_sale: Number(cheapest.discounted !== null),
    visible: Number(product.visible),
    attributes: JSON.stringify(product.attributes),
    position,
    source_hash: hash,
    created_at: now,
    updated_at: now,
  };
}

function toVariantRow(storeId: string, productId: string, variant: CatalogueVariant, position: number): VariantRow {
  const { key, sku, size, color, regular, discounted, stock } = variant;
  return { store_id: storeId, id: variantIdOf(productId, key), product_id: productId, position, sku, size, color, regular_paise: regular, discounted_paise: discounted, stock };
}

function priceOf({ regular, discounted }: CatalogueVariant): number {
  return discounted ?? regular;
}

function* batches<T>(items: T[]): Generator<T[]> {
  for (let at = 0; at < items.length; at += BATCH) yield items.slice(at, at + BATCH);
}
