import type { BeforeOrder, LegalLink } from './before-order.ts';
import * as text from '../text.ts';
import { lineKey, type CartLine } from '#cart/line.ts';
import type { Sold } from '#cart/quote/cart-quote.ts';
import { includesTaxes } from '#cart/totals/total-rows.ts';
import { Totals } from '#cart/totals/Totals.tsx';
import type { Totals as Amounts } from '#cart/totals/totals.ts';
import * as cartText from '#cart/text.ts';
import { formatMoney, sumMoney, type Money } from '#lib/money.ts';

export interface OrderReviewProps {
  says: BeforeOrder;
  /** Those that are ordered. */
  lines: readonly CartLine[];
  totals: Amounts;
  money: Money;
  /** What the store said last of this order: where payment on delivery cannot be had, it is no way to pay. */
  offered: Sold['shipping'] | undefined;
}

/**
 * What is bought, what it comes to and what holds for it, right above the button (docs/behaviour.md 11.before-order).
 */
export function OrderReview({
  says: { pay, onDelivery, accept, read },
  lines,
  totals,
  money,
  offered,
}: OrderReviewProps) {
  const not = offered?.payOnDelivery === false ? onDelivery : undefined;
  const possible = pay.filter((way) => way !== not);
  return (
    <section aria-labelledby="review-heading" className="grid gap-4 border-t border-line pt-5">
      <h2 id="review-heading" className="font-sans text-base font-medium">
        {text.review}
      </h2>
      <ul className="grid gap-3">
        {lines.map((line) => (
          <li key={lineKey(line)} className="flex justify-between gap-4">
            <div className="min-w-0 wrap-anywhere">
              <p>{text.pieces(line.quantity, line.name)}</p>
              <p className="text-sm text-soft">{choiceOf(line)}</p>
            </div>
            <p className="shrink-0 tabular-nums">{formatMoney(sumMoney([line]), money)}</p>
          </li>
        ))}
      </ul>
      <Totals
        totals={totals}
        money={money}
        says={{ name: cartText.total, subtotal: true, shipping: true }}
        list="border-t border-line pt-4"
        last="items-baseline text-lg font-medium"
      />
      {includesTaxes(totals, money) && <p className="text-sm text-soft">{cartText.pricesIncludeTaxes}</p>}
      <div className="grid gap-1 text-sm">
        {possible.length > 0 && (
          <p>
            {text.payBy} {possible.join(', ')}
          </p>
        )}
        {not && (
          <p>
            {text.notPayBy} {not}
          </p>
        )}
        <Pages says={text.accept} pages={accept} />
        <Pages says={text.read} pages={read} />
      </div>
    </section>
  );
}

function choiceOf({ selectedColor, selectedSize }: CartLine): string {
  return [selectedColor, selectedSize && text.size(selectedSize)].filter(Boolean).join(' · ');
}

/** In a page of their own: what is typed here stays. */
function Pages({ says, pages }: { says: string; pages: readonly LegalLink[] }) {
  if (pages.length === 0) return null;
  return (
    <p>
      {says}{' '}
      {pages.map(({ href, label, lang }, at) => (
        <span key={href}>
          {at > 0 && ', '}
          <a href={href} target="_blank" lang={lang} className="link">
            {label}
          </a>
        </span>
      ))}
    </p>
  );
}
