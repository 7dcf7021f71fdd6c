import { useStore } from '@nanostores/react';
import { $wishlist, toggleWish, type WishlistItem } from './wishlist.ts';
import * as text from './text.ts';
import { Glyph } from '#ui/Glyph.tsx';

const NONE: WishlistItem[] = [];

/** A heart that is full while the product is set aside. `wide` shows its words. */
export function WishButton({ product, wide = false }: { product: WishlistItem; wide?: boolean }) {
  const saved = useStore($wishlist, { ssr: () => NONE }).some(({ id }) => id === product.id);
  const label = saved ? text.removeFromWishlist : text.addToWishlist;
  return (
    <button
      type="button"
      className={wide ? 'btn btn-plain wish-btn' : 'icon-btn'}
      aria-pressed={saved}
      aria-label={wide ? undefined : text.addToWishlistOf(product.name)}
      title={text.addToWishlist}
      onClick={() => toggleWish(product)}
    >
      <Glyph name="heart" />
      {wide && label}
    </button>
  );
}
