import { SHELL_PATHS } from '../paths.ts';
import { storedBuilds, pagesOf } from './names.ts';

/** Listings and searches differ by what stands behind the `?`; of other pages it names a choice or a campaign. */
const READS_QUERY = /^\/(?:products|search|filters)$/;

/** The page as it was seen last, of this build or one before. */
export async function findPage(address: string): Promise<Response | undefined> {
  for (const ignoreSearch of READS_QUERY.test(new URL(address).pathname) ? [false] : [false, true])
    for (const build of await storedBuilds()) {
      const kept = await caches.match(address, { cacheName: pagesOf(build), ignoreSearch });
      if (kept) return kept;
    }
  return undefined;
}

/** The addresses of the pages seen last, the newest first, each with its page; cart and wishlist are always there. */
export async function seenPages(count: number): Promise<[address: string, html: string][]> {
  const found = new Map<string, string>();
  for (const build of await storedBuilds()) {
    const cache = await caches.open(pagesOf(build));
    for (const { url } of [...(await cache.keys())].reverse()) {
      if (found.size === count) break;
      const isNone = found.has(url) || SHELL_PATHS.includes(new URL(url).pathname);
      const kept = isNone ? undefined : await cache.match(url);
      if (kept) found.set(url, await kept.text());
    }
  }
  return [...found];
}
