import { type DeliveryRate, deliveryRates, shareCodes } from '../delivery-rates.ts';
import { element, xml, type Xml } from './xml.ts';
import { isEverywhere } from '#catalog/delivery/method-places.ts';
import { SHIPPING_METHOD } from '#config.ts';
import type { StoreDelivery } from '#contract/store/delivery.ts';
import type { Store } from '#site/store.ts';

type Stated = Pick<Store, 'terms' | 'money' | 'delivery'>;

/** Of one item, as the feed's format sets it. */
const MAX_LINES = 100;

/**
 * `g:shipping` of an item at this price, to the country that the store names: free where no part may charge for it,
 * else what its methods cost. Nothing without a country, nor where only a quote tells what is charged.
 */
export function shippingParts(store: Stated, price: number): Xml[] {
  const { terms, money, delivery } = store;
  if (!terms.country) return [];
  if (!money.hasParts) return [line(store, SHIPPING_METHOD, { price: 0 })];
  return (delivery?.methods ?? [])
    .flatMap((method) =>
      linesOf(deliveryRates(method, price), delivery?.notServed ?? []).map((rate) => line(store, method.label, rate)),
    )
    .slice(0, MAX_LINES);
}

type Line = Pick<DeliveryRate, 'price' | 'days'> & { prefix?: string };

/**
 * One line for the whole country, at the dearest price, where the method serves all of it; else one for each beginning
 * of a postal code. The format knows no places that are left out, and states by codes alone.
 */
function linesOf(rates: readonly DeliveryRate[], notServed: StoreDelivery['notServed']): Line[] {
  const rest = rates.find(isEverywhere);
  if (rest && !notServed?.length) return [{ price: rest.price, days: rest.days }];
  return rates.flatMap(({ postalCodes = [], price, days }) =>
    postalCodes.filter((prefix) => !shareCodes([prefix], notServed)).map((prefix) => ({ prefix, price, days })),
  );
}

function line({ terms, money }: Stated, service: string, { prefix, price, days }: Line): Xml {
  return xml`<g:shipping>${[
    element('g:country', terms.country),
    element('g:postal_code', prefix && `${prefix}*`),
    element('g:service', service),
    element('g:price', `${price.toFixed(2)} ${money.currency}`),
    ...timesOf(terms, days),
  ]}</g:shipping>`;
}

/** By the days on the way, else as the store says of all it sends. */
function timesOf({ deliveryDays, handlingDays }: Stated['terms'], days: DeliveryRate['days']): (Xml | undefined)[] {
  if (days)
    return [
      ...timeOf('handling', handlingDays === undefined ? undefined : [0, handlingDays]),
      ...timeOf('transit', days),
    ];
  if (deliveryDays === undefined) return [];
  const handling = handlingDays ?? 0;
  return [...timeOf('handling', [0, handling]), ...timeOf('transit', [0, Math.max(0, deliveryDays - handling)])];
}

function timeOf(part: 'handling' | 'transit', days: readonly [number, number] | undefined): (Xml | undefined)[] {
  return [element(`g:min_${part}_time`, days?.[0]), element(`g:max_${part}_time`, days?.[1])];
}
