import { isOnSale } from '#catalog/variant.ts';
import type { Store } from '#site/store.ts';
import type { Item } from '../item.ts';
import { ref, term, type Thing } from './graph.ts';
import { storeId } from './store-graph.ts';
import { shippingRefs } from './shipping-details.ts';
import { RETURNS_ID } from './terms.ts';

/** Of whom and when a page tells. */
export interface GraphInput {
  store: Store;
  origin: string;
  now: Date;
}

/**
 * The offer of one item, priced as the page shows it; `returns` is the page's node of them. Undefined without a price:
 * a shop gives nothing away.
 */
export function offerOf(
  item: Item,
  { store, origin, now, returns }: GraphInput & { returns: Thing | undefined },
): Thing | undefined {
  if (!(item.price > 0)) return undefined;
  const { currency } = store.money;
  return {
    '@type': 'Offer',
    url: origin + item.path,
    price: item.price.toFixed(2),
    priceCurrency: currency,
    priceValidUntil: endOfNextMonth(now),
    priceSpecification: isOnSale(item)
      ? {
          '@type': 'UnitPriceSpecification',
          priceType: term('StrikethroughPrice'),
          price: item.originalPrice.toFixed(2),
          priceCurrency: currency,
        }
      : undefined,
    availability: term(item.available ? 'InStock' : 'OutOfStock'),
    itemCondition: term('NewCondition'),
    seller: ref(storeId(origin)),
    shippingDetails: shippingRefs(store, item.price),
    hasMerchantReturnPolicy: returns && ref(RETURNS_ID),
  };
}

/**
 * Prices have no end; for so long a crawler may believe one unseen. The day moves once a month, so that pages stay as
 * they are.
 */
export function endOfNextMonth(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 0)).toISOString().slice(0, 10);
}
