import { type DeliveryRate, deliveryRates, shareCodes } from '../delivery-rates.ts';
import { codesBetween } from './codes-between.ts';
import { regionCode } from './region-codes.ts';
import { element, xml, type Xml } from './xml.ts';
import { isEverywhere } from '#catalog/delivery/method-places.ts';
import { addressFormOf } from '#checkout/address-form.ts';
import { SHIPPING_METHOD } from '#config.ts';
import type { Store } from '#site/store.ts';

type Stated = Pick<Store, 'terms' | 'money' | 'delivery' | 'addressForm'>;

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
    .flatMap((method) => linesOf(deliveryRates(method, price), store).map((one) => line(store, method.label, one)))
    .slice(0, MAX_LINES);
}

/** For the whole country, a state by its code, or postal codes as the format writes ranges of them. */
type Line = Pick<DeliveryRate, 'price' | 'days'> & { region?: string; codes?: string };

/**
 * One line for the whole country, at the dearest price, where the method serves all of it; else one for each state, or
 * for each range of postal codes that is served (docs/decisions D494). The format knows neither places that are left
 * out nor what two of them have in common, so that less than a state is not in it.
 */
function linesOf(rates: readonly DeliveryRate[], { delivery, terms, addressForm }: Stated): Line[] {
  const { notServed = [], states: within = [] } = delivery ?? {};
  const rest = rates.find(isEverywhere);
  if (within.length > 0) return rest && notServed.length === 0 ? inStates(within, rest) : [];
  if (rest) {
    if (notServed.length === 0) return [{ price: rest.price, days: rest.days }];
    const form = addressFormOf({ addressForm, terms });
    const between = codesBetween(form === 'india' ? ['999999'] : (form.postalCode ?? []), notServed);
    if (between) return between.map((codes) => ({ codes, price: rest.price, days: rest.days }));
  }
  return rates.flatMap((rate) => [
    ...(notServed.length === 0 ? inStates(rate.states ?? [], rate) : []),
    ...(rate.postalCodes ?? [])
      .filter((prefix) => !shareCodes([prefix], notServed))
      .map((prefix) => ({ codes: `${prefix}*`, price: rate.price, days: rate.days })),
  ]);

  function inStates(states: readonly string[], { price, days }: Omit<Line, 'region'>): Line[] {
    return states
      .flatMap((state) => regionCode(terms.country ?? '', state) ?? [])
      .map((region) => ({ region, price, days }));
  }
}

function line({ terms, money }: Stated, service: string, { region, codes, price, days }: Line): Xml {
  return xml`<g:shipping>${[
    element('g:country', terms.country),
    element('g:region', region),
    element('g:postal_code', codes),
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
