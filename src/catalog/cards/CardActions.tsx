import { lazy, Suspense, useState } from 'react';
import { WishButton } from '../WishButton.tsx';
import * as text from '../text.ts';
import { AddToCart } from '#cart/AddToCart.tsx';
import type { Sellable } from '#cart/sellable.ts';
import type { Money } from '#lib/money.ts';

const QuickView = lazy(() => import('./QuickView.tsx'));
const SizeGuide = lazy(() => import('../SizeGuide.tsx'));

interface CardActionsProps {
  product: Sellable;
  /** See `sizeGuideOf`; without one there is no button. */
  guide?: string | undefined;
  money: Money;
}

/**
 * The buttons of a card (docs/behaviour.md section 2). The code of a dialog comes when it is opened: quick view by its
 * button or by an Add to Cart that needs a size.
 */
export default function CardActions({ product, guide, money }: CardActionsProps) {
  const [open, setOpen] = useState<'quick-view' | 'size-guide' | 'size'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <div className="card-wish">
        <WishButton product={product} />
      </div>
      <div className="card-tools">
        <AddToCart product={product} onSizeMissing={() => setOpen('size')} />
        <button
          type="button"
          className="icon-btn"
          aria-label={text.quickViewOf(product.name)}
          title={text.quickView}
          onClick={() => setOpen('quick-view')}
        >
          <svg
            width="20"
            height="20"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            aria-hidden="true"
          >
            <path d="M2 12s3.5-6 10-6 10 6 10 6-3.5 6-10 6S2 12 2 12Z" />
            <circle cx="12" cy="12" r="2.5" />
          </svg>
        </button>
        {guide !== undefined && (
          <button
            type="button"
            className="icon-btn"
            aria-label={text.sizeGuideOf(product.name)}
            title={text.sizeGuide}
            onClick={() => setOpen('size-guide')}
          >
            <svg
              width="20"
              height="20"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d="M3 16 16 3l5 5L8 21l-5-5Zm4-4 2 2m1-5 2 2m1-5 2 2" />
            </svg>
          </button>
        )}
      </div>
      <Suspense>
        {open === 'size-guide' && <SizeGuide guide={guide ?? ''} onClose={close} />}
        {(open === 'quick-view' || open === 'size') && (
          <QuickView {...product} guide={guide} money={money} asksSize={open === 'size'} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
