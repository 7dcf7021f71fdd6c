import { relevance } from '../../../fixtures/relevance.ts';
import { randomFrom } from '../../../fixtures/random.ts';
import type { IndexedProduct } from '#store-api/shop/search/index/indexed-product.ts';

/** A query, and which products are right answers to it. */
export interface RatedQuery {
  query: string;
  isRight: (product: IndexedProduct) => boolean;
}

/** The queries that were rated by hand while the search was written. */
export const ownQueries: RatedQuery[] = relevance.map(({ query, meant }) => ({
  query,
  isRight: ({ id }) => meant.test(handleOf(id)),
}));

/** Lines of `query TAB kind TAB handles`, from a file of somebody else's. */
export function readQueries(text: string): RatedQuery[] {
  return text
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((parts) => parts.length >= 3)
    .map(([query = '', , handles = '']) => {
      const right = new Set(handles.split(',').map((handle) => handle.trim()));
      return { query, isRight: ({ id }: IndexedProduct) => right.has(handleOf(id)) };
    });
}

/** Ids are the store's, a hyphen and the handle. */
function handleOf(id: string): string {
  return id.slice(9);
}

interface Fact {
  words: string;
  holds: (product: IndexedProduct) => boolean;
}

/**
 * Queries made from the catalogue by dice alone, so that they suit nobody's search: one to three facts of a product in
 * any order, often with a random typing error. Right are all products that every fact holds for.
 */
export function madeQueries(products: IndexedProduct[], count: number, seed: number): RatedQuery[] {
  const random = randomFrom(seed);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const queries: RatedQuery[] = [];
  while (queries.length < count) {
    const facts = factsOf(one(products), one);
    const kind = facts.shift()!;
    const taken = new Set<Fact>([
      ...(random() < 0.8 ? [kind] : []),
      one(facts),
      ...(random() < 0.4 ? [one(facts)] : []),
    ]);
    const words = [...taken]
      .sort(() => random() - 0.5)
      .flatMap(({ words }) => words.toLowerCase().split(/[^a-z0-9%-]+/));
    if (random() < 0.5) distort(words, random, one);
    const query = words.filter(Boolean).join(' ');
    const isRight = (product: IndexedProduct) => [...taken].every(({ holds }) => holds(product));
    if (!queries.some((known) => known.query === query)) queries.push({ query, isRight });
  }
  return queries;
}

/** The kind of garment first. */
function factsOf(product: IndexedProduct, one: <T>(list: readonly T[]) => T): Fact[] {
  const kind = product.title.split(' ').at(-1)!;
  const word = one(product.title.split(' '));
  const { color, size } = one(product.variants);
  const attribute = one(product.attributes.filter((value) => value.split(' ').length <= 3));
  const limit = Math.ceil(priceOf(product) / 50_000) * 500;
  const type = product.bucket.parentCategory;
  return [
    { words: kind, holds: ({ title }) => title.endsWith(kind) },
    { words: word, holds: ({ title }) => title.split(' ').includes(word) },
    { words: color, holds: ({ variants }) => variants.some((own) => own.color === color) },
    { words: `size ${size}`, holds: ({ variants }) => variants.some((own) => own.size === size) },
    { words: attribute, holds: ({ attributes }) => attributes.includes(attribute) },
    { words: type, holds: ({ bucket }) => bucket.parentCategory === type },
    { words: `under ${limit}`, holds: (other) => priceOf(other) <= limit * 100 },
  ];
}

function priceOf({ regular, discounted }: IndexedProduct): number {
  return discounted ?? regular;
}

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');

/** A letter too many, missing, wrong or swapped with its neighbour in one of the long words, or an `s` at its end. */
function distort(words: string[], random: () => number, one: <T>(list: readonly T[]) => T): void {
  const long = words.flatMap((word, at) => (/^[a-z]{5,}$/.test(word) && word !== 'under' ? [at] : []));
  if (long.length === 0) return;
  const at = one(long);
  const word = words[at]!;
  const place = 1 + Math.floor(random() * (word.length - 1));
  const [before, here, after] = [word.slice(0, place), word[place]!, word.slice(place + 1)];
  words[at] = one([
    before + after,
    before + one(LETTERS) + after,
    before + one(LETTERS) + here + after,
    before.slice(0, -1) + here + before.at(-1)! + after,
    word.endsWith('s') ? word.slice(0, -1) : `${word}s`,
  ]);
}
