import { matches } from '../catalog/facet-counts.ts';
import type { ProductFilter } from '../catalog/product-filter.ts';
import type { ProductBucket } from './index/product-bucket.ts';
import type { FlagFilter, ListFilter } from '#contract/listing-query.ts';

interface BucketFilter {
  matches: (bucket: ProductBucket, filter: ProductFilter) => boolean;
  /** The bucket's values in the facet. A filter that is a flag has the value `true`. */
  values: (bucket: ProductBucket) => string[];
}

/** Filters by what single variants have: filter.ts evaluates them for each product. */
type VariantFilter = 'size' | 'color' | 'inStock';
export type BucketFilterName = Exclude<'category' | 'parentCategory' | 'sale' | ListFilter | FlagFilter, VariantFilter>;

/** Filters by what a product has as a whole, by the name of their facet: evaluated once for each bucket. */
export const BUCKET_FILTERS: Record<BucketFilterName, BucketFilter> = {
  // Gender and `anyOf` are part of the category: the shop sends them with it.
  category: {
    matches: (bucket, { category, gender, anyOf }) => matches(bucket, { ...ANY, category, gender, anyOf }),
    values: ({ categoryName }) => [categoryName],
  },
  parentCategory: {
    matches: (bucket, { parent }) => !parent || bucket.parent === parent,
    values: ({ parentCategory }) => [parentCategory],
  },
  sale: {
    matches: (bucket, { sale }) => !sale || bucket.sale,
    values: ({ sale }) => (sale ? ['true'] : []),
  },
};

const ANY = {
  category: undefined,
  parent: undefined,
  gender: undefined,
  anyOf: undefined,
  featured: false,
  sale: false,
};
