import type { GoodsRates, StatedTax, TaxedShare } from '../request.ts';
import { spread } from '../spread.ts';
import { sumOf } from '../sum.ts';
import { taxed, unitOfTax } from './stated-tax.ts';
import type { TaxedGoods } from './taxed-goods.ts';

/** After discounts; where these left nothing of the goods, before them. */
export function ratesOfGoods({ tax, lines, left, pieces }: TaxedGoods): GoodsRates {
  const known = new Map<string, { rate: number; deliveryTaxed: boolean; left: number; price: number }>();
  for (const [line, { price }] of lines.entries()) {
    for (const [piece, { rate, deliveryTaxed }] of (pieces[line] ?? []).entries()) {
      const key = `${rate} ${deliveryTaxed ? 'taxed' : 'untaxed'}`;
      const before = known.get(key) ?? { rate, deliveryTaxed, left: 0, price: 0 };
      known.set(key, { ...before, left: before.left + (left[line]?.[piece] ?? 0), price: before.price + price });
    }
  }
  const all = [...known.values()];
  const isLeft = all.some((each) => each.left > 0);
  return {
    ...tax,
    rates: all.map((each) => ({
      rate: each.rate,
      deliveryTaxed: each.deliveryTaxed,
      weight: isLeft ? each.left : each.price,
    })),
  };
}

/** What is paid for the delivery, or the fee of a payment, spread over the rates of the goods, with the tax of each. */
export function taxBesideGoods(paid: number, goods: GoodsRates | undefined): TaxedShare[] {
  if (goods === undefined || paid === 0) return [];
  const shares = spread(
    paid,
    goods.rates.map(({ weight }) => weight),
  );
  return goods.rates.map(({ rate, deliveryTaxed }, position) => {
    const share = shares[position] ?? 0;
    return { rate, ...taxed(goods, share, deliveryTaxed ? unitOfTax(goods, share, rate) : 0) };
  });
}

/** What a tax adds to what is paid: nothing where the prices include it. */
export function taxAdded({ included }: Pick<StatedTax, 'included'>, shares: readonly TaxedShare[]): number {
  return included ? 0 : sumOf(shares.flatMap(({ tax }) => Object.values(tax)));
}
