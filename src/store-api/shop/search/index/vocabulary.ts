import { LRUCache } from 'lru-cache';
import { editDistance } from '../edit-distance.ts';
import { phoneticKeyOf, stemOf } from '../words.ts';

/** A term of the index that a word may stand for, and how likely: 1 is the word itself. */
export interface TermMatch {
  term: number;
  confidence: number;
}

export interface Expansion {
  /** Most likely first. */
  matches: TermMatch[];
  /** No term is spelled or sounds like the word: the matches are those within a short edit distance. */
  isFuzzy: boolean;
}

/** One term alone is no list: most stems have one. */
type Terms = number | number[];
type AddMatches = (terms: Iterable<number>, confidence: number) => void;

const SAME_STEM = 0.92;
const SAME_SOUND = 0.75;
const IS_PREFIX = 0.8;
/** When the index has the word itself too. */
const IS_PREFIX_OF_KNOWN = 0.5;
const IS_SUFFIX = 0.6;
const [DISTANCE_ONE, DISTANCE_TWO] = [0.55, 0.4];
/** The lengths of a word from which on an edit distance of one and of two is allowed. */
const [ONE_FROM, TWO_FROM] = [4, 8];
const MIN_PREFIX = 2;
const MIN_PART = 4;
const MAX_MATCHES = 200;
const HAS_DIGIT = /\d/;

/** Every word of a catalogue, numbered from 0 in the order of their first appearance. */
export class Vocabulary {
  readonly words: string[] = [];
  readonly #terms = new Map<string, number>();
  readonly #termsByStem = new Map<string, Terms>();
  readonly #termsByKey = new Map<string, Terms>();
  readonly #letterMasks: number[] = [];
  readonly #stems: string[] = [];
  readonly #phoneticKeys: string[] = [];
  readonly #expansions = new LRUCache<string, Expansion>({ max: 2_000 });

  /** Returns the word's number. */
  add(word: string): number {
    const known = this.#terms.get(word);
    if (known !== undefined) return known;
    const term = this.words.push(word) - 1;
    this.#terms.set(word, term);
    const stem = stemOf(word);
    // Nobody says a style number, and there may be one for each product.
    const key = HAS_DIGIT.test(word) ? word : phoneticKeyOf(stem);
    this.#letterMasks.push(letterMask(word));
    this.#stems.push(stem);
    this.#phoneticKeys.push(key);
    append(this.#termsByStem, stem, term);
    if (!HAS_DIGIT.test(word)) append(this.#termsByKey, key, term);
    if (this.#expansions.size > 0) this.#expansions.clear();
    return term;
  }

  has(word: string): boolean {
    return this.#terms.has(word) || this.#termsByStem.has(stemOf(word));
  }

  /** The terms that a word may stand for; with `isPrefix` it may be the beginning of a word. */
  expand(word: string, isPrefix: boolean): Expansion {
    const key = `${isPrefix ? '~' : '='}${word}`;
    const cached = this.#expansions.get(key);
    if (cached) return cached;
    const expansion = this.#expand(word, isPrefix);
    this.#expansions.set(key, expansion);
    return expansion;
  }

  #expand(word: string, isPrefix: boolean): Expansion {
    const confidences = new Map<number, number>();
    const add: AddMatches = (terms, confidence) => {
      for (const term of terms) if ((confidences.get(term) ?? 0) < confidence) confidences.set(term, confidence);
    };
    add(listOf(this.#termsByStem.get(stemOf(word))), SAME_STEM);
    const itself = this.#terms.get(word);
    if (itself !== undefined) add([itself], 1);
    const isSpelled = confidences.size > 0;
    if (!isSpelled) add(listOf(this.#termsByKey.get(phoneticKeyOf(stemOf(word)))), SAME_SOUND);
    this.#addParts(word, isPrefix || !isSpelled ? IS_PREFIX : IS_PREFIX_OF_KNOWN, add);
    const isFuzzy = confidences.size === 0;
    if (isFuzzy) this.#addNeighbours(word, isPrefix, add);
    const matches = [...confidences]
      .map(([term, confidence]) => ({ term, confidence }))
      .sort((one, other) => other.confidence - one.confidence);
    return { matches: matches.slice(0, MAX_MATCHES), isFuzzy };
  }

  /** Terms that begin or end with the word, because an overshirt is a shirt. */
  #addParts(word: string, prefixConfidence: number, add: AddMatches): void {
    const asPrefix = word.length >= (prefixConfidence === IS_PREFIX ? MIN_PREFIX : MIN_PART);
    const asSuffix = word.length >= MIN_PART && /\D/.test(word);
    if (!asPrefix && !asSuffix) return;
    const stem = stemOf(word);
    this.words.forEach((other, term) => {
      if (other.length <= word.length) return;
      if (asPrefix && other.startsWith(word)) add([term], prefixConfidence - 0.2 * (1 - word.length / other.length));
      else if (asSuffix && (other.endsWith(word) || this.#stems[term]!.endsWith(stem))) add([term], IS_SUFFIX);
    });
  }

  #addNeighbours(word: string, isPrefix: boolean, add: AddMatches): void {
    if (word.length < ONE_FROM || !/\p{L}/u.test(word)) return;
    const max = word.length >= TWO_FROM ? 2 : 1;
    const [letters, key] = [letterMask(word), phoneticKeyOf(isPrefix ? word : stemOf(word))];
    this.words.forEach((other, term) => {
      // A letter that the other word lacks costs at least one edit, so most words are ruled out without comparing
      // them. Style numbers are left out: nobody means another number than the one typed.
      if (
        bitCount(letters & ~this.#letterMasks[term]!) > max + 1 ||
        other.length < 3 ||
        other.length < word.length - max - 1 ||
        HAS_DIGIT.test(other)
      )
        return;
      const isWhole = !isPrefix || other.length <= word.length + max;
      const compared = isWhole ? other : other.slice(0, word.length);
      if (compared.length - word.length > max + 1) return;
      // The distance of the phonetic keys counts half an edit more than that of the spellings.
      const distance = Math.min(
        editDistance(word, compared, max),
        key.length < ONE_FROM
          ? Infinity
          : editDistance(key, isWhole ? this.#phoneticKeys[term]! : phoneticKeyOf(compared), 1) + 0.5,
      );
      const sameStart = other.startsWith(word.charAt(0)) ? 0.05 : 0;
      if (distance <= max || distance === 1.5)
        add([term], (distance <= 1 ? DISTANCE_ONE : DISTANCE_TWO) + sameStart - (isWhole ? 0 : 0.05));
    });
  }
}

function append(map: Map<string, Terms>, key: string, term: number): void {
  const terms = map.get(key);
  if (terms === undefined) map.set(key, term);
  else if (typeof terms === 'number') map.set(key, [terms, term]);
  else terms.push(term);
}

function listOf(terms: Terms = []): number[] {
  return typeof terms === 'number' ? [terms] : terms;
}

/** A bit for each letter that a word has. */
function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) & 31);
  return mask;
}

function bitCount(value: number): number {
  let left = value >>> 0;
  let count = 0;
  for (; left; left &= left - 1) count++;
  return count;
}
