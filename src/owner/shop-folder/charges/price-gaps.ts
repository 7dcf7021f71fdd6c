import { taxClassOf } from '#store-api/shop/pricing/tax/tax-class.ts';
import type { TaxTerms } from '#store-api/shop/pricing/terms.ts';

/** What of a product, or of a choice that differs from it, decides on its tax. */
interface Taxed {
  hsn?: string | undefined;
  taxClass?: string | undefined;
}

export interface TaxedProduct extends Taxed {
  /** Where it begins in products.csv. */
  line: number;
  handle: string;
  category: string;
  variants: readonly (Taxed & { regular: number; discounted: number | null })[];
}

/** A price with tax in it that fits neither of two bands. Amounts in paise. */
export interface PriceGap {
  line: number;
  handle: string;
  price: number;
  taxClass: string;
  /** The prices between which no rate fits: more than `above`, and at most `upTo`. */
  above: number;
  upTo: number;
}

type Span = Pick<PriceGap, 'above' | 'upTo'>;
type Class = TaxTerms['classes'][number];

/** Prices of products, also those before and after a sale, that have no consistent rate on a day or later. */
export function priceGaps(tax: TaxTerms | undefined, products: readonly TaxedProduct[], today: string): PriceGap[] {
  if (tax?.registration !== 'regular' || !tax.included) return [];
  const spans = new Map(tax.classes.map((one) => [one.name, spansOf(one, today)]));
  return products.flatMap((product) => {
    const { line, handle, category, variants } = product;
    const found = variants.flatMap((variant) => {
      const { hsn = product.hsn, taxClass: named = product.taxClass, regular, discounted } = variant;
      const taxClass = taxClassOf(tax, { hsn, taxClass: named, categories: [category] })?.name ?? '';
      return [regular, discounted ?? []].flat().flatMap((price) => {
        const span = spans.get(taxClass)?.find(({ above, upTo }) => price > above && price <= upTo);
        return span ? [{ line, handle, price, taxClass, ...span }] : [];
      });
    });
    return found.filter((one, index) => found.findIndex(({ price }) => price === one.price) === index);
  });
}

/** Between the bands of a class, without rates that another one has replaced. */
function spansOf({ rates }: Class, today: string): Span[] {
  const placeOf = ({ states, postalCodes }: Class['rates'][number]) => JSON.stringify([states, postalCodes]);
  const lasting = rates.filter(
    (one) => !rates.some((other) => placeOf(other) === placeOf(one) && other.from > one.from && other.from <= today),
  );
  return lasting.flatMap(({ bands }) =>
    bands.flatMap(({ upTo: limit, rate }, index) => {
      const next = bands[index + 1];
      return limit === undefined || !next || next.rate <= rate
        ? []
        : [{ above: withTax(limit, rate), upTo: withTax(limit, next.rate) }];
    }),
  );
}

/** Parts of a paisa count: rates have four decimals at most. */
function withTax(limit: number, rate: number): number {
  return (limit * (1_000_000 + Math.round(rate * 10_000))) / 1_000_000;
}
