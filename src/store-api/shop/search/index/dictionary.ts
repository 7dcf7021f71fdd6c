/** Texts by number, from 0 in the order of their first appearance, regardless of case. */
export class Dictionary {
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
