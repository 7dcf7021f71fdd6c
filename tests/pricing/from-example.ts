import type { PricingRequest } from '#store-api/shop/pricing/request.ts';
import type { DiscountTerms, MethodTerms, PricingTerms, TaxTerms } from '#store-api/shop/pricing/terms.ts';
import type { Example, Store } from './examples/example.ts';

/** The terms of an example's store, as pricing reads them. */
export function termsOf(store: Store): PricingTerms {
  const { country, state, timeZone, notServed, payOnDelivery, roundTotalTo } = store;
  return {
    country,
    state,
    timeZone,
    tax: taxOf(store),
    delivery: { methods: store.methods.map(methodOf), notServed },
    discounts: store.discounts?.map((discount, index): DiscountTerms => ({ id: String(index), ...discount })),
    payOnDelivery: payOnDelivery && { label: 'Payment on delivery', ...payOnDelivery },
    roundTotalTo,
  };
}

export function requestOf({ cart, place, code, method, payment, past, clock }: Example): PricingRequest {
  return {
    lines: cart.map(({ product, category, collection, hsn, grams, taxClass, price, salePrice, quantity }) => ({
      productId: product,
      categories: [category],
      collections: [collection],
      hsn,
      taxClass,
      grams,
      price: salePrice ?? price,
      onSale: salePrice !== undefined,
      quantity,
    })),
    place,
    code,
    method,
    payment,
    past,
    at: clock,
  };
}

function taxOf({ taxName, registration, pricesIncludeTax, gap, taxClasses, defaultClass }: Store): TaxTerms {
  return {
    name: taxName,
    halves: taxName === 'GST' ? { central: 'CGST', state: 'SGST', across: 'IGST' } : undefined,
    registration,
    included: pricesIncludeTax,
    gap: gap ?? 'higher',
    classes: taxClasses.map(({ rates, ...each }) => ({
      ...each,
      rates: rates.map(({ state, prefixes, ...rate }) => ({
        ...rate,
        states: state === undefined ? undefined : [state],
        postalCodes: prefixes,
      })),
    })),
    defaultClass,
  };
}

function methodOf({ code, zones, ...method }: Store['methods'][number]): MethodTerms {
  return { ...method, id: code, zones: zones?.map(({ prefixes, ...zone }) => ({ ...zone, postalCodes: prefixes })) };
}
