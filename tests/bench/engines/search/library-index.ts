import type { QueryCombination } from 'minisearch';
import { LibraryTerms } from './library-terms.ts';
import { type Field, FIELDS, type Settings } from './settings.ts';
import { toPaise } from '#lib/minor-units.ts';
import type { ProductFilter } from '#store-api/shop/catalog/product-filter.ts';
import { filterProducts } from '#store-api/shop/search/filter.ts';
import { ProductColumns } from '#store-api/shop/search/index/columns.ts';
import type { IndexedProduct } from '#store-api/shop/search/index/indexed-product.ts';
import { parseQuery } from '#store-api/shop/search/parse-query.ts';
import { comparatorOf, pageOf } from '#store-api/shop/search/sort.ts';
import { commonSynonyms } from '#store-api/shop/search/synonyms.ts';
import { stemOf, wordsOf } from '#store-api/shop/search/words.ts';

const SOLD_OUT_FACTOR = 0.6;
/** More than any score. */
const EXACT_TITLE_BONUS = 10_000;

/**
 * The store API's `CatalogueIndex` with `minisearch` in place of its vocabulary, postings and scores. Query parser,
 * synonyms, prices, columns, filters and sorting are the store API's.
 */
export class LibraryIndex {
  readonly #columns = new ProductColumns();
  readonly #terms: LibraryTerms;
  readonly #titles: string[] = [];
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#terms = new LibraryTerms(settings);
    this.#settings = settings;
  }

  put(product: IndexedProduct): void {
    const title = wordsOf(product.title);
    const id = this.#columns.add(product, title.length);
    this.#titles[id] = keyOf(title);
    const texts = textsOf(product, title.at(-1) ?? '');
    this.#terms.add({ id, ...(this.#settings.bestFieldOnly ? inBestFields(texts) : texts) });
  }

  search(filter: ProductFilter): { ids: string[] } {
    const isKnown = (word: string) => this.#terms.hasWord(word);
    const query = parseQuery(filter.search ?? '', commonSynonyms, { isKnown, asYouType: false });
    const { docIds, scores } = this.#score(
      query.clauses.map((clause) => this.#terms.toQuery(clause)),
      keyOf(query.words),
    );
    const within = {
      ...filter,
      minPrice: query.minPrice === undefined ? undefined : toPaise(query.minPrice),
      maxPrice: query.maxPrice === undefined ? undefined : toPaise(query.maxPrice),
    };
    const { docIds: matching } = filterProducts(this.#columns, within, { among: docIds, facets: false });
    const page = pageOf(matching, comparatorOf(this.#columns, filter.sort, scores), filter);
    return { ids: page.map((docId) => this.#columns.ids[docId]!) };
  }

  /** Products that match all clauses, or else any, as the library recommends; all products for a price alone. */
  #score(queries: QueryCombination[], exact: string): { docIds: Uint32Array; scores: Float32Array } {
    const scores = new Float32Array(this.#columns.length);
    if (queries.length === 0) return { docIds: Uint32Array.from(this.#columns.ids.keys()), scores };
    const all = this.#terms.search({ combineWith: 'AND', queries });
    const found = all.length > 0 || queries.length === 1 ? all : this.#terms.search({ combineWith: 'OR', queries });
    for (const result of found) {
      const docId = result.id as number;
      if (this.#titles[docId] === exact) scores[docId] = result.score + EXACT_TITLE_BONUS;
      else scores[docId] = result.score * (this.#columns.inStock[docId] ? 1 : SOLD_OUT_FACTOR);
    }
    return { docIds: Uint32Array.from(found, ({ id }) => id as number), scores };
  }
}

function textsOf(product: IndexedProduct, kind: string): Record<Field, string> {
  const { attributeNames, attributes, variants, bucket } = product;
  return {
    kind,
    title: product.title,
    category: `${bucket.categoryName} ${bucket.parentCategory}`,
    description: product.description,
    attribute: [...attributeNames, ...attributes, ...variants.flatMap(({ size, color }) => [size, color])].join(' '),
  };
}

function inBestFields(texts: Record<Field, string>): Record<Field, string> {
  const seen = new Set<string>();
  const best = { ...texts };
  for (const field of FIELDS) {
    const own = wordsOf(texts[field]).filter((word) => !seen.has(word) && seen.add(word));
    best[field] = own.join(' ');
  }
  return best;
}

/** Of words in any order, in the singular or plural. */
function keyOf(words: string[]): string {
  return words.map(stemOf).sort().join(' ');
}
