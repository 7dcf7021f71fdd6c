import type { CategoriesFile } from '../schema/categories.ts';
import type { FolderProblem } from '../folder-problem.ts';
import type { CategoryNames } from '../../import/read/category/category.ts';
import type { Checked } from '../read/check-yaml.ts';
import type { CategoryDetails } from '#contract/category-details.ts';
import type { WireImage } from '#contract/product.ts';
import type { WireStoreInfo } from '#contract/store-info.ts';

/** The record's details of categories beyond name and picture; undefined when there are none. */
export function categoryDetails(categories: CategoriesFile): Record<string, CategoryDetails> | undefined {
  const details = Object.fromEntries(
    categories.flatMap(({ name, slug, heading, title, description, types, sizeGuide }) => {
      const own: CategoryDetails = { slug, heading: heading ?? ownHeading(name), title, description, types, sizeGuide };
      return Object.values<unknown>(own).some((value) => value !== undefined) ? [[name, own]] : [];
    }),
  );
  return Object.keys(details).length > 0 ? details : undefined;
}

/** The specification heads these otherwise than by their names, in a store that does not say (2.products.heading). */
const SPECIFIED_HEADINGS = ['men', 'women'];

/** A category of a folder is headed by its name. */
function ownHeading(name: string): string | undefined {
  return SPECIFIED_HEADINGS.includes(name.toLowerCase()) ? name : undefined;
}

/** The entries of categories.yaml as the record has them. */
export function categoriesToWrite(
  { categories = [], categoryDetails, categoryPictures }: WireStoreInfo,
  pathOf: (picture: WireImage | undefined) => string | undefined,
): Record<string, unknown>[] {
  const pictures: Record<string, WireImage> = categoryPictures ?? {};
  const details: Record<string, CategoryDetails> = categoryDetails ?? {};
  return categories.map((name) => {
    const { slug, heading, title, description, types, sizeGuide } = details[name] ?? {};
    const own = heading === name ? undefined : heading;
    return { name, slug, picture: pathOf(pictures[name]), heading: own, title, description, types, sizeGuide };
  });
}

/** The category that a text means: by its name, or by another one of products.csv, in any case. */
export function categoryNamed(categories: CategoriesFile, text: string): string | undefined {
  const wanted = text.toLowerCase();
  const isMeant = (one: string) => one.toLowerCase() === wanted;
  return categories.find(({ name, alsoCalled = [] }) => [name, ...alsoCalled].some(isMeant))?.name;
}

/** The names by which products.csv places products. */
export function categoryNames(categories: CategoriesFile, otherwise: string | undefined): CategoryNames {
  return {
    categories: categories.map(({ name }) => name),
    alsoCalled: new Map(categories.map(({ name, alsoCalled = [] }) => [name, alsoCalled])),
    otherwise: otherwise ?? categories.find(({ rest }) => rest)?.name,
    isWhole: true,
  };
}

/** The names that have another meaning in addresses of listings (docs/behaviour.md 7.parents). */
const RESERVED = ['all', 'men', 'women', 'accessories'];

/** Names and slugs that two categories have, and size guides that are not there. */
export function categoryProblems(
  { right: categories = [], lineOf }: Checked<CategoriesFile>,
  guides: readonly string[],
): FolderProblem[] {
  const file = 'categories.yaml';
  const names = new Map(categories.map(({ name }) => [name.toLowerCase(), name]));
  const slugs = new Set<string>();
  const called = new Map<string, string>();
  return categories.flatMap(({ name, slug, sizeGuide, alsoCalled = [], rest }, index): FolderProblem[] => {
    const problems: FolderProblem[] = [];
    const add = (key: string | [string, number], what: string) =>
      problems.push({ file, line: lineOf([index, key].flat()), what });
    if (slug !== undefined) {
      const other = names.get(slug);
      if (slugs.has(slug)) add('slug', `two categories have the slug ${slug}`);
      else if (other !== undefined && other !== name) add('slug', `the slug ${slug} is the name of another category`);
      else if (RESERVED.includes(slug) && slug !== name.toLowerCase())
        add('slug', `the slug ${slug} belongs to a listing that every shop has: choose another`);
      slugs.add(slug);
    }
    for (const [at, other] of alsoCalled.map((one) => one.toLowerCase()).entries()) {
      const taken = called.get(other) ?? names.get(other) ?? name;
      if (taken !== name) add(['alsoCalled', at], `alsoCalled has ${other}, which is ${taken}`);
      called.set(other, name);
    }
    if (rest && categories.findIndex((one) => one.rest) < index) add('rest', 'rest is true for another category');
    if (sizeGuide !== undefined && !guides.includes(sizeGuide))
      add('sizeGuide', `the size guide ${sizeGuide} is not there: write sizes/${sizeGuide}.csv`);
    return problems;
  });
}
