/**
 * What the mailed link carries. It leaves the address bar at once, so that it is neither copied nor sent on; the
 * history entry keeps it, so that a reload does not cost the shopper the link.
 */
export function takeResetToken(): string | undefined {
  const asked = new URLSearchParams(location.search).get('token');
  if (asked) history.replaceState({ ...history.state, resetToken: asked }, '', location.pathname);
  const kept: unknown = history.state?.resetToken;
  return typeof kept === 'string' ? kept : undefined;
}

export function dropResetToken(): void {
  history.replaceState(null, '', location.pathname);
}
