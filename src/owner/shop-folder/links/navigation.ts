import type { Checked } from '../read/check-yaml.ts';
import { OWN_PAGES } from '../footer.ts';
import type { FolderProblem } from '../folder-problem.ts';
import type { StoreFile } from '../store-schema.ts';
import type { WireStoreInfo } from '#contract/store-info.ts';

type Link = NonNullable<StoreFile['navigation']>[number];

/** The links as the store's record has them: the pages know addresses of categories and collections. */
export function navigationInfo(navigation: StoreFile['navigation']): WireStoreInfo['navigation'] {
  return navigation?.map(({ page, ...link }) => (page === undefined ? link : { ...link, path: `/${page}` }));
}

/** The links as store.yaml states them: a page by its name wherever a path is one's. */
export function navigationToWrite({ navigation, policies = {} }: WireStoreInfo): Link[] | undefined {
  return navigation?.map(({ path, ...link }) => {
    const page = [...OWN_PAGES, ...Object.keys(policies)].find((slug) => `/${slug}` === path);
    return page === undefined ? { ...link, path } : { ...link, page };
  });
}

interface Named {
  /** Undefined where the file cannot be read. */
  categories: readonly string[] | undefined;
  collections: readonly string[];
  policies: readonly string[];
}

/** The problems of links that name what the folder does not have. */
export function navigationProblems(
  store: Checked<StoreFile> | undefined,
  { categories, collections, policies }: Named,
): FolderProblem[] {
  const problem = (index: number, key: string, what: string) => ({
    file: 'store.yaml',
    line: store?.lineOf(['navigation', index, key]),
    what: `navigation, entry ${index + 1}: ${what}`,
  });
  return (store?.value?.navigation ?? []).flatMap(({ category, collection, page }, index) => {
    if (category !== undefined && categories?.includes(category) === false)
      return [problem(index, 'category', `the category ${category} is not in categories.yaml`)];
    if (collection !== undefined && !collections.includes(collection))
      return [problem(index, 'collection', `the collection ${collection} is not in collections.yaml`)];
    return page !== undefined && ![...OWN_PAGES, ...policies].includes(page)
      ? [problem(index, 'page', `the page ${page} is not in policies/: ${OWN_PAGES.join(', ')} are there always`)]
      : [];
  });
}
