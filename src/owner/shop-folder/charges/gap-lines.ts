import type { PriceGap } from './price-gaps.ts';
import { section } from '../../import/import-report.ts';

/** What an owner is told of prices that no rate fits. `amount` writes paise. */
export function gapLines(
  gaps: readonly PriceGap[],
  gap: 'higher' | 'lower' | undefined,
  amount: (paise: number) => string,
): string[] {
  return section(
    `Prices that no rate of tax.yaml fits (${gaps.length}): without the lower tax they are above its limit, without the \
higher one they are not. The ${gap ?? 'higher'} rate is taken; better move them:`,
    gaps.map(
      ({ line, handle, price, taxClass, above, upTo }) =>
        `line ${line}: ${handle}, ${amount(price)}, of the class ${taxClass}: at most ${amount(above)}, or above ${amount(upTo)}`,
    ),
  );
}
