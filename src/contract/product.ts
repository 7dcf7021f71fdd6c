import * as z from 'zod/mini';
import { bareOrData, isObject, list, optionalNumber, optionalText, readOr, text } from './lenient.ts';

/** One attribute: `{key, value: ["a","b"], id?, metricUnit?}`; `values` and a single string are read too. */
export const WireAttribute = z.pipe(
  z.transform((raw: unknown) => {
    if (!isObject(raw)) return raw;
    const value = raw.value ?? raw.values;
    return {
      ...raw,
      value: (Array.isArray(value) ? value : [value]).filter(
        (one) => ['string', 'number', 'boolean'].includes(typeof one) && one !== '',
      ),
    };
  }),
  z.object({
    id: z.optional(optionalText),
    key: z.string(),
    value: list(z.coerce.string()),
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

/** A size and colour that can be ordered (capability `variants`). Prices in rupees, as on the product. */
export const WireVariant = z.object({
  size: z.optional(optionalText),
  color: z.optional(optionalText),
  sku: z.optional(optionalText),
  regularPrice: z.optional(optionalNumber),
  discountedPrice: z.optional(optionalNumber),
  available: z._default(z.boolean(), true),
});

/**
 * A product as received (docs/behaviour.md section 3). Prices are numbers in rupees; `createdAt` and, where a backend
 * tells it, `updatedAt` are ISO 8601.
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
});

const facetValues = z.optional(list(z.object({ value: z.string().check(z.minLength(1)), count: z.number() })));

/**
 * What one could narrow a list by (capability `facets`; the kinds besides `parentCategory` only with `filters` and `facets=all`): of each kind the
 * values found among the products of the query without its own part of that kind; `count` products each. A `value` can
 * be sent back as the query's part of its kind. Sorted by `value`, sizes from small to large. `price`: the cheapest
 * and the dearest in rupees, without the query's own price part. `sale`, `inStock`: how many there would be.
 */
export const ProductFacets = z.object({
  parentCategory: facetValues,
  category: facetValues,
  size: facetValues,
  color: facetValues,
  price: z.optional(readOr(z.object({ min: z.number(), max: z.number() }), undefined)),
  sale: z.optional(optionalNumber),
  inStock: z.optional(optionalNumber),
});

/**
 * GET /products. `data` is one page; `count` the total over all pages (`pagination.total` is read too). `corrected`:
 * nothing has the words that were searched for, these are the products for this spelling instead (capability `search`).
 */
export const ProductListAnswer = z.pipe(
  z.transform((raw: unknown): { data: unknown; count: number; facets?: unknown; corrected?: unknown } => {
    if (Array.isArray(raw)) return { data: raw, count: raw.length };
    if (!isObject(raw)) return { data: [], count: 0 };
    const inner = isObject(raw.data) ? raw.data : raw;
    const data = Array.isArray(inner.data) ? inner.data : Array.isArray(inner.products) ? inner.products : [];
    const pagination = isObject(raw.pagination) ? raw.pagination : isObject(inner.pagination) ? inner.pagination : {};
    const counts = [inner.count, raw.count, pagination.total].map((count) => optionalNumber.parse(count));
    const count = counts.find((one) => Number.isInteger(one) && one! >= 0) ?? data.length;
    return { data, count, facets: inner.facets ?? raw.facets, corrected: inner.corrected ?? raw.corrected };
  }),
  z.object({
    data: list(WireProduct),
    count: z.number(),
    facets: z.optional(readOr(ProductFacets, undefined)),
    corrected: z.optional(optionalText),
  }),
);

export const ProductAnswer = bareOrData(WireProduct);

/** GET /products/{id}/related (capability `related`): other products for who looks at this one, best first, at most 8. */
export const RelatedAnswer = z.pipe(
  z.transform((raw: unknown): { data: unknown } => ({
    data: Array.isArray(raw) ? raw : isObject(raw) ? raw.data : [],
  })),
  z.object({ data: list(WireProduct) }),
);

/**
 * GET /suggestions (capability `suggestions`): for what is being typed, the last word perhaps unfinished. At most 6
 * products (without description, attributes, variants and all pictures but the first), 4 categories and parent
 * categories with how many products each has; `corrected` as in GET /products.
 */
export const SuggestionsAnswer = z.pipe(
  z.transform((raw: unknown): unknown => (isObject(raw) && isObject(raw.data) ? raw.data : isObject(raw) ? raw : {})),
  z.object({
    products: list(WireProduct),
    categories: list(
      z.object({
        category: z.string().check(z.minLength(1)),
        parentCategory: z.optional(optionalText),
        count: z.number(),
      }),
    ),
    corrected: z.optional(optionalText),
  }),
);

export type WireAttribute = z.output<typeof WireAttribute>;
export type WireImage = z.output<typeof WireImage>;
export type WireVariant = z.output<typeof WireVariant>;
export type WireProduct = z.output<typeof WireProduct>;
export type ProductFacets = z.output<typeof ProductFacets>;
export type WireSuggestions = z.output<typeof SuggestionsAnswer>;
export type WireProductList = z.output<typeof ProductListAnswer>;
