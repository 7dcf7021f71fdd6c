/** The owner may correct it: browsers would keep a 301 without an age for good. */
const MAX_AGE_S = 3_600;

/** Is this the answer for an address that the shop does not have? A policy that is none leads to /404. */
export function isMissing({ status, headers }: Response): boolean {
  return status === 404 || status === 410 || (status === 302 && headers.get('location') === '/404');
}

/** To the new address; a query that came along stays unless the new address has one of its own. */
export function redirectTo(target: string, { search }: URL): Response {
  const location = target.includes('?') ? target : target.replace(/(?=#|$)/, search);
  return new Response(null, { status: 301, headers: { location, 'cache-control': `public, max-age=${MAX_AGE_S}` } });
}
