import { useStore } from '@nanostores/react';
import { $wishlist, toggleWish, type Wish } from './wishlist.ts';

const NONE: Wish[] = [];

/** A heart that is full while the product is set aside. `wide` shows its words. */
export function WishButton({ product, wide = false }: { product: Wish; wide?: boolean }) {
  const saved = useStore($wishlist, { ssr: () => NONE }).some(({ id }) => id === product.id);
  const label = saved ? 'Remove from Wishlist' : 'Add to Wishlist';
  return (
    <button
      type="button"
      className={wide ? 'btn btn-plain wish-btn' : 'icon-btn'}
      aria-pressed={saved}
      aria-label={wide ? undefined : `Add to Wishlist: ${product.name}`}
      title="Add to Wishlist"
      onClick={() => toggleWish(product)}
    >
      <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" aria-hidden="true">
        <path d="M12 20S4 15 4 9a4.5 4.5 0 0 1 8-2.8A4.5 4.5 0 0 1 20 9c0 6-8 11-8 11Z" />
      </svg>
      {wide && label}
    </button>
  );
}
