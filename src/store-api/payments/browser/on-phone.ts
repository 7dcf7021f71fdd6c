/** Does the request come from a phone, which opens payment apps itself? Client hints first, where the browser sends them. */
export function isOnPhone(headers: Headers): boolean {
  const hint = headers.get('sec-ch-ua-mobile');
  if (hint === '?1') return true;
  return hint === null && /Android|iPhone|iPod|Windows Phone|\bMobile\b/i.test(headers.get('user-agent') ?? '');
}
