import type { APIRoute } from 'astro';
import { manifestOf } from '#site/manifest.ts';

/** Cached for an hour, and not at all where the store's record could not be loaded. */
export const GET: APIRoute = ({ locals: { store } }) =>
  new Response(JSON.stringify(manifestOf(store)), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': store.failed ? 'no-store' : 'public, max-age=3600',
    },
  });
