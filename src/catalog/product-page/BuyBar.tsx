import type { Product } from '../product.ts';
import * as text from '../text.ts';
import type { Choice } from '#cart/sellable.ts';

interface BuyBarProps {
  product: Pick<Product, 'sizes'>;
  choice: Choice;
  /** As people read it. */
  cost: string;
  soldOut: boolean;
  /** See catalog/instant-add.ts. */
  instant: '' | undefined;
  /** What the button says. */
  buy: string;
}

/** Price, choice and button at the lower edge of a phone's window. */
export function BuyBar({ product, choice: { size, color }, cost, soldOut, instant, buy }: BuyBarProps) {
  const chosen = size && [color, text.sizeOf(size)].filter(Boolean).join(' · ');
  return (
    <div className="buy-bar">
      <p className="min-w-0 leading-tight">
        <span className="block font-medium tabular-nums">{cost}</span>
        {product.sizes.length > 0 && !soldOut && (
          <span className="block truncate text-xs leading-[1.35] text-soft">{chosen || text.chooseASize}</span>
        )}
      </p>
      <button type="submit" className="btn" data-instant={instant} disabled={soldOut}>
        {buy}
      </button>
    </div>
  );
}
