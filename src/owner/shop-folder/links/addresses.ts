import type { FolderProducts } from '../read/read-products.ts';
import { collectionsInfo, type KnownCollections } from '../catalogue/collections.ts';
import type { KnownCategories } from '../catalogue/known-categories.ts';
import type { MayBe } from '../read/unread-names.ts';
import { productIdOf, toHandle } from '#store-api/shop/catalog/handle.ts';
import { plainPath, targetOf } from '#store-api/shop/catalog/redirects.ts';

/** The things of a shop that have an address. */
export interface Addresses {
  storeId: string;
  /** Names and slugs. */
  categories: readonly string[];
  collections: readonly { name: string; slug: string }[];
  /** Slugs of policies/. */
  pages: readonly string[];
  /** Ids of products. */
  products: ReadonlySet<string>;
  /** Whether a name in an address may be that of one that could not be read. */
  mayBe: Record<'category' | 'collection' | 'product', MayBe>;
}

interface Folder {
  /** Undefined where it cannot be read. */
  storeId: string | undefined;
  categories: Pick<KnownCategories, 'named' | 'mayBeSlug'>;
  collections: KnownCollections;
  pages: readonly string[];
  found: FolderProducts;
}

export function addressesOf({ storeId = '', categories, collections, pages, found }: Folder): Addresses {
  const handles = found.products.flatMap(({ handle, formerHandle = handle }) => [handle, formerHandle]);
  return {
    storeId,
    categories: categories.named.flatMap(({ name, slug }) => [name, slug ?? name]),
    collections: collectionsInfo(collections.named) ?? [],
    pages,
    products: new Set(handles.map((one) => productIdOf(storeId, one))),
    mayBe: {
      category: categories.mayBeSlug,
      collection: collections.mayBe,
      // The eight signs before a handle are made of the shop's id.
      product: (name) =>
        found.mayBe.handle(name) || (storeId === '' && handles.some((one) => name.endsWith(`-${one}`))),
    },
  };
}

/** Pages that every shop has. */
const OWN = [
  ...['/', '/products', '/search', '/filters', '/cart', '/checkout', '/payment', '/orders', '/order-success'],
  ...['/track-order', '/contact', '/account', '/login', '/register', '/forgot-password', '/reset-password'],
  ...['/wishlist', '/404', '/api-test'],
];

/** Whether a page answers there, or may: that of something that could not be read. */
export function mayBeAddress(to: string, shop: Addresses): boolean {
  if (isAddress(to, shop)) return true;
  const path = pathOf(to);
  const [, product] = /^\/product\/(?:[0-9a-f]{8}-)?([^/]+)$/.exec(path) ?? [];
  if (product !== undefined) return shop.mayBe.product(product);
  const query = new URL(to, 'http://shop').searchParams;
  return (['category', 'collection'] as const).some((kind) => {
    const name = query.get(kind);
    return path === '/products' && name !== null && shop.mayBe[kind](name);
  });
}

/** Whether a page answers there; a product may be named by its handle. */
export function isAddress(to: string, { storeId, categories, collections, pages, products }: Addresses): boolean {
  const path = pathOf(to);
  const [, id] = /^\/product\/([^/]+)$/.exec(pathOf(targetOf(to, storeId))) ?? [];
  if (id !== undefined) return products.has(id);
  const query = new URL(to, 'http://shop').searchParams;
  const [category, collection] = [query.get('category'), query.get('collection')];
  if (path === '/products' && collection !== null) return collections.some(({ slug }) => slug === collection);
  if (path === '/products' && category !== null)
    return ['all', ...categories.map((name) => name.toLowerCase())].includes(category.toLowerCase());
  return OWN.includes(path) || pages.includes(path.slice(1));
}

/** The end of what is said of an address that is none: which is meant, where a collection's name stands in it. */
export function meantAddress(to: string, { collections }: Pick<Addresses, 'collections'>): string {
  const given = new URL(to, 'http://shop').searchParams.get('collection');
  if (pathOf(to) !== '/products' || given === null) return '';
  const meant = toHandle(given);
  const found = collections.find(({ name, slug }) => slug === meant || toHandle(name) === meant);
  return found ? `: did you mean /products?collection=${found.slug}?` : '';
}

export function pathOf(address: string): string {
  return plainPath(address.replace(/[?#].*$/s, ''));
}
