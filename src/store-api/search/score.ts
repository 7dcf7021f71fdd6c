import type { ProductColumns } from './index/columns.ts';
import { fieldOf, FIELDS, placeOf, type Postings } from './index/postings.ts';
import type { Phrase, Wish } from './query.ts';
import type { Meant, Vocabulary } from './index/vocabulary.ts';

export interface Scored {
  /** Places of the products found, with their scores beside them in `scores`, by place. */
  places: Uint32Array;
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
const NOWHERE = new Uint32Array(0);
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
  if (wishes.length === 1) {
    const { found, values, ...answer } = meet(wishes[0]!, catalogue);
    return {
      places: those(found, (place) => alive[place] === 1),
      scores: values,
      corrected: answer.guessed ? answer.words : undefined,
    };
  }
  const scores = new Float32Array(length);
  const [met, which] = [new Uint8Array(length), new Uint16Array(length)];
  const touched = { places: new Uint32Array(length), count: 0 };
  const understood: string[][] = [];
  let [most, guessed] = [0, false];
  for (const [number, wish] of wishes.entries()) {
    const { found, values, ...answer } = meet(wish, catalogue);
    understood.push(answer.words);
    guessed ||= answer.guessed;
    for (let at = 0; at < found.count; at++) {
      const place = found.places[at]!;
      if (!alive[place]) continue;
      if (met[place] === 0) touched.places[touched.count++] = place;
      const now = (met[place]! += 1);
      if (now > most) most = now;
      which[place]! |= 1 << number;
      scores[place]! += values[place]!;
    }
  }
  if (most === 0 || most * 2 < wishes.length) return { places: NOWHERE, scores, corrected: undefined };
  const meeting = those(touched, (place) => met[place] === most);
  if (most === wishes.length) return { places: meeting, scores, corrected: guessed ? understood.flat() : undefined };
  const best = meeting.reduce((one, other) => (scores[other]! > scores[one]! ? other : one), meeting[0]!);
  const places = those({ places: meeting, count: meeting.length }, (place) => which[place] === which[best]);
  return { places, scores, corrected: understood.filter((_, number) => which[best]! & (1 << number)).flat() };
}

/** The first `count` of `places`. */
interface Places {
  places: Uint32Array;
  count: number;
}

function those({ places, count }: Places, test: (place: number) => boolean): Uint32Array {
  const kept = new Uint32Array(count);
  let length = 0;
  for (let at = 0; at < count; at++) if (test(places[at]!)) kept[length++] = places[at]!;
  return kept.subarray(0, length);
}

/** How well a wish is met, by place. */
interface Met {
  values: Float32Array;
  /** The places with a value. */
  found: Places;
  words: string[];
  /** Only neighbours of the words that were typed are there. */
  guessed: boolean;
}

function meet({ phrases }: Wish, catalogue: Catalogue): Met {
  const [typed, ...others] = phrases as [Phrase, ...Phrase[]];
  const { length } = catalogue.columns;
  const meanings = typed.words.map((word, at) =>
    catalogue.vocabulary.meaningOf(word, typed.unfinished && at === typed.words.length - 1),
  );
  const words = typed.words.map((word, at) =>
    typed.unfinished && !meanings[at]!.guessed ? word : asSpelled(word, meanings[at]!.meant[0], catalogue.vocabulary),
  );
  const met: Met = {
    values: new Float32Array(length),
    found: { places: new Uint32Array(length), count: 0 },
    words,
    guessed: false,
  };
  const spelled = meanings.every(({ guessed }) => !guessed);
  const meetAll = (kind: Phrase['kind']) =>
    others.filter((phrase) => phrase.kind === kind).forEach((phrase) => meetPhrase(phrase, met, catalogue));
  if (spelled) meetPhrase(typed, met, catalogue);
  meetAll('same');
  if (met.found.count === 0) meetAll('instead');
  // Neighbours only of what is known by no other name.
  if (met.found.count > 0 || spelled) return met;
  meetPhrase(typed, met, catalogue);
  met.guessed = met.found.count > 0;
  return met;
}

/** The catalogue's word for it; the typed one where it is that, in the singular or plural, or where there is none. */
function asSpelled(word: string, best: Meant | undefined, { words }: Vocabulary): string {
  return best && best.sureness < SURE ? words[best.term]! : word;
}

function meetPhrase(
  { words, kind, unfinished }: Phrase,
  { values, found }: Met,
  { vocabulary, postings, columns }: Catalogue,
): void {
  const worth = kind === 'typed' ? 1 : OTHER_WORD;
  const meant = words.map((word, at) => {
    const meaning = vocabulary.meaningOf(word, unfinished && at === words.length - 1);
    return kind === 'typed'
      ? meaning.meant
      : meaning.meant.filter(({ sureness }) => sureness >= SURE && !meaning.guessed);
  });
  if (words.length === 1) {
    for (const { term, sureness } of meant[0]!) {
      const of = weightsOf(columns, sureness * worth);
      for (const posting of postings.of(term)) {
        const place = placeOf(posting);
        const value = of(place, fieldOf(posting));
        if (values[place] === 0) found.places[found.count++] = place;
        if (values[place]! < value) values[place] = value;
      }
    }
    return;
  }
  let sums = new Map<number, number>();
  for (const [at, one] of meant.entries()) {
    const here = new Map<number, number>();
    for (const { term, sureness } of one) {
      const of = weightsOf(columns, (sureness * worth) / words.length);
      for (const posting of postings.of(term)) {
        const place = placeOf(posting);
        if (at === 0 || sums.has(place)) here.set(place, Math.max(here.get(place) ?? 0, of(place, fieldOf(posting))));
      }
    }
    for (const [place, value] of here) here.set(place, value + (sums.get(place) ?? 0));
    sums = here;
  }
  for (const [place, sum] of sums) {
    if (values[place] === 0) found.places[found.count++] = place;
    if (values[place]! < sum) values[place] = sum;
  }
}

function weightsOf({ titleLength }: ProductColumns, factor: number): (place: number, field: number) => number {
  return (place, field) => (WEIGHTS[field]! + (field >= FIELDS.title ? TITLE_SHARE / titleLength[place]! : 0)) * factor;
}
