import { expect, test as base, type Page } from '../support/test.ts';
import { type Line, openLine } from './line.ts';

/** Tests with a service worker, each on an origin of its own. */
export const test = base.extend<{ line: Line }>({
  line: async ({ shopOrigin }, use) => {
    const line = await openLine(shopOrigin);
    await use(line);
    line.close();
  },
  baseURL: ({ line }, use) => use(line.origin),
  serviceWorkers: ({}, use) => use('allow'),
  // The browser's own notes of what it could not load.
  expectedConsole: ({}, use) => use([/Failed to load resource/, /net::ERR_/, /preload/]),
});

/** Opens a page and moves the mouse, and waits until the worker has all it needs and what the page has shown. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  let moved = 200;
  await expect
    .poll(async () => {
      await page.mouse.move((moved += 1), 200);
      return page.evaluate(isStored, path);
    })
    .toBe(true);
}

async function isStored(path: string): Promise<boolean> {
  const kept = async (end: string) => {
    const found: string[] = [];
    for (const name of (await caches.keys()).filter((one) => one.endsWith(end)))
      for (const { url } of await (await caches.open(name)).keys()) found.push(url);
    return found;
  };
  return (
    navigator.serviceWorker.controller !== null &&
    (await kept(' files')).some((url) => url.endsWith('/offline')) &&
    (await kept(' pages')).includes(new URL(path, location.href).href)
  );
}

/** No network: neither for pages nor for the worker. */
export async function goOffline(page: Page, line: Line): Promise<void> {
  line.state = 'cut';
  await page.context().setOffline(true);
}

export async function goOnline(page: Page, line: Line): Promise<void> {
  line.state = 'open';
  await page.context().setOffline(false);
}

/** Names of all caches, and how many entries each has. */
export function cacheSizes(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const sizes: Record<string, number> = {};
    for (const name of await caches.keys()) sizes[name] = (await (await caches.open(name)).keys()).length;
    return sizes;
  });
}

export function registrations(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}
