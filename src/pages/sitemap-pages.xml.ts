import type { APIRoute } from 'astro';
import { indexedPages } from '#seo/feeds/sitemap-pages.ts';
import { pageSitemap, SITEMAP_TYPE } from '#seo/feeds/sitemap.ts';
import { comeAgain, wholeXml } from '#seo/feeds/stream-xml.ts';

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
