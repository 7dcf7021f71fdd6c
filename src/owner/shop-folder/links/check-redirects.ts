import type { FolderProblem } from '../folder-problem.ts';
import { parseRedirects, plainPath, type Redirect, targetOf } from '#store-api/shop/catalog/redirects.ts';

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
}

const FILE = 'redirects.txt';
/** Pages that every shop has. */
const OWN = [
  ...['/', '/products', '/search', '/filters', '/cart', '/checkout', '/payment', '/orders', '/order-success'],
  ...['/track-order', '/contact', '/account', '/login', '/register', '/forgot-password', '/reset-password'],
  ...['/wishlist', '/404', '/api-test'],
];

/** Lines that are wrong, never asked for, lead in circles, lead on, or lead nowhere. */
export function checkRedirects(text: string, shop: Addresses): FolderProblem[] {
  const problems: FolderProblem[] = [];
  const report = (line: number, what: string) => void problems.push({ file: FILE, line, what });
  const redirects = parseRedirects(text, report);
  const byOld = new Map<string, Redirect>();
  for (const one of redirects) {
    const earlier = byOld.get(one.from);
    if (earlier) report(one.line, `${one.from} stands in line ${earlier.line} already`);
    else byOld.set(one.from, one);
  }
  for (const one of byOld.values()) {
    const what = problemOf(one, byOld, shop);
    if (what !== undefined) report(one.line, what);
  }
  return problems;
}

function problemOf({ from, to }: Redirect, byOld: ReadonlyMap<string, Redirect>, shop: Addresses): string | undefined {
  if (isAddress(from, shop)) return `${from} is a page of the shop, and is never redirected`;
  const end = endOf(to, byOld, shop);
  if (end === undefined) return `${from} leads in a circle`;
  if (end !== to) return `${to} leads on: write ${end} here too`;
  return isAddress(to, shop) ? undefined : `${to} is no page of the shop`;
}

/** Where a chain of lines ends; undefined for a circle. */
function endOf(to: string, byOld: ReadonlyMap<string, Redirect>, shop: Addresses): string | undefined {
  const met = new Set<string>();
  let at = to;
  for (;;) {
    const path = pathOf(at);
    if (met.has(path)) return undefined;
    met.add(path);
    const next = byOld.get(path);
    if (!next || isAddress(path, shop)) return at;
    at = next.to;
  }
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

function pathOf(address: string): string {
  return plainPath(address.replace(/[?#].*$/s, ''));
}
