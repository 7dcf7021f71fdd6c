import { safePath, withQuery } from '#lib/urls.ts';

/** `/login?redirect=/checkout`; a way back to '/' is not worth naming. */
export function loginPath(origin: string): string {
  const back = safePath(origin);
  return withQuery('/login', { redirect: back === '/' ? undefined : back });
}

/** Where a sign-in leads: the remembered path of this site, or '/'. */
export function afterSignIn(search: string): string {
  return safePath(new URLSearchParams(search).get('redirect'));
}
