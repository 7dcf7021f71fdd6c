import { type Addresses, mayBeAddress, meantAddress, pathOf } from './addresses.ts';
import type { FolderProblem } from '../folder-problem.ts';
import { parseRedirects, plainPath, targetOf } from '#store-api/shop/catalog/redirects.ts';
import type { PolicyPage } from '#store-api/shop/stores/applied-folder.ts';

type Pages = Record<string, PolicyPage>;

/** A link to a path of the shop, from the sign before its address on. */
const PATH_LINK = /(<a\b[^>]*?\shref=["'])(\/(?!\/)[^"']*)/gi;

/** The pages with links to products that name them by their handles, as navigation and redirects.txt may. */
export function withProductLinks(pages: Pages, storeId: string | undefined): Pages {
  if (storeId === undefined) return pages;
  return Object.fromEntries(
    Object.entries(pages).map(([slug, page]) => [
      slug,
      {
        ...page,
        html: page.html.replace(PATH_LINK, (_, before: string, to: string) => before + targetOf(to, storeId)),
      },
    ]),
  );
}

const LINK = /<a\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

interface LinksOf {
  shop: Addresses;
  redirects: string;
  /** That of the shop, once it has one. */
  origin: string | undefined;
}

/** Links of the pages to pages of the shop, as they are written, that lead nowhere. */
export function pageLinkNotes(pages: Pages, { shop, redirects, origin = 'http://shop' }: LinksOf): FolderProblem[] {
  const old = new Set(parseRedirects(redirects).map(({ from }) => from));
  return Object.entries(pages).flatMap(([slug, { file, source, html }]) =>
    [...html.matchAll(LINK)].flatMap(([, double, single, bare]) => {
      const link = double ?? single ?? bare ?? '';
      const written = link.replaceAll('&amp;', '&');
      const to = pathIn(written, `${origin}/${slug}`);
      if (to === undefined || mayBeAddress(to, shop) || old.has(pathOf(to)) || isFile(to)) return [];
      const at = [link, written, plainPath(written)].map((text) => source.indexOf(text)).find((found) => found >= 0);
      const line = at === undefined ? undefined : source.slice(0, at).split('\n').length;
      const page = pathOf(to).replace(PAGE_FILE, '');
      const hint = PAGE_FILE.test(pathOf(to))
        ? `: a page is named without its suffix, such as ${page}`
        : meantAddress(to, shop);
      return [{ file: `policies/${file}`, line, what: `the link ${written} leads to no page of the shop${hint}` }];
    }),
  );
}

const PAGE_FILE = /\.(?:md|html)$/;

/** A file that may be served beside the shop, such as /sizes.pdf. */
function isFile(to: string): boolean {
  return /\.\w+$/.test(pathOf(to)) && !PAGE_FILE.test(pathOf(to));
}

/**
 * The path and query to which a link of the page at `base` leads; undefined where that is not within the shop, or not
 * known.
 */
function pathIn(link: string, base: string): string | undefined {
  if (!URL.canParse(link, base)) return undefined;
  const { origin, pathname, search } = new URL(link, base);
  return link.startsWith('#') || link.includes('{{') || origin !== new URL(base).origin ? undefined : pathname + search;
}
