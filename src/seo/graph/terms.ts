import type { Store } from '#site/store.ts';
import { term, type Thing } from './graph.ts';

/** Named once a page; every offer points there. */
export const SHIPPING_ID = '#shipping';
export const RETURNS_ID = '#returns';

type Stated = Pick<Store, 'terms'>;

/**
 * Shipping is free (docs/behaviour.md 2.checkout.summary), to the country the store names, in as many days as it
 * states. Nothing without a country, nor where only a quote tells what is charged.
 */
export function shippingDetails({ terms, money }: Stated & Pick<Store, 'money'>): Thing | undefined {
  const { country, deliveryDays, handlingDays } = terms;
  if (!country || money.hasParts) return undefined;
  const days = (max: number): Thing => ({
    '@type': 'QuantitativeValue',
    minValue: 0,
    maxValue: max,
    unitCode: 'DAY',
  });
  return {
    '@type': 'OfferShippingDetails',
    '@id': SHIPPING_ID,
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: money.currency },
    deliveryTime:
      deliveryDays === undefined
        ? undefined
        : {
            '@type': 'ShippingDeliveryTime',
            handlingTime: handlingDays === undefined ? undefined : days(handlingDays),
            transitTime: days(Math.max(0, deliveryDays - (handlingDays ?? 0))),
          },
  };
}

const FEES = { free: 'FreeReturn', customer: 'ReturnFeesCustomerResponsibility' } as const;

/** Returns as the store states them; the text, where it has one, is linked. Nothing without a country and days. */
export function returnPolicy({ terms, policies }: Stated & Pick<Store, 'policies'>, origin: string): Thing | undefined {
  const { country, returnDays, returnFees, returnByMail } = terms;
  if (!country || returnDays === undefined) return undefined;
  return {
    '@type': 'MerchantReturnPolicy',
    '@id': RETURNS_ID,
    applicableCountry: country,
    returnPolicyCategory: term('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: returnDays,
    returnMethod: returnByMail ? term('ReturnByMail') : undefined,
    returnFees: returnFees && term(FEES[returnFees]),
    merchantReturnLink: policies.return ? `${origin}/return` : undefined,
  };
}
