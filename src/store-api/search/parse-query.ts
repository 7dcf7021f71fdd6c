import type { Synonyms } from './synonyms.ts';
import { STOP_WORDS, wordsOf } from './words.ts';
import { MAX_SEARCH } from '#config.ts';

/** One thing that is asked of a product: any of these phrases, each of whose words is to be found. */
export interface Clause {
  phrases: Phrase[];
}

export interface Phrase {
  words: string[];
  /** Is it what was typed, another word for it, or what to take when neither is there? */
  kind: 'typed' | 'same' | 'instead';
  /** The last word is still being typed. */
  isPrefix: boolean;
}

export interface ParsedQuery {
  clauses: Clause[];
  words: string[];
  /** Rupees, from `under 2000`. */
  most: number | undefined;
  least: number | undefined;
}

const MAX_WORDS = 8;
const MONEY = String.raw`(?:(?:rs\.?|inr|₹)\s*)?(\d{2,6})(?:\s*(?:rs|rupees?|/-))?`;
const UNDER = new RegExp(String.raw`\b(?:under|below|less than|up ?to|within|max)\s+${MONEY}`, 'i');
const OVER = new RegExp(String.raw`\b(?:over|above|more than|from|min)\s+${MONEY}`, 'i');

/**
 * What a shopper types, at most as much as a page takes, as clauses: all of them are to be met. `isKnown`: does the
 * catalogue have the word?
 */
export function parseQuery(
  whole: string,
  synonyms: Synonyms,
  { isKnown, unfinished }: { isKnown(word: string): boolean; unfinished: boolean },
): ParsedQuery {
  const typed = whole.slice(0, MAX_SEARCH);
  const [under, over] = [UNDER.exec(typed), OVER.exec(typed)];
  const rest = typed.replace(under?.[0] ?? '', ' ').replace(over?.[0] ?? '', ' ');
  const all = wordsOf(rest).slice(0, MAX_WORDS * 2);
  const telling = all.filter((word, at) => !STOP_WORDS.has(word) || (unfinished && at === all.length - 1));
  const words = (telling.length > 0 ? telling : all).slice(0, MAX_WORDS);
  const asNumber = (found: RegExpExecArray | null) => (found ? Number(found[1]) : undefined);
  return {
    clauses: toClauses(words, synonyms, isKnown, unfinished && !/\s$/.test(typed)),
    words,
    most: asNumber(under),
    least: asNumber(over),
  };
}

function toClauses(
  words: string[],
  synonyms: Synonyms,
  isKnown: (word: string) => boolean,
  unfinished: boolean,
): Clause[] {
  const clauses: Clause[] = [];
  for (let at = 0; at < words.length;) {
    const taken = longestPhrase(words, at, synonyms);
    const typed = words.slice(at, at + taken);
    const isLast = at + taken === words.length;
    const { same = [], instead = [] } = synonyms.of(typed) ?? {};
    const other =
      (kind: Phrase['kind']) =>
      (phrase: string[]): Phrase => ({ words: phrase, kind, isPrefix: false });
    const phrases: Phrase[] = [
      { words: typed, kind: 'typed', isPrefix: unfinished && isLast },
      ...same.map(other('same')),
      ...instead.map(other('instead')),
    ];
    const joined = words.slice(at, at + 2).join('');
    let next = at + taken;
    if (taken === 1 && !isLast && isKnown(joined) && !synonyms.of([joined])) {
      phrases.splice(
        0,
        phrases.length,
        { words: [joined], kind: 'typed', isPrefix: false },
        other('same')(words.slice(at, at + 2)),
      );
      next = at + 2;
    }
    if (taken === 1 && !isKnown(typed[0]!))
      for (const parts of splits(typed[0]!, isKnown)) phrases.push(other('instead')(parts));
    clauses.push({ phrases });
    at = next;
  }
  return clauses;
}

/** How many words from here on are a phrase with synonyms; 1 when none are. */
function longestPhrase(words: string[], at: number, synonyms: Synonyms): number {
  for (let length = Math.min(synonyms.longest, words.length - at); length > 1; length--)
    if (synonyms.of(words.slice(at, at + length))) return length;
  return 1;
}

/** `bluejeans` as two words the catalogue has. */
function splits(word: string, isKnown: (word: string) => boolean): string[][] {
  const found: string[][] = [];
  for (let at = 3; at <= word.length - 3; at++)
    if (isKnown(word.slice(0, at)) && isKnown(word.slice(at))) found.push([word.slice(0, at), word.slice(at)]);
  return found;
}
