import type { APIRoute } from 'astro';
import { indexedPages } from '#site/crawlers/feeds/sitemap-pages.ts';
import { pageSitemap, SITEMAP_TYPE } from '#site/crawlers/feeds/sitemap.ts';
import { comeAgain, wholeXml } from '#site/crawlers/feeds/stream-xml.ts';

/** Front page, listings, policies and contact. */
export const GET: APIRoute = async ({ request, locals: { api, catalogue, origin, store } }) => {
  if (store.failed) return comeAgain();
  try {
    const since = await catalogue.unchangedSince();
    return wholeXml(request, since, SITEMAP_TYPE, pageSitemap(origin, await indexedPages(store, api)));
  } catch {
    return comeAgain();
  }
};
