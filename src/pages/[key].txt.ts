import type { APIRoute } from 'astro';
import { environment } from '#api-client/open-backend.ts';

/** Proves to IndexNow that who tells it of changed pages owns the shop; every other text file is an unknown page. */
export const GET: APIRoute = ({ params, redirect }) =>
  environment.INDEXNOW_KEY && params.key === environment.INDEXNOW_KEY
    ? new Response(environment.INDEXNOW_KEY, {
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
      })
    : redirect('/404', 302);
