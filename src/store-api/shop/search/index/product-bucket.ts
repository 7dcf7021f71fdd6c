import type { FacetBucket } from '../../catalog/facet-bucket.ts';
import type { ProductRow } from '../../../base/db/schema.ts';
import { COLLECTIONS } from '#contract/collection.ts';
import type { WireAttribute } from '#contract/product.ts';

/** Products that are alike in everything that the filters of this file look at. */
export type ProductBucket = Omit<FacetBucket, 'products'> & {
  categoryName: string;
  /** Names in lower case. */
  collections: string[];
};

export function bucketOf(row: BucketRow, attributes: readonly WireAttribute[]): ProductBucket {
  return {
    category: row.category_key,
    categoryName: row.category,
    parent: row.parent_key ?? '',
    parentCategory: row.parent_category ?? '',
    gender: row.gender_key ?? '',
    featured: row.featured === 1,
    sale: row.on_sale === 1,
    collections: collectionsOf(attributes).sort(),
  };
}

/** Names in lower case. */
export function collectionsOf(attributes: readonly WireAttribute[]): string[] {
  return attributes
    .filter(({ key }) => key === COLLECTIONS)
    .flatMap(({ value }) => value.map((name) => name.toLowerCase()));
}

type BucketRow = Pick<
  ProductRow,
  'category' | 'category_key' | 'parent_category' | 'parent_key' | 'gender_key' | 'featured' | 'on_sale'
>;
