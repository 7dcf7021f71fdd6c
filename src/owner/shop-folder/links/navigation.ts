import { categoryNamed } from '../catalogue/category-details.ts';
import type { KnownCollections } from '../catalogue/collections.ts';
import { isNone, type KnownCategories } from '../catalogue/known-categories.ts';
import { OWN_PAGES, pageHint } from '../footer.ts';
import { nearHint } from '../near-hint.ts';
import type { FolderProblem } from '../folder-problem.ts';
import type { CategoriesFile } from '../schema/categories.ts';
import type { CheckedStore, StoreFile } from '../store-schema.ts';
import { targetOf } from '#store-api/shop/catalog/redirects.ts';
import type { WireStoreInfo } from '#contract/store-info.ts';

type Link = NonNullable<StoreFile['navigation']>[number];

/** The links as the store's record has them: the pages know addresses of categories and collections. */
export function navigationInfo(
  { id, navigation }: Pick<StoreFile, 'id' | 'navigation'>,
  categories: CategoriesFile,
): WireStoreInfo['navigation'] {
  return navigation?.map(({ page, category, path, ...link }) => {
    if (page !== undefined) return { ...link, path: `/${page}` };
    if (path !== undefined) return { ...link, path: targetOf(path, id) };
    return category === undefined ? link : { ...link, category: categoryNamed(categories, category) ?? category };
  });
}

/** The links as store.yaml states them: a page by its name wherever a path is one's. */
export function navigationToWrite({ navigation, policies = {} }: WireStoreInfo): Link[] | undefined {
  return navigation?.map(({ path, ...link }) => {
    const page = [...OWN_PAGES, ...Object.keys(policies)].find((slug) => `/${slug}` === path);
    return page === undefined ? { ...link, path } : { ...link, page };
  });
}

function hint(name: string, named: readonly { name: string }[]): string {
  return nearHint(
    name,
    named.map((one) => one.name),
  );
}

interface Named {
  categories: Pick<KnownCategories, 'named' | 'mayBe'>;
  collections: KnownCollections;
  policies: readonly string[];
  isAddress: (path: string) => boolean;
  meant: (path: string) => string;
}

/** The problems of links that name what the folder does not have. */
export function navigationProblems(
  store: CheckedStore | undefined,
  { categories, collections, policies, isAddress, meant }: Named,
): FolderProblem[] {
  const problem = (index: number, key: string, what: string) => ({
    file: 'store.yaml',
    line: store?.lineOf(['navigation', index, key]),
    what: `navigation, entry ${index + 1}: ${what}`,
  });
  return (store?.right?.navigation ?? []).flatMap(({ category, collection, page, path }, index) => {
    if (category !== undefined && isNone(category, categories))
      return [
        problem(
          index,
          'category',
          `the category ${category} is not in categories.yaml${hint(category, categories.named)}`,
        ),
      ];
    const isKnown = collections.named.some(({ name }) => name === collection);
    if (collection !== undefined && !isKnown && !collections.mayBe(collection))
      return [
        problem(
          index,
          'collection',
          `the collection ${collection} is not in collections.yaml${hint(collection, collections.named)}`,
        ),
      ];
    if (path !== undefined && !isAddress(path))
      return [problem(index, 'path', `${path} is no page of the shop${meant(path)}`)];
    return page !== undefined && ![...OWN_PAGES, ...policies].includes(page)
      ? [problem(index, 'page', `the page ${page} is not in policies/${pageHint(page, policies)}`)]
      : [];
  });
}
