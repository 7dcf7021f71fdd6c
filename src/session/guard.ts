import { safePath, withQuery } from '#lib/urls.ts';

/** `/login?redirect=/checkout`; a way back to '/' is not worth naming. */
export function loginPath(origin: string): string {
  return withWayBack('/login', safePath(origin));
}

/** Where a sign-in leads: the remembered path of this site, or '/'. */
export function afterSignIn(search: string): string {
  return safePath(new URLSearchParams(search).get('redirect'));
}

/** Where a registration leads: on the way to somewhere to the sign-in that goes on there, else to '/'. */
export function afterRegistration(search: string): string {
  const back = afterSignIn(search);
  return back === '/' ? '/' : loginPath(back);
}

/** The registration that leads on as a sign-in with this query does. */
export function registerPath(search: string): string {
  return withWayBack('/register', afterSignIn(search));
}

function withWayBack(path: string, back: string): string {
  return withQuery(path, { redirect: back === '/' ? undefined : back });
}

/** One of the few ways on that many visitors have, so that the page that names it is worth caching. */
export function isCommonWay(search: string): boolean {
  return ['/', '/checkout', '/orders', '/account'].includes(afterSignIn(search));
}
