import type { Page } from 'playwright/test';

/** Where Add to Cart of this product stands, as soon as it is painted and in the window; scrolls to it if need be. */
export async function buttonInSight(page: Page, productPath: string): Promise<{ x: number; y: number }> {
  const found = await page.waitForFunction(
    (path) => {
      if (performance.getEntriesByName('first-contentful-paint').length === 0) return undefined;
      const card = document.querySelector(`article:has(a[href="${path}"])`);
      const place = card ?? (location.pathname === path ? document.querySelector('main') : null);
      const buttons = [...(place?.querySelectorAll('button') ?? [])].filter(
        (button) =>
          button.textContent.includes('Add to Cart') &&
          button.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
      for (const button of buttons) {
        const { x, y, width, height } = button.getBoundingClientRect();
        const centre = { x: x + width / 2, y: y + height / 2 };
        if (button.contains(document.elementFromPoint(centre.x, centre.y))) return centre;
      }
      buttons[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return undefined;
    },
    productPath,
    { polling: 'raf', timeout: 60_000 },
  );
  return (await found.jsonValue())!;
}
