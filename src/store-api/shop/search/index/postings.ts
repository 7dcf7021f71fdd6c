import { Column } from './column.ts';

/** The fields of a product, by weight. `kind` is the last word of the title: it names the garment. */
export const FIELDS = { attribute: 0, description: 1, category: 2, title: 3, kind: 4 } as const;
const FIELD_BITS = 3;

const NONE = new Uint32Array(0);

export const docIdOf = (posting: number): number => posting >>> FIELD_BITS;
export const fieldOf = (posting: number): number => posting & ((1 << FIELD_BITS) - 1);

/**
 * An inverted index: for each term the docIds of the products that have it, each with its best field. Most terms of a
 * large catalogue, such as style numbers, are of one product: their posting is a number, because an array of one takes
 * thirty times as much.
 */
export class Postings {
  readonly #lists: (number | Uint32Array)[] = [];
  readonly #lengths = new Column(new Uint32Array(64));

  add(term: number, docId: number, field: number): void {
    const posting = ((docId << FIELD_BITS) | field) >>> 0;
    const list = this.#lists[term];
    if (list === undefined) {
      this.#lists[term] = posting;
      return;
    }
    const many = typeof list === 'number' ? Uint32Array.of(list, 0, 0, 0) : list;
    const length = typeof list === 'number' ? 1 : (this.#lengths.values[term] ?? 0);
    const roomy = length < many.length ? many : grown(many);
    roomy[length] = posting;
    this.#lists[term] = roomy;
    this.#lengths.set(term, length + 1);
  }

  /** The term's postings: see `docIdOf` and `fieldOf`. */
  of(term: number): Uint32Array {
    const list = this.#lists[term];
    if (list === undefined) return NONE;
    return typeof list === 'number' ? Uint32Array.of(list) : list.subarray(0, this.#lengths.values[term]);
  }
}

function grown(list: Uint32Array): Uint32Array {
  const larger = new Uint32Array(list.length * 2);
  larger.set(list);
  return larger;
}
