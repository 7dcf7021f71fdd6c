import type { FacetBucket } from '../../catalog/facet-counts.ts';

/** A choice of a product that can be ordered by itself. */
export interface VariantValues {
  size: string;
  color: string;
  inStock: boolean;
}

/** What the index keeps of a product besides its words. */
export interface ProductValues {
  id: string;
  title: string;
  bucket: Omit<FacetBucket, 'products'> & { categoryName: string };
  /** What is paid for the cheapest choice, in paise. */
  price: number;
  /** When it came, in ms. */
  created: number;
  position: number;
  variants: VariantValues[];
  /** How many words the title has. */
  titleLength: number;
}

export type ProductBucket = ProductValues['bucket'];

/** Texts by number, from 0 in the order they came; capitals make no other text. */
export class Names {
  readonly texts: string[] = [];
  readonly #numbers = new Map<string, number>();

  add(text: string): number {
    const key = text.toLowerCase();
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.texts.length);
    return this.texts.push(text) - 1;
  }
}

/** Numbers in a typed array that grows. */
class Column<A extends Uint8Array | Uint16Array | Uint32Array | Float64Array> {
  values: A;
  constructor(values: A) {
    this.values = values;
  }

  set(at: number, value: number): void {
    if (at >= this.values.length) {
      const grown = new (this.values.constructor as new (length: number) => A)(Math.max(64, this.values.length * 2));
      grown.set(this.values);
      this.values = grown;
    }
    this.values[at] = value;
  }
}

/**
 * The products of a catalogue in columns, 100,000 of them in some 12 MB, so that one pass over all takes a few ms. A
 * product's docId is its number; one that changes gets a new docId, and its old one counts no more.
 */
export class ProductColumns {
  readonly buckets: ProductBucket[] = [];
  readonly sizes = new Names();
  readonly colors = new Names();
  readonly ids: string[] = [];
  /** For sorting by name. */
  readonly names: string[] = [];
  readonly #bucketNumbers = new Map<string, number>();
  readonly #docIds = new Map<string, number>();
  readonly #live = new Column(new Uint8Array(64));
  readonly #bucket = new Column(new Uint32Array(64));
  readonly #price = new Column(new Uint32Array(64));
  readonly #created = new Column(new Float64Array(64));
  readonly #position = new Column(new Uint32Array(64));
  readonly #titleLength = new Column(new Uint8Array(64));
  readonly #inStock = new Column(new Uint8Array(64));
  /** Where a product's variants begin; they end where the next one's begin. */
  readonly #variants = new Column(new Uint32Array(64));
  readonly #size = new Column(new Uint16Array(64));
  readonly #color = new Column(new Uint16Array(64));
  readonly #available = new Column(new Uint8Array(64));
  #variantCount = 0;

  /** DocIds, those of products that are gone or changed among them. */
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
    return this.#price.values;
  }
  get created() {
    return this.#created.values;
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

  docIdOf(id: string): number | undefined {
    return this.#docIds.get(id);
  }

  add(product: ProductValues): number {
    this.remove(product.id);
    const docId = this.ids.push(product.id) - 1;
    this.names.push(product.title.toLowerCase());
    this.#docIds.set(product.id, docId);
    this.#live.set(docId, 1);
    this.#bucket.set(docId, this.#bucketOf(product.bucket));
    this.#price.set(docId, product.price);
    this.#created.set(docId, product.created);
    this.#position.set(docId, product.position);
    this.#titleLength.set(docId, Math.min(product.titleLength, 255));
    this.#inStock.set(docId, product.variants.length === 0 || product.variants.some(({ inStock }) => inStock) ? 1 : 0);
    this.#variants.set(docId, this.#variantCount);
    for (const { size, color, inStock } of product.variants) {
      this.#size.set(this.#variantCount, this.sizes.add(size));
      this.#color.set(this.#variantCount, this.colors.add(color));
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
    const { category, categoryName, parent, parentCategory, gender, featured, sale } = bucket;
    const key = JSON.stringify([category, categoryName, parent, parentCategory, gender, featured, sale]);
    const known = this.#bucketNumbers.get(key);
    if (known !== undefined) return known;
    this.#bucketNumbers.set(key, this.buckets.length);
    return this.buckets.push(bucket) - 1;
  }
}
