import { showCount } from '#cart/badge.ts';
import { countItems, decodeLines } from '#cart/line.ts';
import { CART_KEY, TOKEN_KEY } from '#config.ts';
import { readStorage } from '#lib/read-storage.ts';
import { root } from '#islands/page-root.ts';

/**
 * Sets cart badge and session from storage, as the head script did for the first frame, and again when another tab or
 * the back-forward cache may have changed it; sends guests away from guarded pages. A prerendered page dispatches
 * `pageshow` when it is shown, for code that waits for one.
 */
export function applyStoredState(): void {
  refresh();
  addEventListener('storage', refresh);
  // Of a page that was just loaded, `persisted` is false and nothing has changed.
  addEventListener('pageshow', ({ persisted }) => !persisted || refresh());
  document.addEventListener('prerenderingchange', () => dispatchEvent(new Event('pageshow')));
}

function refresh(): void {
  const { dataset } = root;
  dataset.session = readStorage('localStorage', TOKEN_KEY) ? 'in' : 'out';
  if ('guarded' in dataset && dataset.session === 'out')
    location.replace(`/login?redirect=${encodeURIComponent(location.pathname + location.search)}`);
  showCount(countItems(decodeLines(readStorage('localStorage', CART_KEY))));
}
