import { Column } from './column.ts';
import { ProductColumns } from './columns.ts';
import type { IndexedProduct } from './indexed-product.ts';
import { FIELDS, Postings } from './postings.ts';
import { Vocabulary } from './vocabulary.ts';
import { filterProducts } from '../filter.ts';
import { parseQuery } from '../parse-query.ts';
import { relatedTo } from '../related.ts';
import { score, type ScoredDocs } from '../score.ts';
import { comparatorOf, pageOf } from '../sort.ts';
import { type SuggestedCategory, suggestCategories } from '../suggest-categories.ts';
import type { Synonyms } from '../synonyms.ts';
import { stemOf, wordsOf } from '../words.ts';
import type { ProductFilter } from '../../catalog/product-filter.ts';
import type { ProductFacets } from '#contract/product.ts';
import { toPaise } from '#lib/minor-units.ts';

export interface IndexResult {
  total: number;
  ids: string[];
  facets: ProductFacets | undefined;
  corrected: string | undefined;
}

/** The score of a product that cannot be ordered is multiplied by this. */
const SOLD_OUT_FACTOR = 0.6;
/** Added when the words of the search are exactly those of the title. */
const EXACT_TITLE_BONUS = 20;

/** All visible products of one store, for search and filters: see docs/architecture.md, "Search". */
export class CatalogueIndex {
  readonly columns = new ProductColumns();
  readonly vocabulary = new Vocabulary();
  readonly #postings = new Postings();
  /** A hash of each title's stems, sorted, by docId. */
  readonly #titles = new Column(new Uint32Array(64));
  readonly synonyms: Synonyms;

  constructor(synonyms: Synonyms) {
    this.synonyms = synonyms;
  }

  /** Adds a product, or replaces it. */
  put(product: IndexedProduct): void {
    const title = wordsOf(product.title);
    const docId = this.columns.add(product, title.length);
    const fields = new Map<string, number>();
    const note = (text: string, field: number) => {
      for (const word of wordsOf(text)) if ((fields.get(word) ?? -1) < field) fields.set(word, field);
    };
    for (const name of product.attributeNames) note(name, FIELDS.attribute);
    for (const value of [...product.attributes, ...product.variants.flatMap(({ size, color }) => [size, color])])
      note(value, FIELDS.attribute);
    note(product.description, FIELDS.description);
    note(`${product.bucket.categoryName} ${product.bucket.parentCategory}`, FIELDS.category);
    note(product.title, FIELDS.title);
    note(title.at(-1) ?? '', FIELDS.kind);
    for (const [word, field] of fields) this.#postings.add(this.vocabulary.add(word), docId, field);
    this.#titles.set(docId, hashOf(title.map(stemOf)));
  }

  remove(id: string): void {
    this.columns.remove(id);
  }

  /** More than a fifth of the docIds are not live any more, and they still cost memory and time. */
  get needsRebuild(): boolean {
    return this.columns.length - this.columns.liveCount > 1_000 + this.columns.liveCount / 4;
  }

  search(filter: ProductFilter, { facets = false }: { facets?: boolean } = {}): IndexResult {
    const { scored, filter: whole } =
      filter.search === undefined ? { scored: undefined, filter } : this.#score(filter, filter.search, false);
    const { docIds, facets: counted } = filterProducts(this.columns, whole, { among: scored?.docIds, facets });
    const compare = comparatorOf(this.columns, filter.sort, scored?.scores);
    // `pageOf` reorders docIds, so it comes last.
    const total = docIds.length;
    const ids = pageOf(docIds, compare, filter).map((docId) => this.columns.ids[docId]!);
    return { total, ids, facets: counted, corrected: scored?.corrected?.join(' ') };
  }

  /** The best matches for words that are still being typed, and the categories that these products are in. */
  suggest(filter: ProductFilter): Pick<IndexResult, 'ids' | 'corrected'> & { categories: SuggestedCategory[] } {
    const { scored, filter: whole } = this.#score(filter, filter.search ?? '', true);
    const { docIds } = filterProducts(this.columns, whole, { among: scored.docIds, facets: false });
    const categories = suggestCategories(this.columns, docIds, {
      words: scored.corrected ?? wordsOf(filter.search ?? ''),
      scores: scored.scores,
    });
    const ids = pageOf(docIds, comparatorOf(this.columns, undefined, scored.scores), filter).map(
      (docId) => this.columns.ids[docId]!,
    );
    return { ids, categories, corrected: scored.corrected?.join(' ') };
  }

  /** Ids of similar products, best first; undefined when there is no such product. */
  related(id: string, max: number): string[] | undefined {
    const docId = this.columns.docIdOf(id);
    return docId === undefined
      ? undefined
      : relatedTo(this.columns, docId, max).map((other) => this.columns.ids[other]!);
  }

  /** Scores of the products that have the words, and the filter with the prices that were typed among them. */
  #score(filter: ProductFilter, typed: string, asYouType: boolean): { scored: ScoredDocs; filter: ProductFilter } {
    const query = parseQuery(typed, this.synonyms, { isKnown: (word) => this.vocabulary.has(word), asYouType });
    const within = {
      ...filter,
      minPrice: filter.minPrice ?? paiseOf(query.minPrice),
      maxPrice: filter.maxPrice ?? paiseOf(query.maxPrice),
    };
    if (query.clauses.length === 0) {
      const all =
        query.maxPrice !== undefined || query.minPrice !== undefined
          ? Uint32Array.from(this.columns.ids.keys())
          : new Uint32Array(0);
      return {
        scored: { docIds: all, scores: new Float32Array(this.columns.length), corrected: undefined },
        filter: within,
      };
    }
    const scored = score(query.clauses, {
      vocabulary: this.vocabulary,
      postings: this.#postings,
      columns: this.columns,
    });
    this.#boost(scored, (scored.corrected ?? query.words).map(stemOf));
    return { scored, filter: within };
  }

  #boost({ docIds, scores }: ScoredDocs, stems: string[]): void {
    const hash = hashOf(stems);
    const { inStock, titleLength } = this.columns;
    for (const docId of docIds) {
      if (titleLength[docId] === stems.length && this.#titles.values[docId] === hash)
        scores[docId]! += EXACT_TITLE_BONUS;
      else if (!inStock[docId]) scores[docId]! *= SOLD_OUT_FACTOR;
    }
  }
}

/** Of words in any order (FNV-1a). */
function hashOf(words: readonly string[]): number {
  const text = [...words].sort().join(' ');
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

function paiseOf(rupees: number | undefined): number | undefined {
  return rupees === undefined ? undefined : toPaise(rupees);
}
