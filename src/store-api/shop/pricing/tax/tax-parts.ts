import type { Part } from '../part.ts';
import type { Priced } from '../request.ts';
import { sumOf } from '../sum.ts';
import { namesOfTax } from './stated-tax.ts';
import type { TaxedGoods } from './taxed-goods.ts';

/** One part for each name of the tax, whatever its rates: the sum of what pieces and delivery bear. */
export function taxParts(goods: TaxedGoods | undefined, delivery: Priced['delivery']): Part[] {
  if (goods === undefined) return [];
  const { tax, supply, pieces } = goods;
  const taxes = [...pieces.flat(), ...delivery];
  return namesOfTax(tax, supply)
    .map((label) => ({ label, amount: sumOf(taxes.map((each) => each.tax[label] ?? 0)) }))
    .filter(({ amount }) => amount !== 0)
    .map((part) => ({ kind: 'tax', ...part, ...(tax.included && { included: true }) }));
}
