import { lazy, Suspense } from 'react';
import { WishButton } from '../wishes/WishButton.tsx';
import * as text from '../text.ts';
import { AddToCart } from '#cart/AddToCart.tsx';
import type { Sellable } from '#cart/sellable.ts';
import type { Money } from '#lib/money.ts';
import { useOpening } from '#ui/dialog/use-opening.ts';

const QuickView = lazy(() => import('./QuickView.tsx'));
const SizeGuide = lazy(() => import('../SizeGuide.tsx'));

interface CardActionsProps {
  product: Sellable;
  /** See `sizeGuideOf`; without one there is no button. */
  guide?: string | undefined;
  money: Money;
  /** Nothing of it can be bought: it can be looked at. */
  soldOut?: true | undefined;
}

/**
 * The buttons of a card (docs/behaviour.md 2.card.overlay). The code of a dialog comes when it is opened: quick view by
 * its button or by an Add to Cart that needs a size.
 */
export default function CardActions({ product, guide, money, soldOut }: CardActionsProps) {
  const opening = useOpening<'quick-view' | 'size-guide' | 'size'>();
  return (
    <>
      <WishButton product={product} look="card" />
      <div className="card-tools">
        {!soldOut && <AddToCart product={product} onSizeMissing={() => opening.open('size')} />}
        <button
          type="button"
          className="icon-btn card-quick"
          aria-label={text.quickViewOf(product.name)}
          title={text.quickView}
          onClick={() => opening.open('quick-view')}
        />
        {guide !== undefined && (
          <button
            type="button"
            className="icon-btn card-guide"
            aria-label={text.sizeGuideOf(product.name)}
            title={text.sizeGuide}
            onClick={() => opening.open('size-guide')}
          />
        )}
      </div>
      {opening.what && (
        <Suspense key={opening.key}>
          {opening.what === 'size-guide' ? (
            <SizeGuide guide={guide ?? ''} onClose={opening.close} />
          ) : (
            <QuickView
              {...product}
              guide={guide}
              money={money}
              asksSize={opening.what === 'size'}
              onClose={opening.close}
            />
          )}
        </Suspense>
      )}
    </>
  );
}
