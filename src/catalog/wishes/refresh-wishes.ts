import { $wishlist, type WishlistItem } from './wishlist.ts';
import { fromPrice } from '../price/from-price.ts';
import { loadProduct } from '../product-page/load-product.ts';
import { api } from '#session/api.ts';

/** Of the newest: each is asked for. */
const MOST = 24;

/** Names and prices as they are now; what the store does not answer for stays as it was kept. */
export async function refreshWishes(): Promise<void> {
  const asked = $wishlist.get().slice(0, MOST);
  const loaded = await Promise.all(asked.map(({ id }) => loadProduct(api, id)));
  const now = new Map(
    loaded.flatMap((one, at) => (one.state === 'loaded' && asked[at] ? [[asked[at].id, one.product] as const] : [])),
  );
  if (now.size === 0) return;
  // Some may have been taken away meanwhile.
  $wishlist.set(
    $wishlist.get().map((wish): WishlistItem => {
      const product = now.get(wish.id);
      return product ? { ...wish, name: product.name, price: product.price, from: fromPrice(product).from } : wish;
    }),
  );
}
