import * as text from '../text.ts';
import type { PriceChange } from '#cart/quote/price-change.ts';
import { formatMoney, type Money } from '#lib/money.ts';
import { useOffline } from '#ui/connection/use-offline.ts';

interface PriceChangesProps {
  changes: readonly PriceChange[];
  money: Money;
  /** The store did not answer when it was asked. */
  unchecked?: boolean | undefined;
}

/** The pieces that cost more or less than when they were put into the cart (reliability O12). */
export function PriceChanges({ changes, money, unchecked = false }: PriceChangesProps) {
  // Words for that stand on the page already.
  const offline = useOffline();
  return (
    <div role="status" className="grid gap-2 empty:hidden md:col-span-2">
      {changes.map(({ name, from, to }, index) => (
        <p key={index} className="note note-wait">
          {text.priceChanged(name, formatMoney(from, money), formatMoney(to, money))}
        </p>
      ))}
      {unchecked && !offline && <p className="note note-wait">{text.unchecked}</p>}
    </div>
  );
}
