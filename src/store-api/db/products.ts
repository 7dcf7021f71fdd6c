import type { Db } from './open-database.ts';
import type { ImageRow, ProductRow, VariantRow } from './schema.ts';

export interface ProductParts {
  product: ProductRow;
  images: ImageRow[];
  variants: VariantRow[];
}

/** The visible products among these ids, with variants and images; two queries more, however many products. */
export async function findProducts(db: Db, storeId: string, ids: string[]): Promise<ProductParts[]> {
  if (ids.length === 0) return [];
  return withParts(db, storeId, await visible(db, storeId).selectAll().where('id', 'in', ids).execute());
}

function visible(db: Db, storeId: string) {
  return db.selectFrom('products').where('store_id', '=', storeId).where('visible', '=', 1);
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
