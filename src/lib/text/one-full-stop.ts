/** A sentence in which a name that ends with a full stop, such as "Example e. K.", has no second one behind it. */
export function oneFullStop(sentence: string, name: string): string {
  return /\.\u2069?$/.test(name) ? sentence.replaceAll(`${name}.`, name) : sentence;
}
