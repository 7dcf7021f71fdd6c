import type { APIRoute } from 'astro';

/** Pages that are not to be found say so themselves (noindex): what is not to be fetched could not be heard. */
export const GET: APIRoute = ({ locals: { origin } }) =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
