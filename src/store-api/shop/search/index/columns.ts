import type { ProductBucket } from './product-bucket.ts';
import { SORT_NUMBERS, SORT_TEXTS, type SortNumber, type SortText } from '../../catalog/sort-orders.ts';
import { Column } from './column.ts';
import { Dictionary } from './dictionary.ts';
import type { IndexedProduct, IndexedVariant } from './indexed-product.ts';
import { priceToPay } from '#contract/price.ts';

const namesOf = <N extends string>(table: Record<N, unknown>) => Object.keys(table) as N[];

/**
 * The products of a catalogue in columns: 100,000 of them take some 17 MB, and one pass over all takes a few ms. A
 * product's docId is its number in every column. A product that changes gets a new docId, and the old one is not live
 * any more.
 */
export class ProductColumns {
  readonly buckets: ProductBucket[] = [];
  readonly sizes = new Dictionary();
  readonly colors = new Dictionary();
  readonly ids: string[] = [];
  readonly sortNumbers = Object.fromEntries(
    namesOf(SORT_NUMBERS).map((name) => [name, new Column(new Float64Array(64))]),
  ) as Record<SortNumber, Column<Float64Array>>;
  readonly sortTexts = Object.fromEntries(namesOf(SORT_TEXTS).map((name) => [name, []])) as unknown as Record<
    SortText,
    string[]
  >;
  readonly #bucketNumbers = new Map<string, number>();
  readonly #docIds = new Map<string, number>();
  readonly #live = new Column(new Uint8Array(64));
  readonly #bucket = new Column(new Uint32Array(64));
  readonly #position = new Column(new Uint32Array(64));
  readonly #titleLength = new Column(new Uint8Array(64));
  readonly #inStock = new Column(new Uint8Array(64));
  /** Where a product's variants begin. They end where the next product's begin; each has one at least. */
  readonly #variants = new Column(new Uint32Array(64));
  readonly #size = new Column(new Uint16Array(64));
  readonly #color = new Column(new Uint16Array(64));
  readonly #available = new Column(new Uint8Array(64));
  readonly #paid = new Column(new Float64Array(64));
  #variantCount = 0;

  /** How many docIds there are, those that are not live included. */
  get length(): number {
    return this.ids.length;
  }

  get liveCount(): number {
    return this.#docIds.size;
  }

  get live() {
    return this.#live.values;
  }
  get bucket() {
    return this.#bucket.values;
  }
  get price() {
    return this.sortNumbers.price.values;
  }
  get position() {
    return this.#position.values;
  }
  get titleLength() {
    return this.#titleLength.values;
  }
  get inStock() {
    return this.#inStock.values;
  }
  get variants() {
    return this.#variants.values;
  }
  get size() {
    return this.#size.values;
  }
  get color() {
    return this.#color.values;
  }
  get available() {
    return this.#available.values;
  }
  /** What a variant costs, in paise. */
  get paid() {
    return this.#paid.values;
  }

  docIdOf(id: string): number | undefined {
    return this.#docIds.get(id);
  }

  /** `titleLength` in words. */
  add(product: IndexedProduct, titleLength: number): number {
    this.remove(product.id);
    const docId = this.ids.push(product.id) - 1;
    this.#docIds.set(product.id, docId);
    this.#live.set(docId, 1);
    this.#bucket.set(docId, this.#bucketOf(product.bucket));
    for (const name of namesOf(SORT_NUMBERS)) this.sortNumbers[name].set(docId, SORT_NUMBERS[name](product));
    for (const name of namesOf(SORT_TEXTS)) this.sortTexts[name].push(SORT_TEXTS[name](product));
    this.#position.set(docId, product.position);
    this.#titleLength.set(docId, Math.min(titleLength, 255));
    this.#inStock.set(docId, product.variants.length === 0 || product.variants.some(({ inStock }) => inStock) ? 1 : 0);
    this.#variants.set(docId, this.#variantCount);
    for (const { size, color, inStock, regular, discounted } of variantsOf(product)) {
      this.#size.set(this.#variantCount, this.sizes.add(size));
      this.#color.set(this.#variantCount, this.colors.add(color));
      this.#paid.set(this.#variantCount, priceToPay(regular, discounted));
      this.#available.set(this.#variantCount++, Number(inStock));
    }
    this.#variants.set(docId + 1, this.#variantCount);
    return docId;
  }

  remove(id: string): void {
    const docId = this.#docIds.get(id);
    if (docId === undefined) return;
    this.#docIds.delete(id);
    this.#live.set(docId, 0);
  }

  #bucketOf(bucket: ProductBucket): number {
    const key = JSON.stringify(bucket);
    const known = this.#bucketNumbers.get(key);
    if (known !== undefined) return known;
    this.#bucketNumbers.set(key, this.buckets.length);
    return this.buckets.push(bucket) - 1;
  }
}

/** What is sold without any choice is one of neither size nor colour. */
function variantsOf({ variants, regular, discounted }: IndexedProduct): IndexedVariant[] {
  return variants.length > 0 ? variants : [{ size: '', color: '', inStock: true, regular, discounted }];
}
