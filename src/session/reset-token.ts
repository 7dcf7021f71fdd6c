/**
 * The token of the mailed link. It leaves the address bar at once, so that it is neither copied nor sent on; the
 * history entry keeps it, so that a reload does not cost the shopper the link.
 */
export function readResetToken(): string | undefined {
  const token = new URLSearchParams(location.search).get('token');
  if (token) history.replaceState({ ...history.state, resetToken: token }, '', location.pathname);
  const saved: unknown = (history.state as { resetToken?: unknown } | null)?.resetToken;
  return typeof saved === 'string' ? saved : undefined;
}

export function dropResetToken(): void {
  history.replaceState(null, '', location.pathname);
}
