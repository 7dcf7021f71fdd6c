import type { Db } from '#store-api/base/db/open-database.ts';
import { lineName } from '#store-api/shop/catalog/line-name.ts';
import { stripped } from '#lib/text/terminal-text.ts';
import { StartError } from '#environment.ts';

export interface FoundVariant {
  id: string;
  productId: string;
  sku: string | null;
}

/** A store's variants with all that they can be named by. */
export function namedVariants(db: Db, storeId: string) {
  return db
    .selectFrom('variants as variant')
    .innerJoin('products as product', (join) =>
      join.onRef('product.store_id', '=', 'variant.store_id').onRef('product.id', '=', 'variant.product_id'),
    )
    .select([
      'variant.id',
      'variant.product_id as productId',
      'variant.sku',
      'variant.size',
      'variant.color',
      'product.title',
      'product.handle',
    ])
    .where('variant.store_id', '=', storeId);
}

/** The variant of a SKU or, where it has none or shares it, of its id. @throws StartError for none and for several */
export async function findVariant(db: Db, storeId: string, sku: string): Promise<FoundVariant> {
  const found = await namedVariants(db, storeId)
    .where((eb) => eb.or([eb('variant.sku', '=', sku), eb('variant.id', '=', sku)]))
    .orderBy('variant.id')
    .execute();
  const [first, second] = found;
  if (!first) throw new StartError(`There is no variant with the SKU '${stripped(sku)}'.`);
  if (second) {
    const names = found.map((one) => `${one.id} (${stripped(lineName(one))})`).join(', ');
    throw new StartError(`Several variants have the SKU ${stripped(sku)}. Name one by its id: ${names}.`);
  }
  return { id: first.id, productId: first.productId, sku: first.sku };
}
