import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $wishlist, toggleWish, type WishlistItem } from './wishlist.ts';
import { priceText } from '../price/price-text.ts';
import * as text from '../text.ts';
import type { Money } from '#lib/money.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { productPath } from '#lib/product-path.ts';

const NONE: WishlistItem[] = [];

interface WishlistPageProps {
  money: Money;
  /** The store tells what is sold out (capability `quotes`). */
  quotes?: boolean;
}

export default function WishlistPage({ money, quotes = false }: WishlistPageProps) {
  const hydrated = useHydrated();
  const wishes = useStore($wishlist, { ssr: () => NONE });
  const [soldOut, setSoldOut] = useState<readonly string[]>([]);

  useEffect(() => {
    if ($wishlist.get().length > 0)
      import('./refresh-wishes.ts').then(({ refreshWishes }) => refreshWishes()).catch(() => undefined);
  }, []);

  useEffect(() => {
    const ids = $wishlist.get().map(({ id }) => id);
    if (!quotes || ids.length === 0) return;
    // Without an answer the wishes are shown as they were kept.
    import('./sold-out-wishes.ts').then(({ soldOutWishes }) => soldOutWishes(ids)).then(setSoldOut, () => undefined);
  }, [quotes]);

  if (!hydrated) return <div className="skeleton needs-script h-64" aria-busy="true" />;
  if (wishes.length === 0)
    return (
      <div className="notice">
        <p className="font-display text-xl">{text.wishlistEmpty}</p>
        <p className="text-soft">{text.wishlistEmptyLong}</p>
        <a href="/products" className="btn">
          {text.browseProducts}
        </a>
      </div>
    );
  return (
    <ul className="product-grid">
      {wishes.map((wish) => (
        <li key={wish.id} className="relative grid content-start gap-2">
          <a href={productPath(wish.id)} className="grid gap-2 hover:underline">
            <img
              src={wish.image || '/placeholder.svg'}
              alt=""
              width={480}
              height={600}
              loading="lazy"
              className="aspect-4/5 w-full rounded-md bg-sunk object-cover"
            />
            {wish.name}
          </a>
          {soldOut.includes(wish.id) && <span className="badge card card-sale">{text.soldOut}</span>}
          <p className="font-semibold tabular-nums">{priceText(wish, money)}</p>
          <button
            type="button"
            className="link min-h-11 justify-self-start"
            aria-label={text.removeWish(wish.name)}
            onClick={() => toggleWish(wish)}
          >
            {text.remove}
          </button>
        </li>
      ))}
    </ul>
  );
}
