import type { ProductColumns } from './index/columns.ts';
import { fieldOf, FIELDS, docIdOf, type Postings } from './index/postings.ts';
import type { Phrase, Clause } from './parse-query.ts';
import type { TermMatch, Vocabulary } from './index/vocabulary.ts';

export interface ScoredDocs {
  /** DocIds of the products found, with their scores beside them in `scores`, by docId. */
  docIds: Uint32Array;
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
/** Of another word only itself is matches and its plural, not its neighbours. */
const SURE = 0.85;
const NOWHERE = new Uint32Array(0);
/** By number of the field. */
const WEIGHTS = [1, 2, 5, 8, 9];
/** A word that is all of a title is worth so much more than one of many. */
const TITLE_SHARE = 2;

/**
 * Products that meet all clauses. When none does, at least half of them count: those that the best of the products that
 * meet the most does meet. A clause is met as well as by its best phrase, a phrase as well as its words on average, a
 * word by its surest expansion in the best field.
 */
export function score(clauses: Clause[], catalogue: Catalogue): ScoredDocs {
  const { length, live } = catalogue.columns;
  if (clauses.length === 1) {
    const { found, values, ...answer } = matchClause(clauses[0]!, catalogue);
    return {
      docIds: those(found, (docId) => live[docId] === 1),
      scores: values,
      corrected: answer.isFuzzy ? answer.words : undefined,
    };
  }
  const scores = new Float32Array(length);
  const [met, which] = [new Uint8Array(length), new Uint16Array(length)];
  const touched = { docIds: new Uint32Array(length), count: 0 };
  const understood: string[][] = [];
  let [most, isFuzzy] = [0, false];
  for (const [number, clause] of clauses.entries()) {
    const { found, values, ...answer } = matchClause(clause, catalogue);
    understood.push(answer.words);
    isFuzzy ||= answer.isFuzzy;
    for (let at = 0; at < found.count; at++) {
      const docId = found.docIds[at]!;
      if (!live[docId]) continue;
      if (met[docId] === 0) touched.docIds[touched.count++] = docId;
      const now = (met[docId]! += 1);
      if (now > most) most = now;
      which[docId]! |= 1 << number;
      scores[docId]! += values[docId]!;
    }
  }
  if (most === 0 || most * 2 < clauses.length) return { docIds: NOWHERE, scores, corrected: undefined };
  const matching = those(touched, (docId) => met[docId] === most);
  if (most === clauses.length) return { docIds: matching, scores, corrected: isFuzzy ? understood.flat() : undefined };
  const best = matching.reduce((one, other) => (scores[other]! > scores[one]! ? other : one), matching[0]!);
  const docIds = those({ docIds: matching, count: matching.length }, (docId) => which[docId] === which[best]);
  return { docIds, scores, corrected: understood.filter((_, number) => which[best]! & (1 << number)).flat() };
}

/** The first `count` of `docIds`. */
interface DocIds {
  docIds: Uint32Array;
  count: number;
}

function those({ docIds, count }: DocIds, test: (docId: number) => boolean): Uint32Array {
  const kept = new Uint32Array(count);
  let length = 0;
  for (let at = 0; at < count; at++) if (test(docIds[at]!)) kept[length++] = docIds[at]!;
  return kept.subarray(0, length);
}

/** How well a clause is met, by docId. */
interface ClauseMatch {
  values: Float32Array;
  /** The docIds with a value. */
  found: DocIds;
  words: string[];
  /** Only neighbours of the words that were typed are there. */
  isFuzzy: boolean;
}

function matchClause({ phrases }: Clause, catalogue: Catalogue): ClauseMatch {
  const [typed, ...others] = phrases as [Phrase, ...Phrase[]];
  const { length } = catalogue.columns;
  const expansions = typed.words.map((word, at) =>
    catalogue.vocabulary.expand(word, typed.isPrefix && at === typed.words.length - 1),
  );
  const words = typed.words.map((word, at) =>
    typed.isPrefix && !expansions[at]!.isFuzzy
      ? word
      : asSpelled(word, expansions[at]!.matches[0], catalogue.vocabulary),
  );
  const met: ClauseMatch = {
    values: new Float32Array(length),
    found: { docIds: new Uint32Array(length), count: 0 },
    words,
    isFuzzy: false,
  };
  const spelled = expansions.every(({ isFuzzy }) => !isFuzzy);
  const matchAll = (kind: Phrase['kind']) =>
    others.filter((phrase) => phrase.kind === kind).forEach((phrase) => matchPhrase(phrase, met, catalogue));
  if (spelled) matchPhrase(typed, met, catalogue);
  matchAll('same');
  if (met.found.count === 0) matchAll('instead');
  // Neighbours only of what is known by no other name.
  if (met.found.count > 0 || spelled) return met;
  matchPhrase(typed, met, catalogue);
  met.isFuzzy = met.found.count > 0;
  return met;
}

/** The catalogue's word for it; the typed one where it is that, in the singular or plural, or where there is none. */
function asSpelled(word: string, best: TermMatch | undefined, { words }: Vocabulary): string {
  return best && best.confidence < SURE ? words[best.term]! : word;
}

function matchPhrase(
  { words, kind, isPrefix }: Phrase,
  { values, found }: ClauseMatch,
  { vocabulary, postings, columns }: Catalogue,
): void {
  const worth = kind === 'typed' ? 1 : OTHER_WORD;
  const matches = words.map((word, at) => {
    const expansion = vocabulary.expand(word, isPrefix && at === words.length - 1);
    return kind === 'typed'
      ? expansion.matches
      : expansion.matches.filter(({ confidence }) => confidence >= SURE && !expansion.isFuzzy);
  });
  if (words.length === 1) {
    for (const { term, confidence } of matches[0]!) {
      const of = weightsOf(columns, confidence * worth);
      for (const posting of postings.of(term)) {
        const docId = docIdOf(posting);
        const value = of(docId, fieldOf(posting));
        if (values[docId] === 0) found.docIds[found.count++] = docId;
        if (values[docId]! < value) values[docId] = value;
      }
    }
    return;
  }
  let sums = new Map<number, number>();
  for (const [at, one] of matches.entries()) {
    const here = new Map<number, number>();
    for (const { term, confidence } of one) {
      const of = weightsOf(columns, (confidence * worth) / words.length);
      for (const posting of postings.of(term)) {
        const docId = docIdOf(posting);
        if (at === 0 || sums.has(docId)) here.set(docId, Math.max(here.get(docId) ?? 0, of(docId, fieldOf(posting))));
      }
    }
    for (const [docId, value] of here) here.set(docId, value + (sums.get(docId) ?? 0));
    sums = here;
  }
  for (const [docId, sum] of sums) {
    if (values[docId] === 0) found.docIds[found.count++] = docId;
    if (values[docId]! < sum) values[docId] = sum;
  }
}

function weightsOf({ titleLength }: ProductColumns, factor: number): (docId: number, field: number) => number {
  return (docId, field) => (WEIGHTS[field]! + (field >= FIELDS.title ? TITLE_SHARE / titleLength[docId]! : 0)) * factor;
}
