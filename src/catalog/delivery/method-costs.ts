import { type MethodPlace, placesOf } from './method-places.ts';
import * as text from '../text.ts';
import type { StoreDelivery } from '#contract/store/delivery.ts';
import { formatMoney, type Money } from '#lib/money.ts';
import { isolated } from '#lib/text/isolated.ts';

/** What each method costs, in words that are true of every place and weight: `Standard ₹49, free from ₹999`. */
export function methodCosts({ methods }: StoreDelivery, money: Money): string[] {
  return methods.flatMap((method) => {
    const cost = costWords(placesOf(method), money);
    return cost === undefined ? [] : [text.methodCost(isolated(method.label), cost)];
  });
}

/** Undefined where nobody is served. */
function costWords(places: readonly MethodPlace[], money: Money): string | undefined {
  const prices = places.flatMap((place) => place.prices);
  if (prices.length === 0) return undefined;
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  if (most === 0) return text.costsNothing;
  const cost =
    least === most
      ? formatMoney(most, money)
      : least === 0
        ? text.costsUpTo(formatMoney(most, money))
        : text.costsFrom(formatMoney(least, money));
  const limit = commonLimit(places);
  return limit === undefined ? cost : text.freeFrom(cost, formatMoney(limit, money));
}

/** From what on it is free at every place; undefined where that differs. */
function commonLimit(places: readonly MethodPlace[]): number | undefined {
  const limits = new Set(
    places.filter(({ prices }) => prices.some((price) => price > 0)).map(({ freeFrom }) => freeFrom),
  );
  return limits.size === 1 ? [...limits][0] : undefined;
}
