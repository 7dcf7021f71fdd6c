import { withoutStackedMarks } from '#lib/stacked-marks.ts';

/** The words of a text, normalized: lower case, without accents, `men's` as `men`. */
export function wordsOf(text: string): string[] {
  const plain = withoutStackedMarks(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
  return plain.replace(/['’]s?(?![\p{L}\p{N}])|(?<=\p{L})['’](?=\p{L})/gu, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Left out of a search unless it has no other word. */
export const STOP_WORDS = new Set(
  (
    'a an and are at buy by cloth clothes clothing for from in is it its need of on or our s show that the this to ' +
    'want wear with ka ke ki wala wale wali'
  ).split(' '),
);

/** In -s, and no plurals of another garment. */
const NO_PLURAL = new Set(['shorts', 'swiss', 'canvas', 'chinos', 'cargos']);

/** The singular of an English plural, by rules of thumb. */
export function stemOf(word: string): string {
  if (word.length < 4 || NO_PLURAL.has(word)) return word === 'chinos' || word === 'cargos' ? word.slice(0, -1) : word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

const SOUNDS: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/dg/g, 'g'],
  [/([bcdgjkpst])h/g, '$1'],
  [/[ckq]+/g, 'k'],
  [/ee|ea|ie|ey|y/g, 'i'],
  [/oo|ou/g, 'u'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/x/g, 'ks'],
  [/(.)\1+/g, '$1'],
];

/**
 * A phonetic key for the spellings of Indian English: `jeens`, `jins` and `jeans` have the same one, so have `kameez`
 * and `qamiz`.
 */
export function phoneticKeyOf(word: string): string {
  return SOUNDS.reduce((sound, [from, to]) => sound.replace(from, to), word);
}
