import { useEffect, useState } from 'react';
import type { CartLine } from '../line.ts';
import { ownTotals, type Totals } from '../totals/totals.ts';

/** Between a change and the question what it comes to: several clicks are one question. */
const SETTLED_MS = 300;

/**
 * What the lines come to. Where only the store can tell, it is asked while they are shown; a page that shows the cart
 * tells of new prices first.
 */
export function useDrawerTotals(lines: readonly CartLine[], hasParts = false): Totals {
  const [told, setTold] = useState<{ lines: readonly CartLine[]; totals: Totals }>();

  useEffect(() => {
    if (!hasParts || lines.length === 0) return undefined;
    const timer = setTimeout(() => {
      import('./ask-for-quote.ts')
        .then(({ askForTotals }) => askForTotals(lines))
        .then(
          (totals) => setTold({ lines, totals }),
          () => undefined,
        );
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [hasParts, lines]);

  const own = ownTotals(lines);
  if (!hasParts) return own;
  return told?.lines === lines ? told.totals : { ...own, total: undefined };
}
