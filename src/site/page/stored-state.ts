import { showCount } from '#cart/badge.ts';
import { countItems, decodeLines } from '#cart/line.ts';
import { CART_KEY, TOKEN_KEY } from '#config.ts';
import { readStorage } from '#lib/read-storage.ts';
import { root } from '#islands/page-root.ts';

/**
 * Badge, account button and guard, from storage: before the first paint, and whenever another tab or the way back may
 * have changed it. A page made ready in the background is shown by a `pageshow` of its own, for whoever waits for one.
 */
export function applyStoredState(): void {
  refresh();
  addEventListener('storage', refresh);
  // The first one, of a page that just came, is `false` and tells nothing new.
  addEventListener('pageshow', ({ persisted }) => persisted === false || refresh());
  document.addEventListener('prerenderingchange', () => dispatchEvent(new Event('pageshow')));
}

function refresh(): void {
  const { dataset } = root;
  dataset.session = readStorage('localStorage', TOKEN_KEY) ? 'in' : 'out';
  if ('guarded' in dataset && dataset.session === 'out')
    location.replace(`/login?redirect=${encodeURIComponent(location.pathname + location.search)}`);
  showCount(countItems(decodeLines(readStorage('localStorage', CART_KEY))));
}
