import { nodesIn, partOf, statementsOf } from './syntax.ts';
import type { CountryWords } from '#translations/country-words.ts';

/**
 * The expression of an English text in the words of a country: those that are said alone, not the names of its values.
 * Undefined where they are the same.
 */
export function inCountry(text: string, words: CountryWords): string | undefined {
  const source = `(${text})`;
  const said = [...nodesIn(statementsOf(source, 'text.ts'))]
    .filter((node) => node.type === 'TemplateElement' || typeof partOf(node, 'value') === 'string')
    .sort((one, other) => other.start - one.start)
    .reduce((so, { start, end }) => so.slice(0, start) + say(so.slice(start, end), words) + so.slice(end), source);
  return said === source ? undefined : said.slice(1, -1);
}

function say(text: string, words: CountryWords): string {
  return words.reduce(
    (so, [word, there]) => so.replaceAll(new RegExp(word, 'gi'), (found) => capitalizedAs(found, there)),
    text,
  );
}

/** `Postal Code`, `Postal code` and `postal code` are `ZIP Code`, `ZIP code` and `ZIP code`. */
function capitalizedAs(found: string, there: string): string {
  const isTitle = found.split(' ').every((word) => /^[A-Z]/.test(word));
  if (isTitle) return there.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return /^[A-Z]/.test(found) ? there.replace(/^[a-z]/, (letter) => letter.toUpperCase()) : there;
}
