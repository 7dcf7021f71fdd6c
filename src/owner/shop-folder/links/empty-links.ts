import { categoryNamed } from '../catalogue/category-details.ts';
import type { FolderProblem } from '../folder-problem.ts';
import type { CatalogueProduct } from '../../import/read/catalogue-product.ts';
import type { CategoriesFile } from '../schema/categories.ts';
import type { CheckedStore, StoreFile } from '../store-schema.ts';
import { COLLECTIONS } from '#contract/collection.ts';
import { isGendered } from '#contract/listing-query.ts';

type Product = Pick<CatalogueProduct, 'category' | 'visible' | 'genderKey' | 'attributes'>;

/** Links of bar and footer that pages leave out, since what they lead to is empty (11.filled-categories). */
export function emptyLinkNotes(
  { value: store, lineOf }: { value: StoreFile; lineOf: CheckedStore['lineOf'] },
  { categories, products }: { categories: CategoriesFile; products: readonly Product[] },
): FolderProblem[] {
  const shown = products.filter(({ visible }) => visible);
  const filled = namesOf(
    shown.flatMap(({ category, genderKey: gender }) => [category, ...(gender && isGendered(gender) ? [gender] : [])]),
  );
  const collected = namesOf(
    shown.flatMap(({ attributes }) => attributes.find(({ key }) => key === COLLECTIONS)?.value ?? []),
  );
  const isEmpty = (category: string) => !filled.has((categoryNamed(categories, category) ?? category).toLowerCase());
  const note = (path: readonly PropertyKey[], what: string) => ({
    file: 'store.yaml',
    line: lineOf(path),
    what: `${what} has no products that are shown yet: its link is not shown until it has`,
  });
  const links = (store.navigation ?? []).flatMap(({ category, collection }, index) => {
    const entry = `navigation, entry ${index + 1}:`;
    if (category !== undefined)
      return isEmpty(category) ? [note(['navigation', index, 'category'], `${entry} ${category}`)] : [];
    return collection === undefined || collected.has(collection.toLowerCase())
      ? []
      : [note(['navigation', index, 'collection'], `${entry} ${collection}`)];
  });
  const ofFooter = (store.footer?.categories ?? []).flatMap((name, index) =>
    isEmpty(name) ? [note(['footer', 'categories', index], `the footer's category ${name}`)] : [],
  );
  return [...links, ...ofFooter];
}

function namesOf(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map((name) => name.trim().toLowerCase()));
}
