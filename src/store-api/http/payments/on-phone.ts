/**
 * Does the request come from a phone, which can open payment apps? The client hint counts where the browser sends it.
 */
export function isOnPhone(headers: Headers): boolean {
  const hint = headers.get('sec-ch-ua-mobile');
  if (hint === '?1') return true;
  return hint === null && /Android|iPhone|iPod|Windows Phone|\bMobile\b/i.test(headers.get('user-agent') ?? '');
}
