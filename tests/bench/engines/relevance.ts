import { parse } from 'csv-parse/sync';
import MiniSearch from 'minisearch';
import { readFileSync } from 'node:fs';
import { relevance } from '../../fixtures/relevance.ts';
import { demoCatalogue } from '#demo/demo.ts';

/**
 * What the own search index gains over `minisearch`: mean reciprocal rank of what shoppers type
 * (tests/fixtures/relevance.ts); the own one's is printed by tests/api/search/relevance.test.ts. `node
 * tests/bench/engines/relevance.ts`.
 */
type Row = Record<string, string>;

const rows = parse<Row>(readFileSync(demoCatalogue, 'utf8'), { columns: true }).filter(({ Title }) => Title);
const text = (html = '') => html.replace(/<[^>]*>/g, ' ');
const fields = ['title', 'type', 'tags', 'colours', 'attributes', 'description'];
const index = new MiniSearch({
  fields,
  searchOptions: { boost: { title: 4, type: 3, tags: 2, colours: 2 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
});
index.addAll(
  rows.map((row) => ({
    id: row.Handle,
    title: row.Title,
    type: row.Type,
    tags: row.Tags,
    colours: Object.entries(row)
      .filter(([name]) => name.startsWith('Option'))
      .map(([, value]) => value)
      .join(' '),
    attributes: Object.entries(row)
      .filter(([name]) => name.includes('metafields'))
      .map(([, value]) => value)
      .join(' '),
    description: text(row['Body (HTML)']),
  })),
);
const worth = relevance.map(({ query, meant }) => {
  const rank = index.search(query).findIndex(({ id }) => meant.test(String(id)));
  return rank < 0 ? 0 : 1 / (rank + 1);
});
const mean = worth.reduce((sum, one) => sum + one, 0) / worth.length;
console.log(`minisearch: mean reciprocal rank of ${worth.length} queries ${mean.toFixed(3)}`);
