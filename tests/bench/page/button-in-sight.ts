import type { Page } from 'playwright/test';

/**
 * Where Add to Cart of this product stands, as soon as it is painted and in the window; scrolls to it if need be. A
 * `selector` finds the button of another shop.
 */
export async function buttonInSight(
  page: Page,
  productPath: string,
  selector?: string,
): Promise<{ x: number; y: number }> {
  const found = await page.waitForFunction(
    ({ path, named }) => {
      if (performance.getEntriesByName('first-contentful-paint').length === 0) return undefined;
      const card = document.querySelector(`article:has(a[href="${path}"])`);
      const place = card ?? (location.pathname === path ? document.querySelector('main') : null);
      const buttons = [
        ...(named ? document.querySelectorAll<HTMLElement>(named) : (place?.querySelectorAll('button') ?? [])),
      ].filter(
        (button) =>
          (named !== undefined || button.textContent.includes('Add to Cart')) &&
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
    { path: productPath, named: selector },
    { polling: 'raf', timeout: 60_000 },
  );
  return (await found.jsonValue())!;
}
