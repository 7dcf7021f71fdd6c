import type { Expression, SqlBool } from 'kysely';
import type { Db } from './open-database.ts';
import { searchProducts } from './product-search.ts';
import type { ImageRow, ProductRow, VariantRow } from './schema.ts';
import type { ProductFilter } from '../rules/product-filter.ts';

export interface ProductParts {
  product: ProductRow;
  images: ImageRow[];
  variants: VariantRow[];
}

/** One page of visible products in the catalogue's order, best found first in a search, and how many there are on all pages. */
export async function listProducts(db: Db, storeId: string, filter: ProductFilter): Promise<{ total: number; products: ProductParts[] }> {
  if (filter.search?.length === 0) return { total: 0, products: [] };
  const search = filter.search && searchProducts(filter.search);
  const narrowed = narrow(db, storeId, filter);
  const matching = search ? narrowed.where(search.matches) : narrowed;
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await (search ? matching.orderBy(search.rank) : matching)
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit)
    .execute();
  return { total, products: await withParts(db, storeId, rows) };
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
 * Every part narrows. One exception within a part: `men` and `women` are categories or genders, since the shop sends
 * both for them (spec section 7).
 */
function narrow(db: Db, storeId: string, { category, parent, gender, anyOf, featured, sale }: ProductFilter) {
  return visible(db, storeId).where((eb) => {
    const all: Expression<SqlBool>[] = [];
    const gendered = category === 'men' || category === 'women';
    if (category && gendered) all.push(eb.or([eb('category_key', '=', category), eb('gender_key', '=', category)]));
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
