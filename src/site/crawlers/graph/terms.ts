import { COUNTRY, DELIVERY_DAYS, HANDLING_DAYS, RETURN_DAYS } from '#config.ts';
import type { Store } from '#site/store.ts';
import { term, type Thing } from './graph.ts';

/** Named once a page; every offer points there. */
export const SHIPPING_ID = '#shipping';
export const RETURNS_ID = '#returns';

/** Shipping is free, within the country, and takes 0-7 days (spec section 9). */
export function shippingDetails({ money }: Pick<Store, 'money'>): Thing {
  const days = (most: number): Thing => ({ '@type': 'QuantitativeValue', minValue: 0, maxValue: most, unitCode: 'DAY' });
  return {
    '@type': 'OfferShippingDetails',
    '@id': SHIPPING_ID,
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
    shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: money.currency },
    deliveryTime: { '@type': 'ShippingDeliveryTime', handlingTime: days(HANDLING_DAYS), transitTime: days(DELIVERY_DAYS - HANDLING_DAYS) },
  };
}

/** Returns within 0-7 days of receipt (spec section 9); the text, where the store has one, is linked. */
export function returnPolicy({ policies }: Pick<Store, 'policies'>, origin: string): Thing {
  return {
    '@type': 'MerchantReturnPolicy',
    '@id': RETURNS_ID,
    applicableCountry: COUNTRY,
    returnPolicyCategory: term('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: RETURN_DAYS,
    returnMethod: term('ReturnByMail'),
    returnFees: term('FreeReturn'),
    merchantReturnLink: policies.return ? `${origin}/return` : undefined,
  };
}
