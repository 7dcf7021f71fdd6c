import { type ProductValues, ProductColumns } from './columns.ts';
import { filterProducts } from '../filter.ts';
import { comparatorOf, pageOf } from '../sort.ts';
import { FIELDS, Postings } from './postings.ts';
import { parseQuery } from '../parse-query.ts';
import { relatedTo } from '../related.ts';
import { score, type ScoredDocs } from '../score.ts';
import { type SuggestedCategory, suggestCategories } from '../suggest-categories.ts';
import type { Synonyms } from '../synonyms.ts';
import { Vocabulary } from './vocabulary.ts';
import { stemOf, wordsOf } from '../words.ts';
import type { ProductFilter } from '../../catalog/product-filter.ts';
import type { ProductFacets } from '#contract/product.ts';
import { toPaise } from '#lib/minor-units.ts';

/** A product as it is put into the index; texts as a shopper reads them. */
export interface IndexedProduct extends Omit<ProductValues, 'titleLength'> {
  /** Values of its attributes, sizes and colours among them, and words for its gender. */
  attributes: string[];
  /** `sleeve`, `fabric`. */
  attributeNames: string[];
  description: string;
}

export interface IndexQuery {
  filter: ProductFilter;
  /** The last word may be unfinished. */
  unfinished?: boolean;
  facets?: boolean;
}

export interface IndexResult {
  total: number;
  ids: string[];
  facets: ProductFacets | undefined;
  corrected: string | undefined;
}

/** Of equal finds those that can be ordered come first. */
const SOLD_OUT = 0.6;
/** All words of a title were searched for, and no other. */
const WHOLE_TITLE = 20;

/** All visible products of one store, for searching and narrowing: see docs/architecture.md, "Search". */
export class CatalogueIndex {
  readonly columns = new ProductColumns();
  readonly vocabulary = new Vocabulary();
  readonly #postings = new Postings();
  /** Words of each title, by docId. */
  readonly #titles: string[] = [];
  readonly synonyms: Synonyms;

  constructor(synonyms: Synonyms) {
    this.synonyms = synonyms;
  }

  /** Adds a product, or puts it in the docId of what it was. */
  put(product: IndexedProduct): void {
    const title = wordsOf(product.title);
    const docId = this.columns.add({ ...product, titleLength: title.length });
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
    this.#titles[docId] = title.map(stemOf).sort().join(' ');
  }

  remove(id: string): void {
    this.columns.remove(id);
  }

  /** More docIds are dead than it is worth to keep. */
  get needsRebuild(): boolean {
    return this.columns.length - this.columns.liveCount > 1_000 + this.columns.liveCount / 4;
  }

  search({ filter, unfinished = false, facets = false }: IndexQuery): IndexResult {
    const { scored, filter: asked } =
      filter.search === undefined ? { scored: undefined, filter } : this.#search(filter, filter.search, unfinished);
    const { docIds, facets: told } = filterProducts(this.columns, asked, { among: scored?.docIds, facets });
    const compare = comparatorOf(this.columns, filter.sort, scored?.scores);
    // The page comes last: it moves docIds about.
    const total = docIds.length;
    const ids = pageOf(docIds, compare, filter).map((docId) => this.columns.ids[docId]!);
    return { total, ids, facets: told, corrected: scored?.corrected?.join(' ') };
  }

  /** The best of what could be matches by words still being typed, and where such things stand. */
  suggest(filter: ProductFilter): Pick<IndexResult, 'ids' | 'corrected'> & { categories: SuggestedCategory[] } {
    const { scored, filter: asked } = this.#search(filter, filter.search ?? '', true);
    const { docIds } = filterProducts(this.columns, asked, { among: scored.docIds, facets: false });
    const categories = suggestCategories(this.columns, docIds, {
      words: scored.corrected ?? wordsOf(filter.search ?? ''),
      scores: scored.scores,
    });
    const ids = pageOf(docIds, comparatorOf(this.columns, undefined, scored.scores), filter).map(
      (docId) => this.columns.ids[docId]!,
    );
    return { ids, categories, corrected: scored.corrected?.join(' ') };
  }

  /** Ids of products like this one, best first; undefined when there is no such product. */
  related(id: string, most: number): string[] | undefined {
    const docId = this.columns.docIdOf(id);
    return docId === undefined
      ? undefined
      : relatedTo(this.columns, docId, most).map((other) => this.columns.ids[other]!);
  }

  #search(filter: ProductFilter, typed: string, unfinished: boolean): { scored: ScoredDocs; filter: ProductFilter } {
    const query = parseQuery(typed, this.synonyms, { isKnown: (word) => this.vocabulary.has(word), unfinished });
    const within = {
      ...filter,
      minPrice: filter.minPrice ?? paiseOf(query.least),
      maxPrice: filter.maxPrice ?? paiseOf(query.most),
    };
    if (query.clauses.length === 0) {
      const all =
        query.most !== undefined || query.least !== undefined
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
    this.#weigh(scored, (scored.corrected ?? query.words).map(stemOf));
    return { scored, filter: within };
  }

  #weigh({ docIds, scores }: ScoredDocs, words: string[]): void {
    const whole = [...words].sort().join(' ');
    const { inStock, titleLength } = this.columns;
    for (const docId of docIds) {
      if (titleLength[docId] === words.length && this.#titles[docId] === whole) scores[docId]! += WHOLE_TITLE;
      else if (!inStock[docId]) scores[docId]! *= SOLD_OUT;
    }
  }
}

function paiseOf(rupees: number | undefined): number | undefined {
  return rupees === undefined ? undefined : toPaise(rupees);
}
