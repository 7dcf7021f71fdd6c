import type { FolderProducts } from '../read/read-products.ts';
import { collectionsInfo } from '../catalogue/collections.ts';
import type { CategoriesFile } from '../schema/categories.ts';
import type { CollectionsFile } from '../schema/collections.ts';
import { productIdOf } from '#store-api/shop/catalog/handle.ts';
import { plainPath, targetOf } from '#store-api/shop/catalog/redirects.ts';

/** The things of a shop that have an address. */
export interface Addresses {
  storeId: string;
  /** Names and slugs. */
  categories: readonly string[];
  /** Slugs. */
  collections: readonly string[];
  /** Slugs of policies/. */
  pages: readonly string[];
  /** Ids of products. */
  products: ReadonlySet<string>;
  /** There may be products that could not be read. */
  mayHaveMore: boolean;
}

interface Folder {
  storeId: string | undefined;
  categories: CategoriesFile | undefined;
  collections: CollectionsFile | undefined;
  pages: readonly string[];
  found: FolderProducts;
}

/** Undefined where the shop's id, or a file that it takes, cannot be read. */
export function addressesOf({ storeId, categories, collections, pages, found }: Folder): Addresses | undefined {
  if (storeId === undefined || !categories || !collections) return undefined;
  const handles = found.products.flatMap(({ handle, formerHandle = handle }) => [handle, formerHandle]);
  return {
    storeId,
    categories: categories.flatMap(({ name, slug }) => [name, slug ?? name]),
    collections: (collectionsInfo(collections) ?? []).map(({ slug }) => slug),
    pages,
    products: new Set(handles.map((one) => productIdOf(storeId, one))),
    mayHaveMore: found.mayHaveMore,
  };
}

/** Pages that every shop has. */
const OWN = [
  ...['/', '/products', '/search', '/filters', '/cart', '/checkout', '/payment', '/orders', '/order-success'],
  ...['/track-order', '/contact', '/account', '/login', '/register', '/forgot-password', '/reset-password'],
  ...['/wishlist', '/404', '/api-test'],
];

/** Whether a page answers there, or may: that of a product that could not be read. */
export function mayBeAddress(to: string, shop: Addresses): boolean {
  return isAddress(to, shop) || (shop.mayHaveMore && /^\/product\/[^/]+$/.test(pathOf(to)));
}

/** Whether a page answers there; a product may be named by its handle. */
export function isAddress(to: string, { storeId, categories, collections, pages, products }: Addresses): boolean {
  const path = pathOf(to);
  const [, id] = /^\/product\/([^/]+)$/.exec(pathOf(targetOf(to, storeId))) ?? [];
  if (id !== undefined) return products.has(id);
  const query = new URL(to, 'http://shop').searchParams;
  const [category, collection] = [query.get('category'), query.get('collection')];
  if (path === '/products' && collection !== null) return collections.includes(collection);
  if (path === '/products' && category !== null)
    return ['all', ...categories.map((name) => name.toLowerCase())].includes(category.toLowerCase());
  return OWN.includes(path) || pages.includes(path.slice(1));
}

export function pathOf(address: string): string {
  return plainPath(address.replace(/[?#].*$/s, ''));
}
