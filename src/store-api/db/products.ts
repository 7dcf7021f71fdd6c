import type { Expression, SqlBool } from 'kysely';
import type { Db } from './open-database.ts';
import { searchProducts } from './product-search.ts';
import type { ImageRow, ProductRow, VariantRow } from './schema.ts';
import { type FacetValue, sortedFacet } from '../rules/listing-cells.ts';
import { isGendered, type ProductFilter } from '../rules/product-filter.ts';

export interface ProductParts {
  product: ProductRow;
  images: ImageRow[];
  variants: VariantRow[];
}

/** The ids of one page of visible products, best found first, and how many there are on all pages. */
export async function searchListing(db: Db, storeId: string, filter: ProductFilter, words: string[]): Promise<{ total: number; ids: string[] }> {
  const search = searchProducts(words);
  const matching = narrow(db, storeId, filter).where(search.matches);
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .select('id')
    .orderBy(search.rank)
    .orderBy('position')
    .orderBy('id')
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit)
    .execute();
  return { total, ids: rows.map(({ id }) => id) };
}

/** The parent categories among what a search finds, whichever of them the filter asks for. */
export async function searchFacet(db: Db, storeId: string, filter: ProductFilter, words: string[]): Promise<FacetValue[]> {
  const rows = await narrow(db, storeId, { ...filter, parent: undefined })
    .where(searchProducts(words).matches)
    .where('parent_category', 'is not', null)
    .groupBy('parent_category')
    .select((eb) => ['parent_category as value', eb.fn.countAll<number>().as('count')])
    .execute();
  return sortedFacet(rows as FacetValue[]);
}

/** The visible products among these ids, with variants and images; two queries more, however many products. */
export async function findProducts(db: Db, storeId: string, ids: string[]): Promise<ProductParts[]> {
  if (ids.length === 0) return [];
  return withParts(db, storeId, await visible(db, storeId).selectAll().where('id', 'in', ids).execute());
}

function visible(db: Db, storeId: string) {
  return db.selectFrom('products').where('store_id', '=', storeId).where('visible', '=', 1);
}

/**
 * The same as branchesOf (listing-branches.ts), in one condition.
 */
function narrow(db: Db, storeId: string, { category, parent, gender, anyOf, featured, sale }: ProductFilter) {
  return visible(db, storeId).where((eb) => {
    const all: Expression<SqlBool>[] = [];
    if (category && isGendered(category)) all.push(eb.or([eb('category_key', '=', category), eb('gender_key', '=', category)]));
    else if (category) all.push(eb('category_key', '=', category));
    if (gender && gender !== category) all.push(eb('gender_key', '=', gender));
    if (parent) all.push(eb('parent_key', '=', parent));
    if (featured) all.push(eb('featured', '=', 1));
    if (sale) all.push(eb('on_sale', '=', 1));
    if (anyOf) {
      const any: Expression<SqlBool>[] = (['category_key', 'parent_key', 'gender_key'] as const).flatMap((column) =>
        anyOf.words.length ? [eb(column, 'in', anyOf.words)] : [],
      );
      if (anyOf.withoutGender) any.push(eb('gender_key', 'is', null));
      all.push(eb.or(any));
    }
    return eb.and(all);
  });
}

async function withParts(db: Db, storeId: string, rows: ProductRow[]): Promise<ProductParts[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const images = await db.selectFrom('images').selectAll().where('store_id', '=', storeId).where('product_id', 'in', ids).orderBy('position').execute();
  const variants = await db.selectFrom('variants').selectAll().where('store_id', '=', storeId).where('product_id', 'in', ids).orderBy('position').orderBy('id').execute();
  const imagesOf = Map.groupBy(images, (row) => row.product_id);
  const variantsOf = Map.groupBy(variants, (row) => row.product_id);
  return rows.map((product) => ({ product, images: imagesOf.get(product.id) ?? [], variants: variantsOf.get(product.id) ?? [] }));
}
