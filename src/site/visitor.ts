import { showCount } from '#cart/badge.ts';
import { countItems, decodeLines } from '#cart/line.ts';
import { CART_KEY, TOKEN_KEY, WISHLIST_KEY } from '#config.ts';

/** Badge, account button and guard, from storage: before the first paint, and whenever another tab or the way back changed it. */
export function showVisitor(): void {
  refresh();
  addEventListener('storage', refresh);
  addEventListener('pageshow', (event) => event.persisted && refresh());
  // A page made ready in the background has read what was there then.
  document.addEventListener('prerenderingchange', () => {
    for (const key of [CART_KEY, TOKEN_KEY, WISHLIST_KEY]) dispatchEvent(new StorageEvent('storage', { key, newValue: read(key) }));
  });
}

function refresh(): void {
  const { dataset } = document.documentElement;
  dataset.session = read(TOKEN_KEY) ? 'in' : 'out';
  if ('guarded' in dataset && dataset.session === 'out') location.replace(`/login?redirect=${encodeURIComponent(location.pathname + location.search)}`);
  showCount(countItems(decodeLines(read(CART_KEY))));
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
