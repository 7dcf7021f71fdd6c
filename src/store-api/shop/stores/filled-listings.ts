import type { Kysely } from 'kysely';
import type { Database } from '../../base/db/schema.ts';

/** Which of the listings that every page links to have a product. */
export interface FilledListings {
  featured: boolean;
  sale: boolean;
}

export async function readFilledListings(db: Kysely<Database>, storeId: string): Promise<FilledListings> {
  const { featured, sale } = await db
    .selectFrom('listing_counts')
    .where('store_id', '=', storeId)
    .select(({ fn }) => [fn.max('featured').as('featured'), fn.max('on_sale').as('sale')])
    .executeTakeFirstOrThrow();
  return { featured: featured === 1, sale: sale === 1 };
}
