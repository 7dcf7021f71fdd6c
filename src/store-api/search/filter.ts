import type { ProductColumns, ProductBucket } from './index/columns.ts';
import { sortedSizes } from './size-order.ts';
import { matches } from '../catalog/facet-counts.ts';
import { type ProductFilter } from '../catalog/product-filter.ts';
import type { ProductFacets } from '#contract/product.ts';
import { toRupees } from '#lib/minor-units.ts';

export interface FilterResult {
  /** DocIds of the products that fit, in no order. */
  docIds: number[];
  facets: ProductFacets | undefined;
}

/** Parts of a filter that a shopper can take back one by one; what else a product fails, it fails for good. */
const [CATEGORY, PARENT, SALE, PRICE, NEVER] = [1, 2, 4, 8, 16];

/**
 * Which products fit a filter, and with `facets` what else one could narrow by: a product counts for a kind when it
 * fits all parts but that kind's own. One pass, over `among` or over all.
 */
export function filterProducts(
  columns: ProductColumns,
  filter: ProductFilter,
  { among, facets }: { among?: Uint32Array | undefined; facets: boolean },
): FilterResult {
  const failings = columns.buckets.map((bucket) => failingsOf(bucket, filter));
  const { live, bucket, price, inStock, variants, size, color, available } = columns;
  const [least, most] = [filter.minPrice ?? 0, filter.maxPrice ?? Infinity];
  const sizeFits = fitting(columns.sizes.texts, filter.sizes);
  const colorFits = fitting(columns.colors.texts, filter.colors);
  const anyVariant = !filter.sizes && !filter.colors;
  const counts = facets ? startCounts(columns) : undefined;
  const docIds: number[] = [];

  const consider = (docId: number) => {
    if (!live[docId]) return;
    let failed = failings[bucket[docId]!]!;
    const paid = price[docId]!;
    if (paid < least || paid > most) failed |= PRICE;
    // More than one part fails: no single one could be taken back to have it.
    if (failed & NEVER || failed & (failed - 1) || (failed && !counts)) return;
    let fits = false;
    if (!counts || failed) {
      if (anyVariant) fits = !filter.inStock || inStock[docId] === 1;
      else
        for (let at = variants[docId]!; at < variants[docId + 1]! && !fits; at++)
          fits = sizeFits[size[at]!]! && colorFits[color[at]!]! && (!filter.inStock || available[at] === 1);
    } else {
      let orderable = anyVariant && inStock[docId] === 1;
      fits = anyVariant && (!filter.inStock || orderable);
      for (let at = variants[docId]!; at < variants[docId + 1]!; at++) {
        const [ofSize, ofColor, isThere] = [sizeFits[size[at]!]!, colorFits[color[at]!]!, available[at] === 1];
        const asked = !filter.inStock || isThere;
        if (ofColor && asked) counts.size(size[at]!, docId);
        if (ofSize && asked) counts.color(color[at]!, docId);
        if (ofSize && ofColor && asked) fits = true;
        if (ofSize && ofColor && isThere) orderable = true;
      }
      if (orderable) counts.inStock++;
    }
    if (!fits) return;
    counts?.count(docId, failed);
    if (!failed) docIds.push(docId);
  };

  if (among) for (let at = 0; at < among.length; at++) consider(among[at]!);
  else for (let docId = 0; docId < columns.length; docId++) consider(docId);
  return { docIds, facets: counts?.told() };
}

function failingsOf(bucket: ProductBucket, { category, gender, anyOf, featured, parent, sale }: ProductFilter): number {
  const free = {
    category: undefined,
    gender: undefined,
    anyOf: undefined,
    featured: false,
    sale: false,
    parent: undefined,
  };
  const fits = (part: Partial<ProductFilter>) => matches({ ...bucket, products: 1 }, { ...free, ...part });
  if (!fits({ featured })) return NEVER;
  // The shop asks for a category with a gender or words of its own; they go when it goes.
  return (
    (fits({ category, gender, anyOf }) ? 0 : CATEGORY) | (fits({ parent }) ? 0 : PARENT) | (fits({ sale }) ? 0 : SALE)
  );
}

/** By number: is it one of those asked for? All are when none is. */
function fitting(texts: string[], asked: string[] | undefined): boolean[] {
  return texts.map((text) => !asked || asked.includes(text.toLowerCase()));
}

function startCounts(columns: ProductColumns) {
  const { buckets, bucket, price, sizes, colors } = columns;
  const [categories, parents] = [new Map<string, number>(), new Map<string, number>()];
  const perBucket = { category: new Uint32Array(buckets.length), parent: new Uint32Array(buckets.length) };
  const [ofSize, ofColor] = [new Uint32Array(sizes.texts.length), new Uint32Array(colors.texts.length)];
  /** The product counted last, so that its variants count once. */
  const [lastOfSize, lastOfColor] = [
    new Int32Array(sizes.texts.length).fill(-1),
    new Int32Array(colors.texts.length).fill(-1),
  ];
  let [cheapest, dearest, sale] = [Infinity, -Infinity, 0];
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
    count(docId: number, failed: number) {
      const own = bucket[docId]!;
      if (!failed && buckets[own]!.sale) sale++;
      if (failed === 0 || failed === CATEGORY) perBucket.category[own]!++;
      if (failed === 0 || failed === PARENT) perBucket.parent[own]!++;
      if (failed === 0 || failed === PRICE) {
        const paid = price[docId]!;
        if (paid < cheapest) cheapest = paid;
        if (paid > dearest) dearest = paid;
      }
    },
    told(): ProductFacets {
      buckets.forEach(({ categoryName, parentCategory }, number) => {
        add(categories, categoryName, perBucket.category[number]!);
        add(parents, parentCategory, perBucket.parent[number]!);
      });
      const numbered = (texts: string[], counts: Uint32Array) =>
        texts
          .map((value, number) => ({ value, count: counts[number]! }))
          .filter(({ value, count }) => value && count > 0);
      return {
        category: sorted(categories),
        parentCategory: sorted(parents),
        size: sortedSizes(numbered(sizes.texts, ofSize)),
        color: byName(numbered(colors.texts, ofColor)),
        price: dearest >= cheapest ? { min: toRupees(cheapest), max: toRupees(dearest) } : undefined,
        sale,
        inStock: this.inStock,
      };
    },
  };
}

function add(counts: Map<string, number>, name: string, count: number): void {
  if (name && count > 0) counts.set(name, (counts.get(name) ?? 0) + count);
}

function sorted(counts: Map<string, number>): { value: string; count: number }[] {
  return byName([...counts].map(([value, count]) => ({ value, count })));
}

function byName<T extends { value: string }>(values: T[]): T[] {
  return values.sort((one, other) => one.value.localeCompare(other.value));
}
