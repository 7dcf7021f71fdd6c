import { categoryNamed } from './catalogue/category-details.ts';
import { isNone, type KnownCategories } from './catalogue/known-categories.ts';
import type { FolderProblem } from './folder-problem.ts';
import { nearHint } from './near-hint.ts';
import type { CategoriesFile } from './schema/categories.ts';
import type { CheckedStore, StoreFile } from './store-schema.ts';

/** Pages that every shop has. */
export const OWN_PAGES = ['contact', 'track-order'];
const CATEGORIES_IN_FOOTER = 3;

/** The footer of the folder, or the first categories and every page. */
export function footerOf(
  footer: StoreFile['footer'],
  categories: CategoriesFile,
  policies: readonly string[],
): { categories: string[]; pages: string[] } {
  return {
    categories:
      footer?.categories?.map((name) => categoryNamed(categories, name) ?? name) ??
      categories.slice(0, CATEGORIES_IN_FOOTER).map(({ name }) => name),
    pages: footer?.pages ?? [...OWN_PAGES, ...policies],
  };
}

/** Behind a page that is none. */
export function pageHint(page: string, policies: readonly string[]): string {
  return nearHint(page, [...OWN_PAGES, ...policies], `: ${OWN_PAGES.join(', ')} are there always`);
}

/** Categories and pages that the footer names and the folder does not have. */
export function footerProblems(
  store: CheckedStore | undefined,
  categories: Pick<KnownCategories, 'named' | 'mayBe'>,
  policies: readonly string[],
): FolderProblem[] {
  const { categories: named = [], pages = [] } = store?.right?.footer ?? {};
  const categoryNames = categories.named.map((one) => one.name);
  const problem = (key: string, index: number, what: string) => ({
    file: 'store.yaml',
    line: store?.lineOf(['footer', key, index]),
    what,
  });
  return [
    ...named.flatMap((name, index) =>
      isNone(name, categories)
        ? [
            problem(
              'categories',
              index,
              `the footer's category ${name} is not in categories.yaml${nearHint(name, categoryNames)}`,
            ),
          ]
        : [],
    ),
    ...pages.flatMap((slug, index) =>
      [...OWN_PAGES, ...policies].includes(slug)
        ? []
        : [problem('pages', index, `the footer's page ${slug} is not in policies/${pageHint(slug, policies)}`)],
    ),
  ];
}
