import type { ProductColumns } from './columns.ts';
import { FIELDS, type Postings } from './postings.ts';
import type { Phrase, Wish } from './query.ts';
import type { Meant, Vocabulary } from './vocabulary.ts';

export interface Scored {
  /** Places of the products found, with their scores beside them in `scores`, by place. */
  places: number[];
  scores: Float32Array;
  /** The words as they were understood, where the catalogue has none of those typed. */
  corrected: string[] | undefined;
}

interface Catalogue {
  vocabulary: Vocabulary;
  postings: Postings;
  columns: ProductColumns;
}

/** Another word for what was typed is as good as the word, nearly. */
const OTHER_WORD = 0.9;
/** Of another word only itself is meant and its plural, not its neighbours. */
const SURE = 0.85;
/** By number of the field. */
const WEIGHTS = [1, 2, 5, 8, 9];
/** A word that is all of a title is worth so much more than one of many. */
const TITLE_SHARE = 2;

/**
 * Products that meet all wishes. When none does, at least half of them count: those that the best of the products that
 * meet the most does meet. A wish is met as well as by its best phrase, a phrase as well as its words on average, a
 * word by its surest meaning in the best field.
 */
export function score(wishes: Wish[], catalogue: Catalogue): Scored {
  const { length, alive } = catalogue.columns;
  const scores = new Float32Array(length);
  const [met, which] = [new Uint8Array(length), new Uint16Array(length)];
  const touched: number[] = [];
  const understood: string[][] = [];
  let guessed = false;
  for (const [number, wish] of wishes.entries()) {
    const answer = meet(wish, catalogue);
    understood.push(answer.words);
    guessed ||= answer.guessed;
    for (const place of answer.found) {
      if (!alive[place]) continue;
      if (met[place] === 0) touched.push(place);
      met[place]!++;
      which[place]! |= 1 << number;
      scores[place]! += answer.values[place]!;
    }
  }
  const most = touched.reduce((high, place) => Math.max(high, met[place]!), 0);
  if (most === 0 || most * 2 < wishes.length) return { places: [], scores, corrected: undefined };
  const meeting = touched.filter((place) => met[place] === most);
  if (most === wishes.length) return { places: meeting, scores, corrected: guessed ? understood.flat() : undefined };
  const best = meeting.reduce((one, other) => (scores[other]! > scores[one]! ? other : one), meeting[0]!);
  const places = meeting.filter((place) => which[place] === which[best]);
  return { places, scores, corrected: understood.filter((_, number) => which[best]! & (1 << number)).flat() };
}

/** How well a wish is met, by place. */
interface Met {
  values: Float32Array;
  /** The places with a value. */
  found: number[];
  words: string[];
  /** Only neighbours of the words that were typed are there. */
  guessed: boolean;
}

function meet({ phrases }: Wish, catalogue: Catalogue): Met {
  const [typed, ...others] = phrases as [Phrase, ...Phrase[]];
  const meanings = typed.words.map((word, at) => catalogue.vocabulary.meaningOf(word, typed.unfinished && at === typed.words.length - 1));
  const words = typed.words.map((word, at) => (typed.unfinished && !meanings[at]!.guessed ? word : asSpelled(word, meanings[at]!.meant[0], catalogue.vocabulary)));
  const met: Met = { values: new Float32Array(catalogue.columns.length), found: [], words, guessed: false };
  const spelled = meanings.every(({ guessed }) => !guessed);
  const meetAll = (kind: Phrase['kind']) => others.filter((phrase) => phrase.kind === kind).forEach((phrase) => meetPhrase(phrase, met, catalogue));
  if (spelled) meetPhrase(typed, met, catalogue);
  meetAll('same');
  if (met.found.length === 0) meetAll('instead');
  // Neighbours only of what is known by no other name.
  if (met.found.length > 0 || spelled) return met;
  meetPhrase(typed, met, catalogue);
  met.guessed = met.found.length > 0;
  return met;
}

/** The catalogue's word for it; the typed one where it is that, in the singular or plural, or where there is none. */
function asSpelled(word: string, best: Meant | undefined, { words }: Vocabulary): string {
  return best && best.sureness < SURE ? words[best.term]! : word;
}

function meetPhrase({ words, kind, unfinished }: Phrase, { values, found }: Met, { vocabulary, postings, columns }: Catalogue): void {
  const { titleLength } = columns;
  const typed = kind === 'typed';
  const worth = typed ? 1 : OTHER_WORD;
  const give = (place: number, value: number) => {
    if (values[place] === 0) found.push(place);
    if (values[place]! < value) values[place] = value;
  };
  const weigh = (word: string, isLast: boolean, visit: (place: number, value: number) => void) => {
    const { meant, guessed } = vocabulary.meaningOf(word, unfinished && isLast);
    for (const { term, sureness } of meant) {
      if (!typed && (guessed || sureness < SURE)) continue;
      postings.each(term, (place, field) => visit(place, (WEIGHTS[field]! + (field >= FIELDS.title ? TITLE_SHARE / titleLength[place]! : 0)) * sureness * worth));
    }
  };
  if (words.length === 1) return weigh(words[0]!, true, give);
  let sums = new Map<number, number>();
  for (const [at, word] of words.entries()) {
    const here = new Map<number, number>();
    weigh(word, at === words.length - 1, (place, value) => {
      if (at === 0 || sums.has(place)) here.set(place, Math.max(here.get(place) ?? 0, value));
    });
    for (const [place, value] of here) here.set(place, value + (sums.get(place) ?? 0));
    sums = here;
  }
  for (const [place, sum] of sums) give(place, sum / words.length);
}
