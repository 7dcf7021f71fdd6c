import type { APIRoute } from 'astro';
import { googleFeed } from '#seo/feeds/google-feed.ts';
import { comeAgain, streamXml } from '#seo/feeds/stream-xml.ts';

/** The catalogue for Google Merchant Center. */
export const GET: APIRoute = async ({ request, locals: { catalogue, origin, store } }) => {
  if (store.failed) return comeAgain();
  return streamXml(request, await catalogue.unchangedSince(), () => googleFeed(store, origin, catalogue.products()));
};
