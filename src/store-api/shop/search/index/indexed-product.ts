import type { ProductBucket } from './product-bucket.ts';

/** A product as it is put into the index. Prices are in paise. */
export interface IndexedProduct {
  id: string;
  title: string;
  description: string;
  /** Values of its attributes, sizes and colours among them, and words for its gender. */
  attributes: string[];
  /** `sleeve`, `fabric`. */
  attributeNames: string[];
  bucket: ProductBucket;
  /** Of the cheapest variant. */
  regular: number;
  discounted: number | null;
  /** In ms since 1970. */
  created: number;
  /** In the store's own order. */
  position: number;
  variants: IndexedVariant[];
}

export interface IndexedVariant {
  size: string;
  color: string;
  inStock: boolean;
  regular: number;
  discounted: number | null;
}
