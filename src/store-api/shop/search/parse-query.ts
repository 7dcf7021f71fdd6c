import { readPrices } from './read-prices.ts';
import type { Synonyms } from './synonyms.ts';
import { STOP_WORDS, wordsOf } from './words.ts';
import { MAX_SEARCH } from '#config.ts';

/** One part of a query. It matches a product that has all words of any of these phrases. */
export interface Clause {
  phrases: Phrase[];
}

export interface Phrase {
  words: string[];
  /** The words typed, a synonym of them, or those searched for when neither is in the index. */
  kind: 'typed' | 'synonym' | 'fallback';
  /** Also found in words that begin or end with one of its own, as what is typed is. */
  matchesParts: boolean;
  /** The last word is still being typed, and matches as the beginning of a word too. */
  isPrefix: boolean;
}

export interface ParsedQuery {
  clauses: Clause[];
  words: string[];
  /** In rupees, from `under 2000`. */
  maxPrice: number | undefined;
  minPrice: number | undefined;
}

const MAX_WORDS = 8;

/**
 * The query that a shopper typed, as clauses that all have to match. `isKnown` tells whether the index has a word.
 * `asYouType`: the last word may not be complete.
 */
export function parseQuery(
  whole: string,
  synonyms: Synonyms,
  { isKnown, asYouType }: { isKnown: (word: string) => boolean; asYouType: boolean },
): ParsedQuery {
  const typed = whole.slice(0, MAX_SEARCH);
  const { rest, ...prices } = readPrices(typed);
  const all = wordsOf(rest).slice(0, MAX_WORDS * 2);
  const significant = all.filter((word, at) => !STOP_WORDS.has(word) || (asYouType && at === all.length - 1));
  const words = (significant.length > 0 ? significant : all).slice(0, MAX_WORDS);
  return {
    clauses: toClauses(words, synonyms, isKnown, asYouType && !/\s$/.test(typed)),
    words,
    ...prices,
  };
}

function toClauses(
  words: string[],
  synonyms: Synonyms,
  isKnown: (word: string) => boolean,
  endsInPrefix: boolean,
): Clause[] {
  const clauses: Clause[] = [];
  for (let at = 0; at < words.length;) {
    const taken = longestPhrase(words, at, synonyms);
    const typed = words.slice(at, at + taken);
    const isLast = at + taken === words.length;
    const known = synonyms.of(typed) ?? { synonyms: [], fallbacks: [] };
    const other =
      (kind: Phrase['kind']) =>
      (phrase: { words: string[]; isOwn?: boolean }): Phrase => ({
        words: phrase.words,
        kind,
        matchesParts: phrase.isOwn === true,
        isPrefix: false,
      });
    const phrases: Phrase[] = [
      { words: typed, kind: 'typed', matchesParts: true, isPrefix: endsInPrefix && isLast },
      ...known.synonyms.map(other('synonym')),
      ...known.fallbacks.map(other('fallback')),
    ];
    const joined = words.slice(at, at + 2).join('');
    let next = at + taken;
    if (taken === 1 && !isLast && isKnown(joined) && !synonyms.of([joined])) {
      phrases.splice(
        0,
        phrases.length,
        { words: [joined], kind: 'typed', matchesParts: true, isPrefix: false },
        other('synonym')({ words: words.slice(at, at + 2) }),
      );
      next = at + 2;
    }
    if (taken === 1 && !isKnown(typed[0]!))
      for (const parts of splits(typed[0]!, isKnown)) phrases.push(other('fallback')({ words: parts }));
    clauses.push({ phrases });
    at = next;
  }
  return clauses;
}

/** How many words from here on are a phrase that has synonyms; 1 when none are. */
function longestPhrase(words: string[], at: number, synonyms: Synonyms): number {
  for (let length = Math.min(synonyms.maxLength, words.length - at); length > 1; length--)
    if (synonyms.of(words.slice(at, at + length))) return length;
  return 1;
}

/** `bluejeans` as two words of the index. */
function splits(word: string, isKnown: (word: string) => boolean): string[][] {
  const pairs: string[][] = [];
  for (let at = 3; at <= word.length - 3; at++)
    if (isKnown(word.slice(0, at)) && isKnown(word.slice(at))) pairs.push([word.slice(0, at), word.slice(at)]);
  return pairs;
}
