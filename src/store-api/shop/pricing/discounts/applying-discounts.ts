import { plainName } from '../place-names.ts';
import type { PricingLine, PricingRequest } from '../request.ts';
import { sumOf } from '../sum.ts';
import type { DiscountTerms } from '../terms.ts';
import { isFor, isOfLines } from './goods-of-discount.ts';

export interface ApplyingDiscounts {
  /** In the order in which they apply. */
  discounts: readonly DiscountTerms[];
  /** The code among them. */
  code?: string | undefined;
  refusal?: 'code-used' | 'code-refused' | undefined;
  /** `code-used` is said for the uses of this customer. */
  usedByCustomer?: true | undefined;
}

/** The discounts that a request has: those of lines before those of the order, in both the code's after the others. */
export function applyingDiscounts(
  terms: readonly DiscountTerms[],
  { lines, code: typed = '', past = {} }: PricingRequest,
  day: string,
): ApplyingDiscounts {
  const code = plainName(typed);
  const named = terms.find((discount) => discount.code !== undefined && plainName(discount.code) === code);
  const refusal = code === '' ? undefined : refusalOf(named, lines, past, day);
  const automatic = terms.filter((discount) => discount.code === undefined && holds(discount, lines, day));
  const all = named === undefined || refusal ? automatic : [...automatic, named];
  return {
    discounts: [...all.filter(isOfLines), ...all.filter((discount) => !isOfLines(discount))],
    code: all.length > automatic.length ? code : undefined,
    refusal,
    usedByCustomer: refusal === 'code-used' && isUsedByCustomer(named, past) ? true : undefined,
  };
}

function refusalOf(
  named: DiscountTerms | undefined,
  lines: readonly PricingLine[],
  past: NonNullable<PricingRequest['past']>,
  day: string,
): ApplyingDiscounts['refusal'] {
  if (named === undefined) return 'code-refused';
  const { used = 0 } = past;
  if (used >= (named.uses ?? Infinity) || isUsedByCustomer(named, past)) return 'code-used';
  return holds(named, lines, day) ? undefined : 'code-refused';
}

function isUsedByCustomer(
  named: DiscountTerms | undefined,
  { usedByCustomer = 0 }: NonNullable<PricingRequest['past']>,
): boolean {
  return usedByCustomer >= (named?.perCustomer ?? Infinity);
}

/** On its days, for some of the goods, which come to its minimum before all discounts. */
function holds(discount: DiscountTerms, lines: readonly PricingLine[], day: string): boolean {
  const { from = day, to = day, minimum = 0 } = discount;
  const goods = lines.filter((line) => isFor(discount, line));
  const worth = sumOf(goods.map(({ price, quantity }) => price * quantity));
  return from <= day && day <= to && goods.length > 0 && worth >= minimum;
}
