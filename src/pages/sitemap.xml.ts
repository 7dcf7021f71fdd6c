import type { APIRoute } from 'astro';
import { SITEMAP_TYPE, sitemapIndex } from '#seo/feeds/sitemap.ts';
import { comeAgain, wholeXml } from '#seo/feeds/stream-xml.ts';

/** The index of this host's sitemaps. */
export const GET: APIRoute = async ({ request, locals: { catalogue, origin } }) => {
  try {
    const since = await catalogue.unchangedSince();
    return wholeXml(request, since, SITEMAP_TYPE, sitemapIndex(origin, await catalogue.count()));
  } catch {
    return comeAgain();
  }
};
