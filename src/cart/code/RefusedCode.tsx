import { lazy, Suspense } from 'react';
import type { Sold } from '../quote/cart-quote.ts';

/** Few shoppers have a code. */
const LeftOutCode = lazy(() => import('./LeftOutCode.tsx').catch(() => ({ default: () => <></> })));

/** Where the totals of an order are without the code that the shopper has, that and why. */
export function RefusedCode({ code, found }: { code: string | undefined; found: Sold['code'] }) {
  if (code === undefined || !found?.refusal) return null;
  return (
    <Suspense>
      <LeftOutCode code={code} found={found} />
    </Suspense>
  );
}
