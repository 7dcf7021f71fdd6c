import { WORKER_PATH } from './paths.ts';
import { CART_KEY, WISHLIST_KEY } from '#config.ts';
import { readStorage } from '#lib/read-storage.ts';
import { savesData } from '#lib/net/connection.ts';

/**
 * Registers the service worker when the page is idle. It gets what a first page has loaded, and on each page the
 * pictures of cart and wishlist. Who saves data has none, unless the shop is installed.
 */
export function registerWorker(): void {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker || (savesBytes() && !isInstalled())) return;
  const isFirst = !serviceWorker.controller;
  // Safari has no requestIdleCallback.
  ((self as Partial<Window>).requestIdleCallback ?? setTimeout)(() => {
    (isFirst ? serviceWorker.register(WORKER_PATH).then(() => serviceWorker.ready) : serviceWorker.ready)
      .then(({ active }) => active?.postMessage([...(isFirst ? loaded() : []), ...ownPictures()]))
      .catch(() => undefined);
  });
}

/** This page and its pictures. */
function loaded(): string[] {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return [location.href, ...resources.flatMap(({ initiatorType, name }) => (initiatorType === 'img' ? [name] : []))];
}

function ownPictures(): string[] {
  const stored = [readStorage('localStorage', CART_KEY), readStorage('localStorage', WISHLIST_KEY)].join('');
  return [...stored.matchAll(/"image":"([^"\\]+)"/g)].map(([, path = '']) => new URL(path, location.href).href);
}

function savesBytes(): boolean {
  return savesData() === true || matchMedia('(prefers-reduced-data:reduce)').matches;
}

function isInstalled(): boolean {
  return matchMedia('(display-mode:standalone)').matches;
}
