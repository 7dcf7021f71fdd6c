import type { APIRoute } from 'astro';
import { monogramOf } from '#site/icons.ts';

/** The store's first letter; one that has a mark of its own links to that instead. */
export const GET: APIRoute = ({ locals: { store } }) =>
  new Response(monogramOf(store), {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': store.failed ? 'no-store' : 'public, max-age=3600',
    },
  });
