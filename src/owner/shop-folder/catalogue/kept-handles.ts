import type { Kysely } from 'kysely';
import type { ShopFolder } from '../read-shop-folder.ts';
import { keptHandles } from '../../import/handles/keep-handles.ts';
import type { Database } from '#store-api/base/db/schema.ts';

/** The folder with the handles that the store knows its products by. */
export async function withKeptHandles(db: Kysely<Database>, folder: ShopFolder): Promise<ShopFolder> {
  const kept = await keptHandles(db, folder.store.id, folder.products);
  return {
    ...folder,
    products: folder.products.map(kept),
    discounts: folder.discounts?.map((discount) => ({
      ...discount,
      ...(discount.products && { products: discount.products.map((handle) => kept({ handle }).handle) }),
    })),
    stock: folder.stock.map((line) => ({ ...line, variants: line.variants.map(kept) })),
  };
}
