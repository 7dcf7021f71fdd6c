import type { Cell } from '../../catalog/facet-counts.ts';

/** A choice of a product that can be ordered by itself. */
export interface FoundVariant {
  size: string;
  color: string;
  inStock: boolean;
}

/** What the index keeps of a product besides its words. */
export interface FoundProduct {
  id: string;
  title: string;
  cell: Omit<Cell, 'products'> & { categoryName: string };
  /** What is paid for the cheapest choice, in paise. */
  price: number;
  /** When it came, in ms. */
  created: number;
  position: number;
  variants: FoundVariant[];
  /** How many words the title has. */
  titleLength: number;
}

export type ProductCell = FoundProduct['cell'];

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
      grown.set(this.values as never);
      this.values = grown;
    }
    this.values[at] = value;
  }
}

/**
 * The products of a catalogue in columns, 100,000 of them in some 12 MB, so that one pass over all takes a few ms. A
 * product's place is its number; one that changes gets a new place, and its old one counts no more.
 */
export class ProductColumns {
  readonly cells: ProductCell[] = [];
  readonly sizes = new Names();
  readonly colors = new Names();
  readonly ids: string[] = [];
  /** For sorting by name. */
  readonly names: string[] = [];
  readonly #cellNumbers = new Map<string, number>();
  readonly #places = new Map<string, number>();
  readonly #alive = new Column(new Uint8Array(64));
  readonly #cell = new Column(new Uint32Array(64));
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

  /** Places, those of products that are gone or changed among them. */
  get length(): number {
    return this.ids.length;
  }

  get living(): number {
    return this.#places.size;
  }

  get alive() {
    return this.#alive.values;
  }
  get cell() {
    return this.#cell.values;
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

  placeOf(id: string): number | undefined {
    return this.#places.get(id);
  }

  add(product: FoundProduct): number {
    this.remove(product.id);
    const place = this.ids.push(product.id) - 1;
    this.names.push(product.title.toLowerCase());
    this.#places.set(product.id, place);
    this.#alive.set(place, 1);
    this.#cell.set(place, this.#cellOf(product.cell));
    this.#price.set(place, product.price);
    this.#created.set(place, product.created);
    this.#position.set(place, product.position);
    this.#titleLength.set(place, Math.min(product.titleLength, 255));
    this.#inStock.set(place, product.variants.length === 0 || product.variants.some(({ inStock }) => inStock) ? 1 : 0);
    this.#variants.set(place, this.#variantCount);
    for (const { size, color, inStock } of product.variants) {
      this.#size.set(this.#variantCount, this.sizes.add(size));
      this.#color.set(this.#variantCount, this.colors.add(color));
      this.#available.set(this.#variantCount++, Number(inStock));
    }
    this.#variants.set(place + 1, this.#variantCount);
    return place;
  }

  remove(id: string): void {
    const place = this.#places.get(id);
    if (place === undefined) return;
    this.#places.delete(id);
    this.#alive.set(place, 0);
  }

  #cellOf(cell: ProductCell): number {
    const { category, categoryName, parent, parentCategory, gender, featured, sale } = cell;
    const key = JSON.stringify([category, categoryName, parent, parentCategory, gender, featured, sale]);
    const known = this.#cellNumbers.get(key);
    if (known !== undefined) return known;
    this.#cellNumbers.set(key, this.cells.length);
    return this.cells.push(cell) - 1;
  }
}
