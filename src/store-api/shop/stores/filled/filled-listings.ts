import type { Kysely } from 'kysely';
import type { Database } from '../../../base/db/schema.ts';
import { readCategoryPictures } from './category-pictures.ts';
import { readFilledCollections } from './filled-collections.ts';
import { isGendered } from '#contract/listing-query.ts';
import type { WireImage } from '#contract/product.ts';

/** Which of the listings that pages link to have a product, and what they show of it. */
export interface FilledListings {
  featured: boolean;
  sale: boolean;
  /** Names in lower case, sorted; `men` and `women` also for products of that gender. */
  categories: string[];
  /** Slugs; undefined where the record has no collections. */
  collections: string[] | undefined;
  /** By the names of categories that have no picture of their own. */
  pictures: Record<string, WireImage>;
}

/** Undefined of a store that is only being made. */
export async function filledListingsOf(db: Kysely<Database>, storeId: string): Promise<FilledListings | undefined> {
  const store = await db.selectFrom('stores').select('info').where('id', '=', storeId).executeTakeFirst();
  return store && readFilledListings(db, storeId, JSON.parse(store.info) as Record<string, unknown>);
}

export async function readFilledListings(
  db: Kysely<Database>,
  storeId: string,
  info: Record<string, unknown>,
): Promise<FilledListings> {
  const rows = await db
    .selectFrom('listing_counts')
    .where('store_id', '=', storeId)
    .groupBy(['category_key', 'gender_key'])
    .select(({ fn }) => ['category_key', 'gender_key', fn.max('featured').as('featured'), fn.max('on_sale').as('sale')])
    .execute();
  const names = rows.flatMap((row) => [row.category_key, isGendered(row.gender_key) ? row.gender_key : '']);
  const categories = [...new Set(names.filter(Boolean))].sort();
  return {
    featured: rows.some(({ featured }) => featured === 1),
    sale: rows.some(({ sale }) => sale === 1),
    categories,
    collections: await readFilledCollections(db, storeId, info),
    pictures: await readCategoryPictures(db, storeId, { info, filled: categories }),
  };
}
