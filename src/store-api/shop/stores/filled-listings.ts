import type { Kysely } from 'kysely';
import type { Database } from '../../base/db/schema.ts';
import { isGendered } from '#contract/listing-query.ts';

/** Which of the listings that every page links to have a product. */
export interface FilledListings {
  featured: boolean;
  sale: boolean;
  /** Names in lower case, sorted; `men` and `women` also for products of that gender. */
  categories: string[];
}

export async function readFilledListings(db: Kysely<Database>, storeId: string): Promise<FilledListings> {
  const rows = await db
    .selectFrom('listing_counts')
    .where('store_id', '=', storeId)
    .groupBy(['category_key', 'gender_key'])
    .select(({ fn }) => ['category_key', 'gender_key', fn.max('featured').as('featured'), fn.max('on_sale').as('sale')])
    .execute();
  const names = rows.flatMap((row) => [row.category_key, isGendered(row.gender_key) ? row.gender_key : '']);
  return {
    featured: rows.some(({ featured }) => featured === 1),
    sale: rows.some(({ sale }) => sale === 1),
    categories: [...new Set(names.filter(Boolean))].sort(),
  };
}
