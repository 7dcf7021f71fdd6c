import type { Priced } from '../request.ts';
import { spread } from '../spread.ts';
import { sumOf } from '../sum.ts';
import { taxed, unitOfTax } from './stated-tax.ts';
import type { TaxedGoods } from './taxed-goods.ts';

/** What is paid for the delivery, spread over the rates of the goods by what they cost, in the order of the lines. */
export function taxOfDelivery(paid: number, goods: TaxedGoods | undefined): Priced['delivery'] {
  if (goods === undefined || paid === 0) return [];
  const { tax, supply } = goods;
  const rates = ratesOf(goods);
  const left = rates.map((each) => each.left);
  const shares = spread(paid, sumOf(left) === 0 ? rates.map((each) => each.price) : left);
  return rates.map(({ rate, deliveryTaxed }, position) => {
    const share = shares[position] ?? 0;
    return { rate, ...taxed(tax, supply, share, deliveryTaxed ? unitOfTax(tax, share, rate) : 0) };
  });
}

interface RateOfGoods {
  rate: number;
  deliveryTaxed: boolean;
  /** What the goods of this rate cost after discounts. */
  left: number;
  /** Before them. */
  price: number;
}

function ratesOf({ lines, left, pieces }: TaxedGoods): RateOfGoods[] {
  const rates = new Map<string, RateOfGoods>();
  for (const [line, { price }] of lines.entries()) {
    for (const [piece, { rate, deliveryTaxed }] of (pieces[line] ?? []).entries()) {
      const key = `${rate} ${deliveryTaxed ? 'taxed' : 'untaxed'}`;
      const before = rates.get(key) ?? { rate, deliveryTaxed, left: 0, price: 0 };
      rates.set(key, { ...before, left: before.left + (left[line]?.[piece] ?? 0), price: before.price + price });
    }
  }
  return [...rates.values()];
}
