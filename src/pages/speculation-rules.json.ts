import type { APIRoute } from 'astro';
import { speculationRules } from '#site/page/speculation.ts';

/** Cached for an hour, and not at all where the store's record, which names the policies, could not be loaded. */
export const GET: APIRoute = ({ locals: { store } }) =>
  new Response(JSON.stringify(speculationRules(store)), {
    headers: {
      'content-type': 'application/speculationrules+json',
      'cache-control': store.failed ? 'no-store' : 'public, max-age=3600',
    },
  });
