import type { APIRoute } from 'astro';
import * as seoText from '#seo/text.ts';
import { fileCount, PRODUCTS_A_FILE, productSitemap } from '#seo/feeds/sitemap.ts';
import { comeAgain, streamXml } from '#seo/feeds/stream-xml.ts';

/** One range of 50,000 products. */
export const GET: APIRoute = async ({ request, params: { part = '' }, locals: { catalogue, origin } }) => {
  try {
    const since = await catalogue.unchangedSince();
    const file = /^[1-9]\d{0,5}$/.test(part) ? Number(part) : 0;
    if (file === 0 || file > fileCount(await catalogue.count()))
      return new Response(seoText.noSitemap, { status: 404 });
    const range = { offset: (file - 1) * PRODUCTS_A_FILE, limit: PRODUCTS_A_FILE };
    return await streamXml(request, since, () => productSitemap(origin, catalogue.addresses(range)));
  } catch {
    return comeAgain();
  }
};
