import { PriceTermsWords } from '../price/PriceTermsWords.tsx';
import type { PriceTerms } from '../price/price-terms.ts';
import { isOnSale } from '../variant.ts';
import { priceText } from '../price/price-text.ts';
import * as text from '../text.ts';
import { formatMoney, type Money } from '#lib/money.ts';

interface ProductPriceProps {
  cost: { price: number; from?: true | undefined; originalPrice: number | undefined };
  money: Money;
  terms: PriceTerms | undefined;
  /** See BuyForm. */
  saysLowest: boolean;
  className: string;
}

/** The price of a choice, and what is said of it. */
export function ProductPrice({ cost, money, terms, saysLowest, className }: ProductPriceProps) {
  const sale = isOnSale(cost);
  return (
    <p className={`${className} flex flex-wrap items-baseline gap-x-3 gap-y-1 text-xl tabular-nums`}>
      <span className={sale ? 'text-sale' : undefined}>{priceText(cost, money)}</span>
      {sale && (
        <>
          <del className="text-base text-soft">
            <span className="sr-only">{text.wasPrice} </span>
            {formatMoney(cost.originalPrice, money)}
          </del>
          <span className="badge badge-sale self-center">{text.sale}</span>
          {saysLowest && (
            <span className="basis-full text-sm text-soft">
              {text.lowestPrice(formatMoney(cost.originalPrice, money))}
            </span>
          )}
        </>
      )}
      {terms && (
        <span className="basis-full text-sm text-soft">
          <PriceTermsWords {...terms} />
        </span>
      )}
    </p>
  );
}
