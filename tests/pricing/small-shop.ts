import { price } from '#store-api/shop/pricing/price.ts';
import type { PricingLine, PricingRequest } from '#store-api/shop/pricing/request.ts';
import type { PricingTerms, RateTerms, TaxTerms } from '#store-api/shop/pricing/terms.ts';

/** A small shop for single rules of pricing, and what it answers. */
export const shirt: PricingLine = {
  productId: 'shirt',
  categories: ['shirts'],
  collections: [],
  price: 1_050_00,
  onSale: false,
  quantity: 1,
};
export const all = (rate: number, more: Partial<RateTerms> = {}): RateTerms => ({
  from: '2020-01-01',
  bands: [{ rate }],
  deliveryTaxed: true,
  ...more,
});
export const taxOf = (rates: RateTerms[], more: Partial<TaxTerms> = {}): TaxTerms => ({
  name: 'VAT',
  registration: 'regular',
  included: true,
  gap: 'higher',
  classes: [{ name: 'standard', rates }],
  defaultClass: 'standard',
  ...more,
});
export const halves = { central: 'CGST', state: 'UTGST', across: 'IGST' };
const store: PricingTerms = { country: 'IN', state: 'KL', timeZone: 'Asia/Kolkata' };
export const standard = { id: 'standard', label: 'Standard', price: 50_00, freeFrom: 2_000_00 };
export const pickUp = { id: 'pick-up', label: 'Pick-up', pickUp: true };
export const kochi = { country: 'IN', state: 'KL', postalCode: '682001' };
export const chennai = { country: 'IN', state: 'TN', postalCode: '600001' };

export const ask = (terms: Partial<PricingTerms>, request: Partial<PricingRequest> = {}) =>
  price({ ...store, ...terms }, { lines: [shirt], place: kochi, at: '2026-06-01T06:30:00Z', ...request });
export const amounts = (priced: ReturnType<typeof ask>) => priced.parts.map(({ label, amount }) => [label, amount]);
