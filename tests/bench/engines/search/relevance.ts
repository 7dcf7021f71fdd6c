import { readFileSync } from 'node:fs';
import { demoProducts } from './demo-products.ts';
import { LibraryIndex } from './library-index.ts';
import { madeQueries, ownQueries, type RatedQuery, readQueries } from './query-sets.ts';
import { SETTINGS } from './settings.ts';
import { readFilter } from '#store-api/shop/catalog/product-filter.ts';
import { CatalogueIndex } from '#store-api/shop/search/index/catalogue-index.ts';
import type { IndexedProduct } from '#store-api/shop/search/index/indexed-product.ts';
import { commonSynonyms } from '#store-api/shop/search/synonyms.ts';

/**
 * What the own search index gains over `minisearch` behind the same query parser: mean reciprocal rank, and the share
 * of queries with a right answer at the first place and among the first four. `node
 * tests/bench/engines/search/relevance.ts [--queries FILE]`; the file has lines of `query TAB kind TAB handles`.
 */
const SHOWN = 4;
/** By somebody who had the catalogue as text, and had seen neither the search nor the other queries. */
const BLIND = new URL('../../../fixtures/relevance-blind.tsv', import.meta.url);

interface Searched {
  put: (product: IndexedProduct) => void;
  search: (filter: ReturnType<typeof readFilter>) => { ids: string[] };
}

const products = await demoProducts();
const byId = new Map(products.map((product) => [product.id, product]));
const file = /--queries[ =](\S+)/.exec(process.argv.join(' '))?.[1];
const sets: Record<string, RatedQuery[]> = {
  'rated by hand': ownQueries,
  'written by a stranger': readQueries(readFileSync(BLIND, 'utf8')),
  'made by dice': madeQueries(products, 300, 20261125),
  ...(file !== undefined && { [file]: readQueries(readFileSync(file, 'utf8')) }),
};
const engines: Record<string, Searched> = {
  own: new CatalogueIndex(commonSynonyms),
  ...Object.fromEntries(
    Object.entries(SETTINGS).map(([name, settings]) => [`minisearch, ${name}`, new LibraryIndex(settings)]),
  ),
};
for (const engine of Object.values(engines)) for (const product of products) engine.put(product);
for (const [name, queries] of Object.entries(sets)) {
  console.log(`${queries.length} queries ${name}`);
  let own = NaN;
  for (const [engine, searched] of Object.entries(engines)) {
    const places = queries.map((query) => placeOf(searched, query));
    const mean = (worth: (place: number) => number) =>
      places.reduce((sum, place) => sum + worth(place), 0) / places.length;
    const rank = mean((place) => 1 / place);
    if (engine === 'own') own = rank;
    const first = mean((place) => Number(place === 1));
    const shown = mean((place) => Number(place <= SHOWN));
    console.log(
      `  ${engine.padEnd(18)} rank ${rank.toFixed(3)} (${(rank / own).toFixed(2)} of ours), first ${percent(first)}, among ${SHOWN} ${percent(shown)}`,
    );
  }
}

/** The place of the first right answer, from 1; infinite without one. */
function placeOf(searched: Searched, { query, isRight }: RatedQuery): number {
  const filter = { ...readFilter(new URLSearchParams({ limit: '100' })), search: query };
  const at = searched.search(filter).ids.findIndex((id) => isRight(byId.get(id)!));
  return at < 0 ? Infinity : at + 1;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}
