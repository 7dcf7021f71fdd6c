import type { Page } from './test.ts';

/** Calls to these addresses stay without an answer until `release`. */
export async function hold(page: Page, addresses: string | RegExp): Promise<{ release: () => void }> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    // The page may have gone meanwhile.
    await route.continue().catch(() => undefined);
  });
  return { release };
}
