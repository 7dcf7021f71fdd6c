import * as text from '../text.ts';
import '#lib/persistent-engine.ts';
import { persistentAtom } from '@nanostores/persistent';
import { WISHLIST_KEY } from '#config.ts';
import { toast } from '#ui/toasts.ts';

/** A saved product as it is shown until the store says how it is now. Prices are rupees. */
export interface WishlistItem {
  id: string;
  name: string;
  image: string;
  price: number;
  /** It was the least of several. */
  from?: true | undefined;
}

/** Products set aside, newest first, kept in localStorage under `wishlist` (docs/decisions D13). */
export const $wishlist = persistentAtom<WishlistItem[]>(WISHLIST_KEY, [], {
  decode: decodeWishlist,
  encode: JSON.stringify,
});

/** Adds the product, or takes it away when it is there. */
export function toggleWish({ id, name, image, price, from }: WishlistItem): void {
  const rest = $wishlist.get().filter((one) => one.id !== id);
  const removed = rest.length < $wishlist.get().length;
  $wishlist.set(removed ? rest : [{ id, name, image, price, from }, ...rest]);
  toast({ title: removed ? text.unwished : text.wished, text: name });
}

export function decodeWishlist(text: string): WishlistItem[] {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return [];
  }
  return Array.isArray(read) ? read.flatMap(decodeItem) : [];
}

function decodeItem(raw: Partial<WishlistItem> | null): WishlistItem[] {
  if (!raw || typeof raw.id !== 'string' || !raw.id) return [];
  const { id, name, image, price, from } = raw;
  return [
    {
      id,
      name: typeof name === 'string' && name ? name : id,
      image: typeof image === 'string' ? image : '',
      price: typeof price === 'number' && price >= 0 ? price : 0,
      from,
    },
  ];
}
