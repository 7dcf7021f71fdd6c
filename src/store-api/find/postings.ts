/** Where a word stands in a product, by weight. `kind`: the last word of a title, which says what the thing is. */
export const FIELDS = { description: 0, attribute: 1, category: 2, title: 3, kind: 4 } as const;
const FIELD_BITS = 3;

/** For each word the places of the products that have it, with the best field each: a growing list of numbers a word. */
export class Postings {
  readonly #lists: Uint32Array[] = [];
  readonly #lengths: number[] = [];

  add(term: number, place: number, field: number): void {
    const length = this.#lengths[term] ?? 0;
    let list = this.#lists[term] ?? new Uint32Array(4);
    if (length === list.length) {
      const grown = new Uint32Array(length * 2);
      grown.set(list);
      list = grown;
    }
    list[length] = (place << FIELD_BITS) | field;
    this.#lists[term] = list;
    this.#lengths[term] = length + 1;
  }

  /** Products ever listed under the word. */
  count(term: number): number {
    return this.#lengths[term] ?? 0;
  }

  each(term: number, visit: (place: number, field: number) => void): void {
    const list = this.#lists[term];
    if (!list) return;
    for (let at = 0, length = this.#lengths[term]!; at < length; at++) visit(list[at]! >>> FIELD_BITS, list[at]! & 7);
  }
}
