import { type Addresses, mayBeAddress, pathOf } from './addresses.ts';
import type { FolderProblem } from '../folder-problem.ts';
import { parseRedirects, targetOf } from '#store-api/shop/catalog/redirects.ts';
import type { PolicyPage } from '#store-api/shop/stores/applied-folder.ts';

type Pages = Record<string, PolicyPage>;

/** A link to a path of the shop, from the sign before its address on. */
const LINK = /(<a\b[^>]*?\shref=["'])(\/(?!\/)[^"']*)/gi;

/** The pages with links to products that name them by their handles, as navigation and redirects.txt may. */
export function withProductLinks(pages: Pages, storeId: string | undefined): Pages {
  if (storeId === undefined) return pages;
  return Object.fromEntries(
    Object.entries(pages).map(([slug, page]) => [
      slug,
      { ...page, html: page.html.replace(LINK, (_, before: string, to: string) => before + targetOf(to, storeId)) },
    ]),
  );
}

/** Links of the pages, as they are written, that lead nowhere. Files, which have a suffix, may be there. */
export function pageLinkNotes(pages: Pages, shop: Addresses, redirects: string): FolderProblem[] {
  const old = new Set(parseRedirects(redirects).map(({ from }) => from));
  return Object.values(pages).flatMap(({ file, source, html }) =>
    [...html.matchAll(LINK)].flatMap(([, , link = '']) => {
      const to = link.replaceAll('&amp;', '&');
      if (mayBeAddress(to, shop) || old.has(pathOf(to)) || /\.\w+$/.test(pathOf(to))) return [];
      const at = [link, to, decodeURI(to)].map((text) => source.indexOf(text)).find((found) => found >= 0);
      const line = at === undefined ? undefined : source.slice(0, at).split('\n').length;
      return [{ file: `policies/${file}`, line, what: `the link ${to} leads to no page of the shop` }];
    }),
  );
}
