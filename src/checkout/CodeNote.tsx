import { lazy, Suspense } from 'react';
import type { CartQuote, Shipping } from '#cart/quote/cart-quote.ts';

/** Few shoppers have a code. */
const LeftOutCode = lazy(() => import('#cart/code/LeftOutCode.tsx').catch(() => ({ default: () => <></> })));

/** Why the totals are without the code of a discount, where they are. */
export function CodeNote({ shipping: { code }, quote }: { shipping: Shipping; quote: CartQuote }) {
  return (
    code !== undefined && (
      <Suspense>
        <LeftOutCode code={code} refusal={quote.sold?.code?.refusal} />
      </Suspense>
    )
  );
}
