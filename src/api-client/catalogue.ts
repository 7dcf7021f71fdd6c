import type { WireProduct } from '#contract/product.ts';

/** What a sitemap says of a product. */
export interface ProductAddress {
  id: string;
  title: string;
  /** ISO 8601, where the backend tells. */
  updatedAt: string | undefined;
  /** As they stand in the product's pictures: absolute, or a path. */
  images: string[];
}

/** A stretch of the catalogue in its own order. */
export interface Stretch {
  skip: number;
  take: number;
}

/**
 * One store's whole catalogue, for machines: read in batches as they are asked for, never whole in memory. All reject
 * when the backend does not answer.
 */
export interface Catalogue {
  products(): AsyncIterable<WireProduct[]>;
  addresses(stretch: Stretch): AsyncIterable<ProductAddress[]>;
  count(): Promise<number>;
  /** Since then nothing that any page of the store shows has changed; undefined where that is not known. */
  unchangedSince(): Promise<Date | undefined>;
}
