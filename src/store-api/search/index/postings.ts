/** The fields of a product, by weight. `kind` is the last word of the title: it names the garment. */
export const FIELDS = { attribute: 0, description: 1, category: 2, title: 3, kind: 4 } as const;
const FIELD_BITS = 3;

const NONE = new Uint32Array(0);

export const docIdOf = (posting: number): number => posting >>> FIELD_BITS;
export const fieldOf = (posting: number): number => posting & ((1 << FIELD_BITS) - 1);

/** An inverted index: for each term the docIds of the products that have it, each with its best field. */
export class Postings {
  readonly #lists: Uint32Array[] = [];
  readonly #lengths: number[] = [];

  add(term: number, docId: number, field: number): void {
    const length = this.#lengths[term] ?? 0;
    let list = this.#lists[term] ?? new Uint32Array(4);
    if (length === list.length) {
      const grown = new Uint32Array(length * 2);
      grown.set(list);
      list = grown;
    }
    list[length] = (docId << FIELD_BITS) | field;
    this.#lists[term] = list;
    this.#lengths[term] = length + 1;
  }

  /** The term's postings: see `docIdOf` and `fieldOf`. */
  of(term: number): Uint32Array {
    return this.#lists[term]?.subarray(0, this.#lengths[term]) ?? NONE;
  }
}
