import { BUCKET_FILTERS, type BucketFilterName } from './bucket-filters.ts';
import type { ProductColumns } from './index/columns.ts';
import { sortedSizes } from '#backends/serving/size-order.ts';
import { type FacetValue, sortedFacet } from '../catalog/facet-counts.ts';
import { FLAG_FILTERS } from '#contract/listing-query.ts';
import type { ProductFacets } from '#contract/product.ts';
import { toRupees } from '#lib/minor-units.ts';

/** Counts of the facets, while filter.ts goes through the products. `bits`: which filter a product fails. */
export function countFacets(columns: ProductColumns, bits: Record<BucketFilterName, number>) {
  const { buckets, bucket, sizes, colors } = columns;
  /** By bucket: at 0 the products that match all filters, at a bit those that fail its filter only. */
  const counts: Uint32Array[] = [];
  for (const bit of [0, ...Object.values(bits)]) counts[bit] = new Uint32Array(buckets.length);
  const [ofSize, ofColor] = [new Uint32Array(sizes.texts.length), new Uint32Array(colors.texts.length)];
  /** The product that was counted last: one with several variants of a size counts once. */
  const [lastOfSize, lastOfColor] = [
    new Int32Array(sizes.texts.length).fill(-1),
    new Int32Array(colors.texts.length).fill(-1),
  ];

  function bucketFacet(name: BucketFilterName): FacetValue[] {
    const found = new Map<string, number>();
    buckets.forEach((own, number) => {
      const count = counts[0]![number]! + counts[bits[name]]![number]!;
      if (count > 0)
        for (const value of BUCKET_FILTERS[name].values(own))
          if (value) found.set(value, (found.get(value) ?? 0) + count);
    });
    return sortedFacet([...found].map(([value, count]) => ({ value, count })));
  }

  return {
    inStock: 0,
    size(number: number, docId: number) {
      if (lastOfSize[number] === docId) return;
      lastOfSize[number] = docId;
      ofSize[number]!++;
    },
    color(number: number, docId: number) {
      if (lastOfColor[number] === docId) return;
      lastOfColor[number] = docId;
      ofColor[number]!++;
    },
    /** `failed`: 0, or the bit of the only filter that the product fails. */
    count(docId: number, failed: number) {
      counts[failed]![bucket[docId]!]!++;
    },
    /** With the prices of what matches all filters but that by price. */
    result(min: number, max: number): ProductFacets {
      const isFlag = (name: string) => name === 'sale' || FLAG_FILTERS.some((flag) => flag === name);
      const ofBuckets = (Object.keys(BUCKET_FILTERS) as BucketFilterName[]).map((name) => {
        const facet = bucketFacet(name);
        return [name, isFlag(name) ? (facet[0]?.count ?? 0) : facet] as const;
      });
      return {
        ...(Object.fromEntries(ofBuckets) as Pick<ProductFacets, BucketFilterName>),
        size: sortedSizes(counted(sizes.texts, ofSize)),
        color: sortedFacet(counted(colors.texts, ofColor)),
        price: max >= min ? { min: toRupees(min), max: toRupees(max) } : undefined,
        inStock: this.inStock,
      };
    },
  };
}

function counted(texts: string[], counts: Uint32Array): FacetValue[] {
  return texts
    .map((value, number) => ({ value, count: counts[number]! }))
    .filter(({ value, count }) => value && count > 0);
}
