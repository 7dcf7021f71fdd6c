import { preparedQuery } from '../../base/db/prepared-query.ts';
import { VISIBLE } from '../../base/db/inlined-literals.ts';
import type { Db } from '../../base/db/open-database.ts';
import type { ProductRow, VariantRow } from '../../base/db/schema.ts';

/** What a price depends on, and where it comes from, which documents say. */
const PRICED = ['regular_paise', 'discounted_paise', 'weight_grams', 'hsn', 'tax_class', 'origin_country'] as const;
const PRODUCT = ['id', 'title', 'attributes', 'category', ...PRICED] as const;
const CHOICE = ['id', 'product_id', 'size', 'color', 'sku', 'stock', ...PRICED] as const;

/** The columns of a product that an order needs; `picture` is its first one, as JSON. */
export interface SoldParts {
  product: Pick<ProductRow, (typeof PRODUCT)[number]>;
  variants: SoldVariant[];
  picture: string | null;
}

export type SoldVariant = Pick<VariantRow, (typeof CHOICE)[number]>;

interface ProductsQuery extends Record<string, unknown> {
  storeId: string;
  ids: string[];
}

const selectProducts = preparedQuery((db, { storeId, ids }: ProductsQuery) =>
  db
    .selectFrom('products')
    .leftJoin('images', (join) =>
      join
        .onRef('images.store_id', '=', 'products.store_id')
        .onRef('images.product_id', '=', 'products.id')
        .on('images.position', '=', 0),
    )
    .select([...PRODUCT.map((name) => `products.${name}` as const), 'picture'])
    .where('products.store_id', '=', storeId)
    .where('visible', '=', VISIBLE)
    .where('products.id', 'in', ids),
);
const selectVariants = preparedQuery((db, { storeId, ids }: ProductsQuery) =>
  db
    .selectFrom('variants')
    .select(CHOICE)
    .where('store_id', '=', storeId)
    .where('product_id', 'in', ids)
    .orderBy('product_id')
    .orderBy('position'),
);

/** The visible products among these ids, in two queries. */
export async function findProducts(db: Db, storeId: string, ids: string[]): Promise<SoldParts[]> {
  const rows = ids.length === 0 ? [] : await selectProducts(db, { storeId, ids });
  if (rows.length === 0) return [];
  const found = { storeId, ids: rows.map((row) => row.id) };
  const variants = Map.groupBy(await selectVariants(db, found), (row) => row.product_id);
  return rows.map(({ picture, ...product }) => ({ product, picture, variants: variants.get(product.id) ?? [] }));
}
