import { BUCKET_FILTERS, type BucketFilterName } from './bucket-filters.ts';
import type { ProductBucket } from './index/product-bucket.ts';
import { countFacets } from './count-facets.ts';
import type { ProductColumns } from './index/columns.ts';
import type { ProductFilter } from '../catalog/product-filter.ts';
import type { ProductFacets } from '#contract/product.ts';

export interface FilterResult {
  /** The products that match, in no order. */
  docIds: number[];
  facets: ProductFacets | undefined;
}

/** A bit for each filter that a product may fail, whatever its variant. A product that fails HIDDEN is in no facet. */
const [HIDDEN, FIRST_FACET_BIT] = [1, 2];
const BUCKET_FILTER_NAMES = Object.keys(BUCKET_FILTERS) as BucketFilterName[];

/** The bits of the filters that have a facet. */
const FACET_BITS = Object.fromEntries(BUCKET_FILTER_NAMES.map((name, at) => [name, FIRST_FACET_BIT << at])) as Record<
  BucketFilterName,
  number
>;

/**
 * The products that match a filter, and with `facets` what they can be filtered by further: a product counts for a
 * facet when it matches all filters but the facet's own. Size, colour, stock and price are those of one and the same
 * variant. One pass, over the docIds of `among` or over all.
 */
export function filterProducts(
  columns: ProductColumns,
  filter: ProductFilter,
  { among, facets }: { among?: Uint32Array | undefined; facets: boolean },
): FilterResult {
  const failures = columns.buckets.map((bucket) => failuresOf(bucket, filter));
  const { live, bucket, variants, size, color, available, paid } = columns;
  const [minPrice, maxPrice] = [filter.minPrice ?? 0, filter.maxPrice ?? Infinity];
  const sizeMatches = matchingTexts(columns.sizes.texts, filter.size);
  const colorMatches = matchingTexts(columns.colors.texts, filter.color);
  const counts = facets ? countFacets(columns, FACET_BITS) : undefined;
  const docIds: number[] = [];
  let [lowest, highest] = [Infinity, -Infinity];

  const consider = (docId: number) => {
    if (!live[docId]) return;
    const failed = failures[bucket[docId]!]!;
    // A product that fails two filters is in no facet: it would still not match without one of them.
    if (failed & HIDDEN || failed & (failed - 1) || (failed && !counts)) return;
    let isMatch = false;
    let isOrderable = false;
    const end = variants[docId + 1]!;
    for (let at = variants[docId]!; at < end; at++) {
      const bySize = sizeMatches[size[at]!]!;
      const byColor = colorMatches[color[at]!]!;
      const inStock = available[at] === 1;
      const byStock = !filter.inStock || inStock;
      const price = paid[at]!;
      const byPrice = price >= minPrice && price <= maxPrice;
      if (bySize && byColor && byStock && byPrice) isMatch = true;
      if (!counts || failed) {
        if (isMatch) break;
        continue;
      }
      if (byColor && byStock && byPrice) counts.size(size[at]!, docId);
      if (bySize && byStock && byPrice) counts.color(color[at]!, docId);
      if (bySize && byColor && byStock) {
        if (price < lowest) lowest = price;
        if (price > highest) highest = price;
      }
      if (bySize && byColor && byPrice && inStock) isOrderable = true;
    }
    if (counts && isOrderable) counts.inStock++;
    if (!isMatch) return;
    counts?.count(docId, failed);
    if (!failed) docIds.push(docId);
  };

  if (among) for (const docId of among) consider(docId);
  else for (let docId = 0; docId < columns.length; docId++) consider(docId);
  return { docIds, facets: counts?.result(lowest, highest) };
}

function failuresOf(bucket: ProductBucket, filter: ProductFilter): number {
  const isElsewhere = filter.collection !== undefined && !bucket.collections.includes(filter.collection);
  let failed = isElsewhere || (filter.featured && !bucket.featured) ? HIDDEN : 0;
  for (const name of BUCKET_FILTER_NAMES) if (!BUCKET_FILTERS[name].matches(bucket, filter)) failed |= FACET_BITS[name];
  return failed;
}

/** By number of the text, whether it is one of those asked for; without any, all are. */
function matchingTexts(texts: string[], asked: string[]): boolean[] {
  return texts.map((text) => asked.length === 0 || asked.includes(text.toLowerCase()));
}
