import { type DeliveryRate, deliveryRates } from '../delivery-rates.ts';
import { ref, type Thing } from './graph.ts';
import { isEverywhere } from '#catalog/delivery/method-places.ts';
import type { StoreDelivery } from '#contract/store/delivery.ts';
import type { Store } from '#site/store.ts';

type Stated = Pick<Store, 'terms' | 'money' | 'delivery'>;

/** Named once a page; the offers point there. */
const SHIPPING_ID = '#shipping';

/**
 * How an offer at this price is sent, to the country the store names: free (docs/behaviour.md 2.checkout.summary), or
 * as its methods say. Nothing without a country, nor where only a quote tells what is charged. What is the same for
 * two offers has the same `@id`.
 */
export function shippingDetails(store: Stated, price: number): Thing[] {
  const { terms, money, delivery } = store;
  if (!terms.country) return [];
  if (!money.hasParts) return details(store, SHIPPING_ID, { price: 0 });
  const sent = (delivery?.methods ?? []).flatMap((method, row) =>
    deliveryRates(method, price).flatMap((rate, column) =>
      details(store, `${SHIPPING_ID}-${row + 1}-${column + 1}-${rate.price}`, rate),
    ),
  );
  return sent.length > 0 ? [...sent, ...notSent(store, delivery)] : [];
}

/** As an offer refers to them. */
export function shippingRefs(store: Stated, price: number): unknown {
  const refs = shippingDetails(store, price).map((one) => ref(String(one['@id'])));
  return refs.length > 1 ? refs : refs[0];
}

/** None of a place to which nothing is sent. */
function details({ terms, money: { currency }, delivery }: Stated, id: string, rate: DeliveryRate): Thing[] {
  const regions = destination(terms.country, rate, delivery?.states);
  if (regions.length === 0) return [];
  return [
    {
      '@type': 'OfferShippingDetails',
      '@id': id,
      shippingDestination: oneOrAll(regions),
      shippingRate: { '@type': 'MonetaryAmount', value: rate.price, currency },
      deliveryTime: deliveryTime(terms, rate.days),
    },
  ];
}

function notSent({ terms }: Stated, delivery: StoreDelivery | undefined): Thing[] {
  const postalCodes = delivery?.notServed ?? [];
  if (postalCodes.length === 0) return [];
  return [
    {
      '@type': 'OfferShippingDetails',
      '@id': `${SHIPPING_ID}-none`,
      shippingDestination: oneOrAll(destination(terms.country, { postalCodes })),
      doesNotShip: true,
    },
  ];
}

/**
 * A region has states or postal codes: both together are where they meet, as in a store that sends to `within` alone.
 */
function destination(
  addressCountry: string | undefined,
  { states, postalCodes }: Pick<DeliveryRate, 'states' | 'postalCodes'>,
  within: readonly string[] = [],
): Thing[] {
  const limit = within.length > 0 ? { addressRegion: within } : {};
  const region = (names: object): Thing => ({ '@type': 'DefinedRegion', addressCountry, ...limit, ...names });
  if (isEverywhere({ states, postalCodes })) return [region({})];
  const served = states?.filter((state) => within.length === 0 || within.includes(state));
  return [
    ...(served?.length ? [region({ addressRegion: served })] : []),
    ...(postalCodes?.length ? [region({ postalCodePrefix: postalCodes })] : []),
  ];
}

function oneOrAll(regions: Thing[]): Thing | Thing[] {
  const [only] = regions;
  return regions.length === 1 && only ? only : regions;
}

/** By the days on the way, else as the store says of all it sends. */
function deliveryTime({ deliveryDays, handlingDays }: Stated['terms'], onTheWay: DeliveryRate['days']) {
  const most = deliveryDays === undefined ? undefined : Math.max(0, deliveryDays - (handlingDays ?? 0));
  const transit = onTheWay ?? (most === undefined ? undefined : ([0, most] as const));
  return (
    transit && {
      '@type': 'ShippingDeliveryTime',
      handlingTime: handlingDays === undefined ? undefined : days(0, handlingDays),
      transitTime: days(...transit),
    }
  );
}

function days(minValue: number, maxValue: number): Thing {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' };
}
