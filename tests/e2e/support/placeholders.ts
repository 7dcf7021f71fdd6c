import type { Page } from './test.ts';

interface Placeholders {
  seen: number;
  /** Products beside them. */
  left: number;
}

/**
 * Holds the answer of an address back until the page that is left shows placeholders. While a page is on its way
 * Playwright looks at nothing, so that page counts by itself: what is given tells what the shopper saw.
 */
export async function holdUntilPlaceholders(
  page: Page,
  address: string,
  skeleton: string,
): Promise<() => Promise<Placeholders>> {
  const shown = Promise.withResolvers<Placeholders>();
  await page.exposeFunction('showsPlaceholders', shown.resolve);
  await page.evaluate((wanted) => {
    const visible = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).length;
    setInterval(() => {
      const [seen, left] = [visible(wanted), visible('article')];
      if (seen > 0) (window as any).showsPlaceholders({ seen, left });
    }, 50);
  }, skeleton);
  await page.route(address, async (route) => {
    await shown.promise;
    await route.continue();
  });
  return () => shown.promise;
}
