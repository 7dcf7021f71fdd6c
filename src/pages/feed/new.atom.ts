import type { APIRoute } from 'astro';
import { ATOM_TYPE, atomFeed, MAX_ENTRIES } from '#seo/feeds/atom-feed.ts';
import { comeAgain, wholeXml } from '#seo/feeds/stream-xml.ts';
import { can } from '#site/store.ts';
import { productsEndpoint } from '#contract/endpoints/catalog/products.ts';

/** The newest products; on a backend that cannot sort, the newest among its first. */
export const GET: APIRoute = async ({ request, locals: { api, catalogue, origin, store } }) => {
  if (store.failed) return comeAgain();
  try {
    const since = await catalogue.unchangedSince();
    const { data } = await api(productsEndpoint, {
      query: {
        limit: MAX_ENTRIES,
        ...(can(store, 'filters') ? { sort: 'newest' as const } : {}),
      },
    });
    return wholeXml(request, since, ATOM_TYPE, atomFeed(store, origin, data));
  } catch {
    return comeAgain();
  }
};
