import type { ProductColumns } from './index/columns.ts';
import { docIdOf, fieldOf, FIELDS, type Postings } from './index/postings.ts';
import type { TermMatch, Vocabulary } from './index/vocabulary.ts';
import type { Clause, Phrase } from './parse-query.ts';

export interface ScoredDocs {
  /** The products that match. Their scores are in `scores`, by docId. */
  docIds: Uint32Array;
  scores: Float32Array;
  /** The words as the index understood them, when it has none of those that were typed. */
  corrected: string[] | undefined;
}

interface Catalogue {
  vocabulary: Vocabulary;
  postings: Postings;
  columns: ProductColumns;
}

/** A synonym scores a little less than the word that was typed. */
const SYNONYM_WEIGHT = 0.9;
/** A common synonym matches itself and its plural only: terms of at least this confidence. */
const MIN_SYNONYM_CONFIDENCE = 0.85;
const NO_DOCS = new Uint32Array(0);
/** By number of the field. */
const FIELD_WEIGHTS = [1, 2, 5, 8, 9];
/** Divided by the number of words in a title: a match in a short title scores more. */
const TITLE_SHARE = 2;

/**
 * Products that match all clauses. When none does, those that match the most clauses are taken, if that is at least
 * half of them, and of these only the products that match the same clauses as the one with the highest score. A
 * clause scores as its best phrase, a phrase as the mean of its words, a word as its most confident term in the best
 * field.
 */
export function score(clauses: Clause[], catalogue: Catalogue): ScoredDocs {
  const { length, live } = catalogue.columns;
  if (clauses.length === 1) {
    const { docs, values, words, isFuzzy } = matchClause(clauses[0]!, catalogue);
    return {
      docIds: filterDocs(docs, (docId) => live[docId] === 1),
      scores: values,
      corrected: isFuzzy ? words : undefined,
    };
  }
  const scores = new Float32Array(length);
  const [matchCount, matchedClauses] = [new Uint8Array(length), new Uint16Array(length)];
  const touched = { docIds: new Uint32Array(length), count: 0 };
  const understood: string[][] = [];
  let [maxClauses, anyFuzzy] = [0, false];
  for (const [number, clause] of clauses.entries()) {
    const { docs, values, words, isFuzzy } = matchClause(clause, catalogue);
    understood.push(words);
    anyFuzzy ||= isFuzzy;
    for (let at = 0; at < docs.count; at++) {
      const docId = docs.docIds[at]!;
      if (!live[docId]) continue;
      if (matchCount[docId] === 0) touched.docIds[touched.count++] = docId;
      const now = (matchCount[docId]! += 1);
      if (now > maxClauses) maxClauses = now;
      matchedClauses[docId]! |= 1 << number;
      scores[docId]! += values[docId]!;
    }
  }
  if (maxClauses === 0 || maxClauses * 2 < clauses.length) return { docIds: NO_DOCS, scores, corrected: undefined };
  const matching = filterDocs(touched, (docId) => matchCount[docId] === maxClauses);
  if (maxClauses === clauses.length)
    return { docIds: matching, scores, corrected: anyFuzzy ? understood.flat() : undefined };
  const best = matching.reduce((one, other) => (scores[other]! > scores[one]! ? other : one), matching[0]!);
  const docIds = filterDocs(
    { docIds: matching, count: matching.length },
    (docId) => matchedClauses[docId] === matchedClauses[best],
  );
  return { docIds, scores, corrected: understood.filter((_, number) => matchedClauses[best]! & (1 << number)).flat() };
}

/** The first `count` of `docIds`. */
interface DocIds {
  docIds: Uint32Array;
  count: number;
}

function filterDocs({ docIds, count }: DocIds, test: (docId: number) => boolean): Uint32Array {
  const matching = new Uint32Array(count);
  let length = 0;
  for (let at = 0; at < count; at++) if (test(docIds[at]!)) matching[length++] = docIds[at]!;
  return matching.subarray(0, length);
}

interface ClauseMatch {
  /** The score of the clause, by docId. */
  values: Float32Array;
  /** The products with a score. */
  docs: DocIds;
  words: string[];
  /** Only words of a similar spelling are in the index, none of those that were typed. */
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
  const match: ClauseMatch = {
    values: new Float32Array(length),
    docs: { docIds: new Uint32Array(length), count: 0 },
    words,
    isFuzzy: false,
  };
  const isSpelled = expansions.every(({ isFuzzy }) => !isFuzzy);
  const matchAll = (kind: Phrase['kind']) =>
    others.filter((phrase) => phrase.kind === kind).forEach((phrase) => matchPhrase(phrase, match, catalogue));
  if (isSpelled) matchPhrase(typed, match, catalogue);
  matchAll('synonym');
  if (match.docs.count === 0) matchAll('fallback');
  // A fuzzy match is the last resort: a synonym is more likely what was meant.
  if (match.docs.count > 0 || isSpelled) return match;
  matchPhrase(typed, match, catalogue);
  match.isFuzzy = match.docs.count > 0;
  return match;
}

/** The index's spelling; the typed word when that is in the index, in the singular or plural, or nothing is like it. */
function asSpelled(word: string, best: TermMatch | undefined, { words }: Vocabulary): string {
  return best && best.confidence < MIN_SYNONYM_CONFIDENCE ? words[best.term]! : word;
}

function matchPhrase(
  { words, kind, matchesParts, isPrefix }: Phrase,
  { values, docs }: ClauseMatch,
  { vocabulary, postings, columns }: Catalogue,
): void {
  const weight = kind === 'typed' ? 1 : SYNONYM_WEIGHT;
  const termsOfWords = words.map((word, at) => {
    const { matches, isFuzzy } = vocabulary.expand(word, isPrefix && at === words.length - 1);
    if (kind === 'typed') return matches;
    return isFuzzy ? [] : matches.filter(({ confidence }) => matchesParts || confidence >= MIN_SYNONYM_CONFIDENCE);
  });
  if (words.length === 1) {
    for (const { term, confidence } of termsOfWords[0]!) {
      const scoreOf = fieldScore(columns, confidence * weight);
      for (const posting of postings.of(term)) {
        const docId = docIdOf(posting);
        const value = scoreOf(docId, fieldOf(posting));
        if (values[docId] === 0) docs.docIds[docs.count++] = docId;
        if (values[docId]! < value) values[docId] = value;
      }
    }
    return;
  }
  let sums = new Map<number, number>();
  for (const [at, terms] of termsOfWords.entries()) {
    const here = new Map<number, number>();
    for (const { term, confidence } of terms) {
      const scoreOf = fieldScore(columns, (confidence * weight) / words.length);
      for (const posting of postings.of(term)) {
        const docId = docIdOf(posting);
        if (at === 0 || sums.has(docId))
          here.set(docId, Math.max(here.get(docId) ?? 0, scoreOf(docId, fieldOf(posting))));
      }
    }
    for (const [docId, value] of here) here.set(docId, value + (sums.get(docId) ?? 0));
    sums = here;
  }
  for (const [docId, sum] of sums) {
    if (values[docId] === 0) docs.docIds[docs.count++] = docId;
    if (values[docId]! < sum) values[docId] = sum;
  }
}

function fieldScore({ titleLength }: ProductColumns, factor: number): (docId: number, field: number) => number {
  return (docId, field) =>
    (FIELD_WEIGHTS[field]! + (field >= FIELDS.title ? TITLE_SHARE / titleLength[docId]! : 0)) * factor;
}
