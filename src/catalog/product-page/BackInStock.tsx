import { lazy, Suspense, useState } from 'react';
import type { FormProduct } from './form-product.ts';
import { isAvailable } from '../variant.ts';
import { soldOutSizes } from './sold-out-sizes.ts';
import * as text from '../text.ts';

const StockRequest = lazy(() => import('./StockRequest.tsx'));

interface BackInStockProps {
  product: FormProduct;
  /** The chosen one, or ''. */
  color: string;
}

/** Where something is sold out: the way to get a mail when it is back. Its form comes when it is asked for. */
export function BackInStock({ product, color }: BackInStockProps) {
  const [open, setOpen] = useState(false);
  const gone = !isAvailable(product, { size: '', color });
  if (!gone && soldOutSizes(product, color).length === 0) return null;
  if (open)
    return (
      <Suspense fallback={<div className="skeleton h-64" aria-busy="true" />}>
        <StockRequest product={product} color={color} />
      </Suspense>
    );
  return (
    <button
      type="button"
      className="link needs-script -mt-4 min-h-target justify-self-start text-left"
      onClick={() => setOpen(true)}
    >
      {gone ? text.emailMeWhenBack : text.sizeSoldOut}
    </button>
  );
}
