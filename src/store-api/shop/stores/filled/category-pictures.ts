import { type Kysely, sql } from 'kysely';
import { VISIBLE } from '../../../base/db/inlined-literals.ts';
import type { Database } from '../../../base/db/schema.ts';
import { MAX_CATEGORIES_SHOWN } from '#config.ts';
import { isGendered } from '#contract/listing-query.ts';
import type { WireImage } from '#contract/product.ts';
import type { WireStoreInfo } from '#contract/store-info.ts';

type Named = Pick<WireStoreInfo, 'categories' | 'categoryImages' | 'categoryPictures'>;

/**
 * Of the categories that pages show as tiles, the first ones with a product: by name the picture of the category's
 * first product that has one, where the record has none of its own.
 */
export async function readCategoryPictures(
  db: Kysely<Database>,
  storeId: string,
  { info, filled }: { info: Record<string, unknown>; filled: readonly string[] },
): Promise<Record<string, WireImage>> {
  const { categories = [], categoryImages = {}, categoryPictures = {} } = info as Named;
  const own = new Set(Object.keys({ ...categoryImages, ...categoryPictures }).map((name) => name.toLowerCase()));
  const shown = categories.filter((name) => filled.includes(name.toLowerCase())).slice(0, MAX_CATEGORIES_SHOWN);
  const asked = shown.filter((name) => !own.has(name.toLowerCase()));
  if (asked.length === 0) return {};
  // One statement, because an import asks in its transaction.
  const found = await db
    .selectNoFrom(asked.map((name, at) => firstPicture(db, storeId, name.toLowerCase()).as(String(at))))
    .executeTakeFirstOrThrow();
  return Object.fromEntries(
    asked.flatMap((name, at) => {
      const picture = found[String(at)];
      return picture ? [[name, JSON.parse(picture) as WireImage]] : [];
    }),
  );
}

function firstPicture(db: Kysely<Database>, storeId: string, category: string) {
  const first = (column: 'category_key' | 'gender_key') =>
    db
      .selectFrom('products')
      .innerJoin('images', (join) =>
        join
          .onRef('images.store_id', '=', 'products.store_id')
          .onRef('images.product_id', '=', 'products.id')
          .on('images.position', '=', 0),
      )
      .select('picture')
      .where('products.store_id', '=', storeId)
      .where('visible', '=', VISIBLE)
      .where(column, '=', category)
      .orderBy('products.position')
      .orderBy('products.id')
      .limit(1);
  return isGendered(category)
    ? db.fn.coalesce(first('category_key'), first('gender_key'))
    : db.fn.coalesce(first('category_key'), sql<string | null>`null`);
}
