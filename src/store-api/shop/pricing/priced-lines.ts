import type { DiscountedGoods } from './discounts/discounted-goods.ts';
import type { PricedPiece } from './request.ts';
import type { TaxedGoods } from './tax/taxed-goods.ts';

/** The pieces of each line with what is taken off them and their tax; `open`: the tax is not known yet. */
export function pricedLines(
  { left, off }: DiscountedGoods,
  goods: TaxedGoods | undefined,
  open: boolean,
): PricedPiece[][] {
  return left.map((line, position) =>
    line.map((amount, piece) => {
      const taken = off.map((each) => each[position]?.[piece] ?? 0);
      const taxed = goods?.pieces[position]?.[piece];
      if (taxed === undefined) return open ? { off: taken } : { off: taken, base: amount };
      const { taxClass, rate, base, tax } = taxed;
      return { off: taken, taxClass, rate, base, tax };
    }),
  );
}
