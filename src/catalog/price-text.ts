import type { Product } from './product.ts';
import * as text from './text.ts';
import { formatMoney, type Money } from '#lib/money.ts';

/** A price as it is shown: the least of several is said to be that. */
export function priceText({ price, from }: Pick<Product, 'price' | 'from'>, money: Money): string {
  const amount = formatMoney(price, money);
  return from ? text.priceFrom(amount) : amount;
}
