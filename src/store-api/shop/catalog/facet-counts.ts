import type { FacetBucket } from './facet-bucket.ts';
import type { ProductFilter } from './product-filter.ts';
import { isGendered } from '#contract/listing-query.ts';

/** The parts of a filter that a bucket can be compared with. */
export type BucketFilter = Pick<ProductFilter, 'category' | 'parent' | 'gender' | 'anyOf' | 'featured' | 'sale'>;

/** A value and how many products have it. */
export interface FacetValue {
  value: string;
  count: number;
}

/** The same rule as `branchesOf` in listing-branches.ts, which is for rows. */
export function matches(
  bucket: Omit<FacetBucket, 'products'>,
  { category, parent, gender, anyOf, featured, sale }: BucketFilter,
): boolean {
  const isOf = !category || bucket.category === category || (isGendered(category) && bucket.gender === category);
  if (!isOf || (gender && gender !== category && bucket.gender !== gender) || (parent && bucket.parent !== parent))
    return false;
  if ((featured && !bucket.featured) || (sale && !bucket.sale)) return false;
  return (
    !anyOf ||
    (anyOf.withoutGender && bucket.gender === '') ||
    [bucket.category, bucket.parent, bucket.gender].some((name) => anyOf.words.includes(name))
  );
}

export function countProducts(buckets: FacetBucket[], fits: (bucket: FacetBucket) => boolean): number {
  return buckets.reduce((sum, bucket) => (fits(bucket) ? sum + bucket.products : sum), 0);
}

/** The parent categories of the products that match all of a filter but its parent category. */
export function parentFacet(buckets: FacetBucket[], filter: BucketFilter): FacetValue[] {
  const counts = new Map<string, number>();
  for (const bucket of buckets)
    if (bucket.parentCategory && matches(bucket, { ...filter, parent: undefined }))
      counts.set(bucket.parentCategory, (counts.get(bucket.parentCategory) ?? 0) + bucket.products);
  return sortedFacet([...counts].map(([value, count]) => ({ value, count })));
}

export function sortedFacet(values: FacetValue[]): FacetValue[] {
  return values.sort((one, other) => one.value.localeCompare(other.value));
}
