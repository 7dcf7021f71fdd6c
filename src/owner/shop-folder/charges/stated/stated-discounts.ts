import type { Stated } from './stated.ts';
import { short } from '../../catalogue/quoted.ts';
import type { DiscountSettings } from '#store-api/shop/stores/discount-settings.ts';
import { toPaise } from '#lib/minor-units.ts';

/** What discounts.yaml states. `write` makes text of paise. */
export function statedDiscounts(
  discounts: readonly DiscountSettings[] | undefined,
  write: (paise: number) => string,
): Stated[] {
  const amount = (value: number | undefined) => (value === undefined ? undefined : write(toPaise(value)));
  const times = (value: number | undefined) => value?.toString();
  return (discounts ?? []).map((discount) => ({
    what: `discount ${discount.id}`,
    facts: [
      { name: 'label', value: short(discount.label) },
      { name: 'code', value: discount.code },
      { name: 'codes', value: discount.codes },
      { name: 'percent', value: discount.percent === undefined ? undefined : `${discount.percent} %` },
      { name: 'amount', value: amount(discount.amount) },
      { name: 'free delivery', value: discount.freeDelivery && 'yes' },
      { name: 'buy', value: times(discount.buy) },
      { name: 'get', value: times(discount.get) },
      { name: 'products', value: discount.products ?? [] },
      { name: 'categories', value: discount.categories ?? [] },
      { name: 'collections', value: discount.collections ?? [] },
      { name: 'minimum', value: amount(discount.minimum) },
      { name: 'from', value: discount.from },
      { name: 'to', value: discount.to },
      { name: 'uses', value: times(discount.uses) },
      { name: 'per customer', value: times(discount.perCustomer) },
      { name: 'not on sale', value: discount.notOnSale && 'yes' },
    ],
  }));
}
