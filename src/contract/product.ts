import * as z from 'zod/mini';
import { FLAG_FILTERS, LIST_FILTERS } from './listing-query.ts';
import {
  isObject,
  list,
  optionalNumber,
  optionalText,
  orElse,
  readOr,
  requiredFlag,
  requiredNumber,
  requiredText,
  text,
} from './lenient.ts';

/** One attribute: `{key, value: ["a","b"], id?, metricUnit?}`; `values` and a single string are read too. */
export const WireAttribute = z.pipe(
  z.transform((raw: unknown) => {
    if (!isObject(raw)) return raw;
    const value = raw.value ?? raw.values;
    return {
      ...raw,
      value: (Array.isArray(value) ? value : [value])
        .filter((one) => ['string', 'number', 'boolean'].includes(typeof one) && one !== '')
        .map(String),
    };
  }),
  z.object({
    id: z.optional(optionalText),
    key: z.string(),
    value: list(z.string()),
    metricUnit: z.optional(optionalText),
  }),
);

/**
 * One picture. Only `url` is the spec's; the rest is what the embedded API adds so that a page can reserve the box
 * and choose a size: `width`/`height` of the largest file in px, `color` (dominant, `#rrggbb`), `sources` (one per
 * format, best first, `srcset` with `w` descriptors), `srcset` of the fallback format. `social`, on a product's first
 * picture and on the hero: the address of a JPEG of 1200 x 630 px for previews in messengers.
 */
export const WireImage = z.pipe(
  z.transform((raw: unknown) => (typeof raw === 'string' ? { url: raw } : raw)),
  z.object({
    url: z.string().check(z.minLength(1)),
    alt: z.optional(optionalText),
    width: z.optional(optionalNumber),
    height: z.optional(optionalNumber),
    color: z.optional(optionalText),
    srcset: z.optional(optionalText),
    social: z.optional(optionalText),
    sources: z.optional(list(z.object({ type: z.string(), srcset: z.string() }))),
  }),
);

const each = <N extends string, S>(names: readonly N[], schema: S) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<N, S>;

/** A size and colour that can be ordered (capability `variants`). Prices in rupees, as on the product. */
export const WireVariant = z.object({
  size: z.optional(optionalText),
  color: z.optional(optionalText),
  sku: z.optional(optionalText),
  regularPrice: z.optional(optionalNumber),
  discountedPrice: z.optional(optionalNumber),
  available: orElse(requiredFlag, true),
  weightGrams: z.optional(optionalNumber),
});

/**
 * What only the product's own page says (docs/decisions D376). `description` is HTML, sanitised when it is shown;
 * `manufacturer` plain text of one or more lines (D665).
 */
export const WireProductPage = z.object(
  each(['description', 'title', 'summary', 'manufacturer'], z.optional(optionalText)),
);

/**
 * A product as received (docs/behaviour.md 3.product.wire). Prices are numbers in rupees; `createdAt` and, where a
 * backend tells it, `updatedAt` are ISO 8601.
 */
export const WireProduct = z.object({
  id: z.pipe(text, z.string().check(z.minLength(1))),
  title: z.optional(text),
  description: z.optional(text),
  imgUrl: z.optional(optionalText),
  category: z.optional(optionalText),
  parentCategory: z.optional(optionalText),
  regularPrice: z.optional(optionalNumber),
  discountedPrice: z.optional(optionalNumber),
  createdAt: z.optional(optionalText),
  updatedAt: z.optional(optionalText),
  images: z.optional(list(WireImage)),
  attributes: z.optional(list(WireAttribute)),
  variants: z.optional(list(WireVariant)),
  page: z.optional(readOr(WireProductPage, undefined)),
});

const facetValues = z.optional(list(z.object({ value: requiredText, count: requiredNumber })));

const flagCount = z.optional(optionalNumber);

/**
 * The values by which a list can be filtered further (capability `facets`; other facets than `parentCategory` only with
 * `filters` and `facets=all`): the values that the products have which match the query without its filter of that name,
 * and how many products have each. A `value` can be sent back as that filter. Sorted by `value`, sizes from small to
 * large. `price`: the lowest and the highest in rupees, of the products that match without a filter by price. A flag
 * has the number of products that it would leave.
 */
export const ProductFacets = z.object({
  parentCategory: facetValues,
  category: facetValues,
  ...each(LIST_FILTERS, facetValues),
  price: z.optional(readOr(z.object({ min: requiredNumber, max: requiredNumber }), undefined)),
  sale: flagCount,
  ...each(FLAG_FILTERS, flagCount),
});

export type WireAttribute = z.output<typeof WireAttribute>;
export type WireImage = z.output<typeof WireImage>;
export type WireVariant = z.output<typeof WireVariant>;
export type WireProductPage = z.output<typeof WireProductPage>;
export type WireProduct = z.output<typeof WireProduct>;
export type ProductFacets = z.output<typeof ProductFacets>;
