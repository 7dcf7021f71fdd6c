import MiniSearch, { type QueryCombination } from 'minisearch';
import type { Field, Settings } from './settings.ts';
import type { Clause, Phrase } from '#store-api/shop/search/parse-query.ts';
import { phoneticKeyOf, stemOf, wordsOf } from '#store-api/shop/search/words.ts';

type Doc = { id: number } & Record<Field, string>;

/** Begins the term of a sound, so that no word begins with one or is spelled like one. */
const SOUND = '~';
const HAS_DIGIT = /\d/;
/** A word that is typed so far stands for words that begin with it from so many letters on, a known one from more. */
const [MIN_PREFIX, MIN_PREFIX_OF_KNOWN] = [2, 4];

/** `minisearch` for the own vocabulary, postings and scores. Words are separated and stemmed as in the own index. */
export class LibraryTerms extends MiniSearch<Doc> {
  readonly #settings: Settings;

  constructor(settings: Settings) {
    const hasSounds = settings.sound > 0;
    super({
      fields: Object.keys(settings.boost),
      tokenize: wordsOf,
      processTerm: (word) => (hasSounds && !HAS_DIGIT.test(word) ? [stemOf(word), soundOf(word)] : stemOf(word)),
      searchOptions: {
        tokenize: (term) => [term],
        processTerm: (term) => term,
        boost: settings.boost,
        bm25: settings.bm25,
        maxFuzzy: 4,
      },
    });
    this.#settings = settings;
  }

  /** Whether the index has the word, in the singular or plural. */
  hasWord(word: string): boolean {
    return this._index.has(stemOf(word));
  }

  /**
   * What was typed and its synonyms; what is searched for instead where the index has none of these; else similar
   * words.
   */
  toQuery({ phrases }: Clause): QueryCombination {
    const typed = phrases[0]!;
    const known = (kind: Phrase['kind']) =>
      phrases
        .filter((phrase) => phrase.kind === kind && phrase.words.every((word) => this.hasWord(word)))
        .map(({ words }): QueryCombination => ({
          combineWith: 'AND',
          queries: words.map(stemOf),
          boostTerm: () => this.#settings.synonym,
        }));
    const isSpelled = typed.words.every(
      (word) => this.hasWord(word) || this.#hasSound(word) || this.#hasBeginning(word),
    );
    const [asTyped, synonyms] = [this.#queryOf(typed), known('synonym')];
    const likely = isSpelled ? [asTyped, ...synonyms] : synonyms;
    const taken = likely.length > 0 ? likely : known('fallback');
    return { combineWith: 'OR', queries: taken.length > 0 ? taken : [asTyped] };
  }

  #queryOf({ words }: Phrase): QueryCombination {
    return { combineWith: 'AND', queries: words.map((word) => this.#ofWord(word)) };
  }

  #ofWord(word: string): QueryCombination {
    const { weights, sound, distance } = this.#settings;
    const isKnown = this.hasWord(word);
    const sounds = !isKnown && this.#hasSound(word);
    const spelled: QueryCombination = {
      queries: [isKnown ? stemOf(word) : word],
      prefix: word.length >= (isKnown ? MIN_PREFIX_OF_KNOWN : MIN_PREFIX),
      fuzzy: !isKnown && !sounds && !this.#hasBeginning(word) && distance(word.length),
      weights,
    };
    return sounds
      ? { combineWith: 'OR', queries: [spelled, { queries: [soundOf(word)], boostTerm: () => sound }] }
      : spelled;
  }

  #hasSound(word: string): boolean {
    return this.#settings.sound > 0 && this._index.has(soundOf(word));
  }

  #hasBeginning(word: string): boolean {
    return word.length >= MIN_PREFIX && this._index.atPrefix(word).size > 0;
  }
}

function soundOf(word: string): string {
  return SOUND + phoneticKeyOf(stemOf(word));
}
