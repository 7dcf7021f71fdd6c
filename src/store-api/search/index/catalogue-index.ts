import { type FoundProduct, ProductColumns } from './columns.ts';
import { narrow } from '../filter.ts';
import { comparing, pageOf } from '../sort.ts';
import { FIELDS, Postings } from './postings.ts';
import { readQuery } from '../query.ts';
import { relatedTo } from '../related.ts';
import { score, type Scored } from '../score.ts';
import { type SuggestedCategory, suggestCategories } from '../suggest-categories.ts';
import type { Synonyms } from '../synonyms.ts';
import { Vocabulary } from './vocabulary.ts';
import { stemOf, wordsOf } from '../words.ts';
import type { ProductFilter } from '../../catalog/product-filter.ts';
import type { ProductFacets } from '#contract/product.ts';

/** A product as it is put into the index; texts as a shopper reads them. */
export interface IndexedProduct extends Omit<FoundProduct, 'titleLength'> {
  /** Values of its attributes, sizes and colours among them, and words for its gender. */
  attributes: string[];
  /** `sleeve`, `fabric`. */
  attributeNames: string[];
  description: string;
}

export interface Asked {
  filter: ProductFilter;
  /** The last word may be unfinished. */
  unfinished?: boolean;
  facets?: boolean;
}

export interface Found {
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
  /** Words of each title, by place. */
  readonly #titles: string[] = [];
  readonly synonyms: Synonyms;

  constructor(synonyms: Synonyms) {
    this.synonyms = synonyms;
  }

  /** Adds a product, or puts it in the place of what it was. */
  put(product: IndexedProduct): void {
    const title = wordsOf(product.title);
    const place = this.columns.add({ ...product, titleLength: title.length });
    const fields = new Map<string, number>();
    const note = (text: string, field: number) => {
      for (const word of wordsOf(text)) if ((fields.get(word) ?? -1) < field) fields.set(word, field);
    };
    for (const name of product.attributeNames) note(name, FIELDS.attribute);
    for (const value of [...product.attributes, ...product.variants.flatMap(({ size, color }) => [size, color])])
      note(value, FIELDS.attribute);
    note(product.description, FIELDS.description);
    note(`${product.cell.categoryName} ${product.cell.parentCategory}`, FIELDS.category);
    note(product.title, FIELDS.title);
    note(title.at(-1) ?? '', FIELDS.kind);
    for (const [word, field] of fields) this.#postings.add(this.vocabulary.add(word), place, field);
    this.#titles[place] = title.map(stemOf).sort().join(' ');
  }

  remove(id: string): void {
    this.columns.remove(id);
  }

  /** More places are dead than it is worth to keep. */
  get isWorn(): boolean {
    return this.columns.length - this.columns.living > 1_000 + this.columns.living / 4;
  }

  find({ filter, unfinished = false, facets = false }: Asked): Found {
    const { scored, filter: asked } =
      filter.search === undefined ? { scored: undefined, filter } : this.#search(filter, filter.search, unfinished);
    const { places, facets: told } = narrow(this.columns, asked, { among: scored?.places, facets });
    const compare = comparing(this.columns, filter.sort, scored?.scores);
    // The page comes last: it moves places about.
    const total = places.length;
    const ids = pageOf(places, compare, filter).map((place) => this.columns.ids[place]!);
    return { total, ids, facets: told, corrected: scored?.corrected?.join(' ') };
  }

  /** The best of what could be meant by words still being typed, and where such things stand. */
  suggest(filter: ProductFilter): Pick<Found, 'ids' | 'corrected'> & { categories: SuggestedCategory[] } {
    const { scored, filter: asked } = this.#search(filter, filter.search ?? '', true);
    const { places } = narrow(this.columns, asked, { among: scored.places, facets: false });
    const categories = suggestCategories(this.columns, places, {
      words: scored.corrected ?? wordsOf(filter.search ?? ''),
      scores: scored.scores,
    });
    const ids = pageOf(places, comparing(this.columns, undefined, scored.scores), filter).map(
      (place) => this.columns.ids[place]!,
    );
    return { ids, categories, corrected: scored.corrected?.join(' ') };
  }

  /** Ids of products like this one, best first; undefined when there is no such product. */
  related(id: string, most: number): string[] | undefined {
    const place = this.columns.placeOf(id);
    return place === undefined
      ? undefined
      : relatedTo(this.columns, place, most).map((other) => this.columns.ids[other]!);
  }

  #search(filter: ProductFilter, typed: string, unfinished: boolean): { scored: Scored; filter: ProductFilter } {
    const query = readQuery(typed, this.synonyms, { isKnown: (word) => this.vocabulary.has(word), unfinished });
    const within = {
      ...filter,
      minPrice: filter.minPrice ?? toPaise(query.least),
      maxPrice: filter.maxPrice ?? toPaise(query.most),
    };
    if (query.wishes.length === 0) {
      const all =
        query.most !== undefined || query.least !== undefined
          ? Uint32Array.from(this.columns.ids.keys())
          : new Uint32Array(0);
      return {
        scored: { places: all, scores: new Float32Array(this.columns.length), corrected: undefined },
        filter: within,
      };
    }
    const scored = score(query.wishes, {
      vocabulary: this.vocabulary,
      postings: this.#postings,
      columns: this.columns,
    });
    this.#weigh(scored, (scored.corrected ?? query.words).map(stemOf));
    return { scored, filter: within };
  }

  #weigh({ places, scores }: Scored, words: string[]): void {
    const whole = [...words].sort().join(' ');
    const { inStock, titleLength } = this.columns;
    for (const place of places) {
      if (titleLength[place] === words.length && this.#titles[place] === whole) scores[place]! += WHOLE_TITLE;
      else if (!inStock[place]) scores[place]! *= SOLD_OUT;
    }
  }
}

function toPaise(rupees: number | undefined): number | undefined {
  return rupees === undefined ? undefined : rupees * 100;
}
