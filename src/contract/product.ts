import * as z from 'zod/mini';
import { bareOrData, isObject, list, optionalNumber, optionalText, text } from './lenient.ts';

/** One attribute: `{key, value: ["a","b"], id?, metricUnit?}`; `values` and a single string are read too. */
export const WireAttribute = z.pipe(
  z.transform((raw: unknown) => {
    if (!isObject(raw)) return raw;
    const value = raw.value ?? raw.values;
    return { ...raw, value: (Array.isArray(value) ? value : [value]).filter((one) => ['string', 'number', 'boolean'].includes(typeof one) && one !== '') };
  }),
  z.object({ id: z.optional(optionalText), key: z.string(), value: list(z.coerce.string()), metricUnit: z.optional(optionalText) }),
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

/** A product as received (spec section 3). Prices are numbers in rupees; `createdAt` is ISO 8601. */
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
  images: z.optional(list(WireImage)),
  attributes: z.optional(list(WireAttribute)),
  variants: z.optional(list(WireVariant)),
});

/**
 * What one could narrow a list by (capability `facets`): of each kind the values found among the products of the
 * query without its own part of that kind, sorted by `value`; `count` products each. A `value` can be sent back as the
 * query's part of its kind.
 */
export const ProductFacets = z.object({
  parentCategory: z.optional(list(z.object({ value: z.string().check(z.minLength(1)), count: z.number() }))),
});

/** GET /products. `data` is one page; `count` the total over all pages (`pagination.total` is read too). */
export const ProductListAnswer = z.pipe(
  z.transform((raw: unknown): { data: unknown; count: number; facets?: unknown } => {
    if (Array.isArray(raw)) return { data: raw, count: raw.length };
    if (!isObject(raw)) return { data: [], count: 0 };
    const inner = isObject(raw.data) ? raw.data : raw;
    const data = Array.isArray(inner.data) ? inner.data : Array.isArray(inner.products) ? inner.products : [];
    const pagination = isObject(raw.pagination) ? raw.pagination : isObject(inner.pagination) ? inner.pagination : {};
    const counts = [inner.count, raw.count, pagination.total].map((count) => optionalNumber.parse(count));
    return { data, count: counts.find((count) => Number.isInteger(count) && count! >= 0) ?? data.length, facets: inner.facets ?? raw.facets };
  }),
  z.object({ data: list(WireProduct), count: z.number(), facets: z.optional(z.catch(z.optional(ProductFacets), undefined)) }),
);

export const ProductAnswer = bareOrData(WireProduct);

/** Query of GET /products; all optional. Several values of one filter are separated by commas. */
export interface ProductQuery {
  page?: number;
  limit?: number;
  category?: string;
  gender?: string;
  filter?: string;
  parentCategory?: string;
  featured?: 'true';
  sale?: 'true';
  /**
   * What a shopper typed, at most 100 characters; narrows with the other filters and puts the best found first. Only
   * sent when the store announces the capability `search`.
   */
  search?: string;
  /** Asks for `facets` beside the list. Only sent when the store announces the capability `facets`. */
  facets?: 'true';
  [extra: string]: string | number | undefined;
}

export type WireAttribute = z.output<typeof WireAttribute>;
export type WireImage = z.output<typeof WireImage>;
export type WireVariant = z.output<typeof WireVariant>;
export type WireProduct = z.output<typeof WireProduct>;
export type ProductFacets = z.output<typeof ProductFacets>;
export type WireProductList = z.output<typeof ProductListAnswer>;
