import { readdirSync, readFileSync } from 'node:fs';
import { pages as routes } from 'virtual:cacheable-pages';
import { describe, expect, test } from 'vitest';
import { choiceOfUrl } from '#catalog/product-page/choice/choice-of-url.ts';
import { readListing, readSearch } from '#catalog/listing/listing.ts';
import { LISTING_PAGE_PARAMETERS, PRODUCT_PARAMETERS, SEARCH_PAGE_PARAMETERS } from '#contract/listing-query.ts';
import { readFilter } from '#store-api/shop/catalog/product-filter.ts';

const pages = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.astro'))
  .map((file) => ({
    route: `/${file.replace(/\.astro$/, '').replace(/^index$/, '')}`,
    source: readFileSync(`src/pages/${file}`, 'utf8'),
  }));
const queryOf = (route: string) => routes.find((one) => one.route === route)?.query;

describe.each(pages)('the page $route', ({ route, source }) => {
  test('is known to the cache, and is cacheable exactly if it calls cachePage', () => {
    expect(routes.map((one) => one.route)).toContain(route);
    expect(queryOf(route) !== undefined, `${route} calls cachePage`).toBe(/\bcachePage\(Astro\b/.test(source));
  });

  test('reads its query only if it declares parameters, or is not cacheable', () => {
    if (queryOf(route)?.length === 0) expect(source).not.toMatch(/searchParams/);
    for (const [, name] of source.matchAll(/\b(?:searchParams|query|asked)\.(?:get|getAll|has)\('(\w+)'\)/g))
      expect(queryOf(route) ?? [name], `${route} reads ${name}`).toContain(name);
  });
});

/** Which parameters `read` looks at. */
function namesRead(read: (query: URLSearchParams) => unknown): string[] {
  const names = new Set<string>();
  const note = (name: string) => void names.add(name);
  const query = new (class extends URLSearchParams {
    override get(name: string) {
      note(name);
      return super.get(name);
    }
    override getAll(name: string) {
      note(name);
      return super.getAll(name);
    }
    override has(name: string) {
      note(name);
      return super.has(name);
    }
  })('q=tee');
  read(query);
  return [...names].sort();
}

describe('what reads the query of a page reads what the page declares, and no more', () => {
  test.each<[string, (query: URLSearchParams) => unknown, readonly string[]]>([
    ['readListing', (query) => readListing(query, true), LISTING_PAGE_PARAMETERS],
    ['readSearch', (query) => readSearch(query, true), SEARCH_PAGE_PARAMETERS.filter((name) => name !== 'featured')],
    ['readFilter', readFilter, PRODUCT_PARAMETERS],
    ['choiceOfUrl', (query) => choiceOfUrl({ sizes: [], colors: [] }, query), queryOf('/product/[id]')!],
  ])('%s', (_name, read, declared) => expect(namesRead(read)).toEqual([...declared].sort()));
});
