import type { APIRoute } from 'astro';
import worker from 'virtual:service-worker';
import { environment } from '#api-client/open-backend.ts';
import { NO_PAGE_POLICY } from '#lib/security-headers.ts';

/**
 * The service worker, or with SERVICE_WORKER=off the one that removes it. Browsers ask at each navigation whether it
 * has changed, and mostly get 304. It asks for pages, files and pictures of this origin, and forwards a browser's call
 * for a size guide to whichever origin has the API.
 */
export const GET: APIRoute = ({ request }) => {
  const isOff = environment.SERVICE_WORKER === 'off';
  const etag = `"${worker.buildId}${isOff ? '-off' : ''}"`;
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': `${NO_PAGE_POLICY}; connect-src *`,
    etag,
  };
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(isOff ? worker.removal : worker.script, { headers });
};
