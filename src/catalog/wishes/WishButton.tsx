import { useStore } from '@nanostores/react';
import { $wishlist, toggleWish, type WishlistItem } from './wishlist.ts';
import * as text from '../text.ts';
import { Glyph } from '#ui/Glyph.tsx';

const NONE: WishlistItem[] = [];

/** A heart that is full while the product is set aside: with its words, or on a card's picture. */
export function WishButton({ product, look = 'words' }: { product: WishlistItem; look?: 'words' | 'card' }) {
  const saved = useStore($wishlist, { ssr: () => NONE }).some(({ id }) => id === product.id);
  const wide = look === 'words';
  const label = saved ? text.removeFromWishlist : text.addToWishlist;
  return (
    <button
      type="button"
      className={wide ? 'btn btn-plain wish-btn' : 'icon-btn card-wish'}
      aria-pressed={saved}
      aria-label={wide ? undefined : text.addToWishlistOf(product.name)}
      title={text.addToWishlist}
      onClick={() => toggleWish(product)}
    >
      {wide && (
        <>
          <Glyph name="heart" />
          {label}
        </>
      )}
    </button>
  );
}
