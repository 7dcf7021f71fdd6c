import type { Db } from '#store-api/base/db/open-database.ts';
import { unitPrice } from '#store-api/shop/pricing/unit-price.ts';

/** A product that is shown. */
export interface ProductState {
  title: string;
  /** It, and each of its variants, costs something. */
  hasPrice: boolean;
  /** At least one choice can be ordered. */
  isAvailable: boolean;
  /** JSON of its pictures. */
  pictures: string[];
}

const BATCH = 500;

/** All products that a store shows. */
export async function* readProductStates(db: Db, storeId: string): AsyncGenerator<ProductState> {
  let last = '';
  for (;;) {
    const products = await db
      .selectFrom('products')
      .select(['id', 'title', 'regular_paise', 'discounted_paise'])
      .where('store_id', '=', storeId)
      .where('visible', '=', 1)
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    last = products.at(-1)?.id ?? '';
    if (last === '') return;
    const ids = products.map(({ id }) => id);
    const variants = await db
      .selectFrom('variants')
      .select(['product_id', 'regular_paise', 'discounted_paise', 'stock'])
      .where('store_id', '=', storeId)
      .where('product_id', 'in', ids)
      .execute();
    const pictures = await db
      .selectFrom('images')
      .select(['product_id', 'picture'])
      .where('store_id', '=', storeId)
      .where('product_id', 'in', ids)
      .execute();
    const variantsOf = Map.groupBy(variants, ({ product_id }) => product_id);
    const picturesOf = Map.groupBy(pictures, ({ product_id }) => product_id);
    for (const product of products) {
      const choices = variantsOf.get(product.id) ?? [];
      yield {
        title: product.title,
        hasPrice: [product, ...choices].every((one) => unitPrice(one) > 0),
        isAvailable: choices.length === 0 || choices.some(({ stock }) => stock === null || stock > 0),
        pictures: (picturesOf.get(product.id) ?? []).map(({ picture }) => picture),
      };
    }
  }
}
