import { branchesNamed, type Category } from './categories.ts';
import type { Medusa } from '../medusa.ts';
import type { Query } from '#lib/urls.ts';

/** The engine's query for a listing of the contract; undefined where nothing can match. */
export async function productFilter(medusa: Medusa, query: URLSearchParams): Promise<Query | undefined> {
  const [categories, collection, featured] = await Promise.all([
    medusa.categories(),
    collectionFilter(medusa, query.get('collection')),
    featuredFilter(medusa, query.get('featured') === 'true'),
  ]);
  const category = categoryFilter(categories, query);
  if (!category || !collection || !featured) return undefined;
  // Medusa puts the words into a LIKE: these three would stand for any letters there.
  const words = query
    .get('search')
    ?.trim()
    .replace(/[\\%_]/g, '\\$&');
  return { ...category, ...collection, ...featured, q: words };
}

async function featuredFilter(medusa: Medusa, isAsked: boolean): Promise<Query | undefined> {
  return isAsked ? oneOf('tag_id', await medusa.featuredTags()) : {};
}

async function collectionFilter(medusa: Medusa, slug: string | null): Promise<Query | undefined> {
  if (!slug) return {};
  const found = (await medusa.collections()).filter((collection) => collection.slug === slug);
  return oneOf('collection_id', ids(found));
}

/**
 * `category` names a whole branch, `parentCategory` one within it, `filter` any of several. The engine knows no gender:
 * a store that sells by it has categories for it, which `category` names.
 */
function categoryFilter(categories: Category[], query: URLSearchParams): Query | undefined {
  const category = query.get('category')?.trim();
  const parent = query.get('parentCategory');
  const words = query.get('filter')?.split(',').filter(Boolean);
  const isRoot = ({ depth }: Category) => depth === 0;
  const wanted = [
    category && category !== 'all' && branchesNamed(categories, category, isRoot),
    parent && branchesNamed(categories, parent, (one) => !isRoot(one)),
    words?.flatMap((word) => branchesNamed(categories, word, () => true)),
  ].filter((branches) => Array.isArray(branches));
  const [first, ...others] = wanted;
  if (!first) return {};
  return oneOf('category_id', ids(others.reduce((both, next) => both.filter((one) => next.includes(one)), first)));
}

function oneOf(name: string, values: string[]): Query | undefined {
  return values.length > 0 ? { [`${name}[]`]: values } : undefined;
}

function ids(named: { id: string }[]): string[] {
  return [...new Set(named.map(({ id }) => id))];
}
