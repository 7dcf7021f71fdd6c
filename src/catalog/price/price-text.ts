import type { FromPrice } from './from-price.ts';
import * as text from '../text.ts';
import { formatMoney, type Money } from '#lib/money.ts';

/** A price as it is shown: the least of several is said to be that. */
export function priceText({ price, from }: FromPrice & { price: number }, money: Money): string {
  const amount = formatMoney(price, money);
  return from ? text.priceFrom(amount) : amount;
}
