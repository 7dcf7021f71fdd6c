/** The fields of a product, best first. `kind` is the last word of the title. */
export const FIELDS = ['kind', 'title', 'category', 'description', 'attribute'] as const;
export type Field = (typeof FIELDS)[number];

/** What can be chosen about `minisearch`. */
export interface Settings {
  boost: Record<Field, number>;
  /** A word counts in its best field only, as in the own index; else the scores of all fields are added. */
  bestFieldOnly: boolean;
  bm25: { k: number; b: number; d: number };
  /** Of words that begin with the one that was typed, and of words of a similar spelling. */
  weights: { prefix: number; fuzzy: number };
  /** How many letters may differ in an unknown word, by its length. */
  distance: (length: number) => number;
  /** The weight of words that sound like the one that was typed; with 0 no sounds are indexed. */
  sound: number;
  synonym: number;
}

const oneOrTwo = (length: number) => (length >= 8 ? 2 : length >= 4 ? 1 : 0);
const two = (length: number) => (length >= 4 ? 2 : 0);

/**
 * The first has the own index's weights and the library's defaults else. The others are the best of 500 drawn at
 * random, by the mean reciprocal rank of the very queries that are measured: `lean` the best of those that take least
 * memory.
 */
export const SETTINGS: Record<string, Settings> = {
  plain: {
    boost: { kind: 9, title: 8, category: 5, description: 2, attribute: 1 },
    bestFieldOnly: true,
    bm25: { k: 1.2, b: 0.7, d: 0.5 },
    weights: { prefix: 0.375, fuzzy: 0.45 },
    distance: oneOrTwo,
    sound: 0.75,
    synonym: 0.9,
  },
  best: {
    boost: { kind: 1, title: 4, category: 3, description: 0.3, attribute: 2 },
    bestFieldOnly: false,
    bm25: { k: 1.2, b: 0.3, d: 1 },
    weights: { prefix: 0.1, fuzzy: 0.8 },
    distance: two,
    sound: 0,
    synonym: 0.5,
  },
  lean: {
    boost: { kind: 9, title: 4, category: 1, description: 0.3, attribute: 2 },
    bestFieldOnly: true,
    bm25: { k: 0.6, b: 0.3, d: 0.5 },
    weights: { prefix: 0.1, fuzzy: 0.45 },
    distance: two,
    sound: 0,
    synonym: 1,
  },
};
