import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SHIPPING } from '../../api/fixture.ts';
import { fillStore } from '../../bench/shop/make-catalogue.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';

const PRODUCTS = 60;
const PLENTY = 1_000_000;
export const CATEGORIES = ['Jeans', 'Shirts', 'Shorts', 'Accessories', 'Men'];

/** What shoppers of the tests ask for: bodies of orders with two lines, and public pages. */
export interface Filled {
  bodies: object[];
  pages: string[];
  /** The products as a file. */
  catalogue: string;
}

/** A shop of 60 products in several choices each, every other one with plenty of stock. */
export async function fill(url: string, folder: string): Promise<Filled> {
  mkdirSync(join(folder, 'media'), { recursive: true });
  const db = await openDatabase(url);
  await createStore(db, {
    id: 'cluster',
    isDefault: true,
    hosts: [],
    info: { storeName: 'Cluster', categories: CATEGORIES },
  });
  const catalogue = await fillStore(db, 'cluster', PRODUCTS, folder);
  await db.updateTable('variants').set({ stock: PLENTY }).where('stock', 'is not', null).execute();
  const variants = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .where('visible', '=', 1)
    .select(['product_id', 'size', 'color'])
    .execute();
  await db.destroy();
  const choices = variants.map(({ product_id: productId, size, color }) => ({
    productId,
    ...(size && { size }),
    ...(color && { color }),
  }));
  const ids = [...new Set(choices.map(({ productId }) => productId))];
  return {
    catalogue,
    bodies: choices.map((one, index) => orderFor([one, choices[(index * 7 + 5) % choices.length] ?? one])),
    pages: ['/', '/products', '/products?category=jeans', ...ids.slice(0, 12).map((id) => `/product/${id}`)],
  };
}

function orderFor(chosen: { productId: string }[]): object {
  const lines = [...new Map(chosen.map((one) => [one.productId, one])).values()];
  const items = lines.map((line, index) => ({ ...line, quantity: index + 1 }));
  return {
    products: Object.fromEntries(items.map(({ productId, quantity }) => [productId, quantity])),
    items,
    shippingAddress: SHIPPING,
  };
}
