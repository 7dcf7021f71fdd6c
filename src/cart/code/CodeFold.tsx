import { Suspense, useState } from 'react';
import { keptCode } from './kept-code.ts';
import type { CartQuote } from '../quote/cart-quote.ts';
import * as text from '../text.ts';
import { lazyOrNothing } from '#ui/lazy-or-nothing.ts';

/** Few shoppers have a code. */
const CodeField = lazyOrNothing(() => import('./CodeField.tsx'));

/** Where the code of a discount is typed: folded away until it is looked for, or there is one. */
export function CodeFold({ quote }: { quote: CartQuote }) {
  const [open, setOpen] = useState(() => keptCode().code !== undefined);
  return (
    <details className="mt-4" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="link inline-flex min-h-target items-center text-sm">{text.discountCode}</summary>
      {open && (
        <Suspense>
          <CodeField quote={quote} />
        </Suspense>
      )}
    </details>
  );
}
