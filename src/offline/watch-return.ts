import { SHELL_PATHS } from './paths.ts';
import { CART_KEY } from '#config.ts';
import { readStorage } from '#lib/read-storage.ts';
import { safeStorage } from '#lib/safe-storage.ts';

/** The cart's text when the connection went; '' when that is not known. */
const BEFORE_KEY = 'cart_before_offline';
/** They ask the store themselves. */
const CHECKED_PATHS = /^\/(?:cart|checkout)\/?$/;

/** When the connection is back, a cart that has changed without it is checked, and what the store says is told. */
export function watchReturn(): void {
  const storage = safeStorage('localStorage');
  const cart = () => readStorage('localStorage', CART_KEY) ?? '';
  const remember = (text: string) => storage.get(BEFORE_KEY) ?? storage.set(BEFORE_KEY, text);
  const look = () => {
    const before = storage.get(BEFORE_KEY);
    if (before === null) return;
    storage.set(BEFORE_KEY, null);
    if (before === cart() || CHECKED_PATHS.test(location.pathname)) return;
    // Asked again after the next time without a connection.
    import('./check-on-return.ts').then(({ checkOnReturn }) => checkOnReturn()).catch(() => remember(''));
  };
  const back = () => {
    changeNote();
    look();
  };
  if (navigator.onLine) back();
  // This page began without a connection, and may have added to the cart before this code was there.
  else remember('');
  addEventListener('offline', () => remember(cart()));
  addEventListener('online', back);
}

/** A kept page (worker/offline-page.ts) says that the connection is back, and goes on saying of when it is. */
function changeNote(): void {
  const state = document.querySelector<HTMLElement>('[data-kept] > [data-online]');
  if (!state) return;
  if (SHELL_PATHS.includes(location.pathname)) state.parentElement?.remove();
  else state.textContent = state.dataset.online ?? '';
}
