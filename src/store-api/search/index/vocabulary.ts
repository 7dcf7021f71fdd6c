import { LRUCache } from 'lru-cache';
import { editDistance } from '../edit-distance.ts';
import { phoneticKeyOf, stemOf } from '../words.ts';

/** A word of the catalogue that may be meant, and how surely (1 is the word itself). */
export interface TermMatch {
  term: number;
  confidence: number;
}

export interface Expansion {
  matches: TermMatch[];
  /** No word of the catalogue is spelled or sounds so: these are its neighbours. */
  isFuzzy: boolean;
}

const SAME_STEM = 0.92;
const SAME_SOUND = 0.75;
const BEGINS = 0.8;
/** Of a word that is there itself. */
const ALSO_BEGINS = 0.5;
const ENDS = 0.6;
const [ONE_OFF, TWO_OFF] = [0.55, 0.4];
/** A swapped, doubled or dropped letter from here on; two of them from there on. */
const [ONE_FROM, TWO_FROM] = [4, 8];
const MIN_PREFIX = 2;
const MIN_PART = 4;
const MAX_MEANT = 200;
const HAS_DIGIT = /\d/;

/** Every word of a catalogue, numbered from 0 in the order they came. */
export class Vocabulary {
  readonly words: string[] = [];
  readonly #terms = new Map<string, number>();
  readonly #stems = new Map<string, number[]>();
  readonly #sounds = new Map<string, number[]>();
  readonly #letters: number[] = [];
  readonly #stemOf: string[] = [];
  readonly #phoneticKeyOf: string[] = [];
  readonly #known = new LRUCache<string, Expansion>({ max: 2_000 });

  /** The word's number, a new one when it is new. */
  add(word: string): number {
    const known = this.#terms.get(word);
    if (known !== undefined) return known;
    const term = this.words.push(word) - 1;
    this.#terms.set(word, term);
    const stem = stemOf(word);
    const sound = phoneticKeyOf(stem);
    this.#letters.push(lettersOf(word));
    this.#stemOf.push(stem);
    this.#phoneticKeyOf.push(sound);
    append(this.#stems, stem, term);
    append(this.#sounds, sound, term);
    this.#known.clear();
    return term;
  }

  has(word: string): boolean {
    return this.#terms.has(word) || this.#stems.has(stemOf(word));
  }

  /** What may be meant by a word; `unfinished` when it is still being typed. Best first. */
  expand(word: string, unfinished: boolean): Expansion {
    const key = `${unfinished ? '~' : '='}${word}`;
    const known = this.#known.get(key);
    if (known) return known;
    const expansion = this.#find(word, unfinished);
    this.#known.set(key, expansion);
    return expansion;
  }

  #find(word: string, unfinished: boolean): Expansion {
    const found = new Map<number, number>();
    const note = (terms: Iterable<number>, confidence: number) => {
      for (const term of terms) if ((found.get(term) ?? 0) < confidence) found.set(term, confidence);
    };
    note(this.#stems.get(stemOf(word)) ?? [], SAME_STEM);
    const itself = this.#terms.get(word);
    if (itself !== undefined) note([itself], 1);
    const spelled = found.size > 0;
    if (!spelled) note(this.#sounds.get(phoneticKeyOf(stemOf(word))) ?? [], SAME_SOUND);
    this.#parts(word, unfinished || !spelled ? BEGINS : ALSO_BEGINS, note);
    const isFuzzy = found.size === 0;
    if (isFuzzy) this.#neighbours(word, unfinished, note);
    const meant = [...found]
      .map(([term, confidence]) => ({ term, confidence }))
      .sort((one, other) => other.confidence - one.confidence);
    return { matches: meant.slice(0, MAX_MEANT), isFuzzy };
  }

  /** Words that begin with it, and those it is the end of: overshirt is a shirt. */
  #parts(word: string, begins: number, note: (terms: Iterable<number>, confidence: number) => void): void {
    const asPrefix = word.length >= (begins === BEGINS ? MIN_PREFIX : MIN_PART);
    const asEnd = word.length >= MIN_PART && /\D/.test(word);
    if (!asPrefix && !asEnd) return;
    const stem = stemOf(word);
    this.words.forEach((other, term) => {
      if (other.length <= word.length) return;
      if (asPrefix && other.startsWith(word)) note([term], begins - 0.2 * (1 - word.length / other.length));
      else if (asEnd && (other.endsWith(word) || this.#stemOf[term]!.endsWith(stem))) note([term], ENDS);
    });
  }

  #neighbours(word: string, unfinished: boolean, note: (terms: Iterable<number>, confidence: number) => void): void {
    if (word.length < ONE_FROM || !/\p{L}/u.test(word)) return;
    const most = word.length >= TWO_FROM ? 2 : 1;
    const [letters, sound] = [lettersOf(word), phoneticKeyOf(unfinished ? word : stemOf(word))];
    this.words.forEach((other, term) => {
      // Each letter that the other has not at all is one that is off; style numbers are nobody's slip.
      if (
        bits(letters & ~this.#letters[term]!) > most + 1 ||
        other.length < 3 ||
        other.length < word.length - most - 1 ||
        HAS_DIGIT.test(other)
      )
        return;
      const isWhole = !unfinished || other.length <= word.length + most;
      const whole = isWhole ? other : other.slice(0, word.length);
      if (whole.length - word.length > most + 1) return;
      // What sounds nearly so is half a letter further off.
      const off = Math.min(
        editDistance(word, whole, most),
        sound.length < ONE_FROM
          ? Infinity
          : editDistance(sound, isWhole ? this.#phoneticKeyOf[term]! : phoneticKeyOf(whole), 1) + 0.5,
      );
      const sameStart = other[0] === word[0] ? 0.05 : 0;
      if (off <= most || off === 1.5) note([term], (off <= 1 ? ONE_OFF : TWO_OFF) + sameStart - (isWhole ? 0 : 0.05));
    });
  }
}

function append(map: Map<string, number[]>, key: string, term: number): void {
  const kept = map.get(key);
  if (kept) kept.push(term);
  else map.set(key, [term]);
}

/** A bit for each letter a word has. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bits(value: number): number {
  let left = value >>> 0;
  let count = 0;
  for (; left; left &= left - 1) count++;
  return count;
}
