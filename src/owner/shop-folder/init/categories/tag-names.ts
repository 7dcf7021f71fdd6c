import type { CatalogueProduct } from '../../../import/read/catalogue-product.ts';
import type { Catalogue } from '../../../import/read/read-catalogue.ts';

const MOST_FROM_TAGS = 20;

/**
 * Tags that part the products for which the file has nothing better, and that are in none of the categories by a tag:
 * the one that most of them have, then the one that most of the rest have. What all have parts nothing.
 */
export function tagNames(
  products: readonly CatalogueProduct[],
  placed: Catalogue['placed'],
  categories: readonly string[],
): string[] {
  const known = new Set(categories.map((name) => name.toLowerCase()));
  const all = products
    .filter(({ handle }) => placed.get(handle)?.from === 'none')
    .map(tagsOf)
    .filter((tags) => !tags.some((tag) => known.has(tag)));
  const isOfAll = ([, count]: [string, number]) => all.length > 1 && count === all.length;
  const useless = new Set([...countsOf(all)].filter(isOfAll).map(([tag]) => tag));
  let rest = all.map((tags) => tags.filter((tag) => !useless.has(tag)));
  const names: string[] = [];
  while (names.length < MOST_FROM_TAGS) {
    const [best] = [...countsOf(rest)].sort(([, one], [, other]) => other - one);
    if (best === undefined) return names;
    const [tag] = best;
    names.push(`${tag.charAt(0).toUpperCase()}${tag.slice(1)}`);
    rest = rest.filter((tags) => !tags.includes(tag));
  }
  return names;
}

function countsOf(lists: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const tag of lists.flat()) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return counts;
}

/** In small letters. */
export function tagsOf({ attributes }: CatalogueProduct): string[] {
  const tags = attributes.find(({ key }) => key === 'tags')?.value ?? [];
  return tags.map((tag) => tag.toLowerCase()).filter((tag) => tag !== 'featured');
}
