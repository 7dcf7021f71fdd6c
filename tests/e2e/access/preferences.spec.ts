import { expect, test, type Locator } from '../support/test.ts';
import { openScreen, screens } from './screens.ts';

/** What a reader asked of their system: colours of their own, and nothing that moves. */
test.use({ expectedConsole: [/Failed to load resource/] });

const screen = (name: string) => screens.find((one) => one.name === name)!;

/** All that tells one state from another where the browser paints in the reader's colours. */
function drawn(one: Locator): Promise<string> {
  return one.evaluate((element) => {
    const box = element.closest('label') ?? element;
    return [element, box, ...box.querySelectorAll('*')]
      .map((part) => getComputedStyle(part))
      .map((style) =>
        [
          style.outlineStyle,
          style.outlineWidth,
          style.outlineColor,
          style.borderStyle,
          style.borderWidth,
          style.borderColor,
          style.backgroundColor,
          style.color,
          style.textDecorationLine,
        ].join(' '),
      )
      .join('; ');
  });
}

/** Runs in the page: how much can have the focus, and what of it has no outline then, nor has what is around it. */
function lookAtOutlines(): { stops: number; plain: string[] } {
  const plain: string[] = [];
  let stops = 0;
  for (const one of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')) {
    if (one.tabIndex < 0) continue;
    one.focus();
    if (one !== document.activeElement) continue;
    stops += 1;
    const outlined = [one, one.closest('label'), one.parentElement].some((part) => {
      if (!part) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
    });
    if (!outlined) plain.push(one.outerHTML.slice(0, 120));
  }
  return { stops, plain };
}

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('a chosen size and a chosen colour can be told from the others', async ({ page }) => {
    const several = (await (await page.request.get('/api/v1/products?category=jeans&limit=100')).json()).data.find(
      (one: { variants: { color?: string }[] }) => new Set(one.variants.map(({ color }) => color)).size > 1,
    );
    await page.goto(`/product/${several.id}`);
    for (const group of [/^Size/, /^Colou?r/]) {
      const choices = page.getByRole('group', { name: group }).getByRole('radio', { disabled: false });
      const before = await drawn(choices.nth(1));
      await choices.nth(1).check({ force: true });
      await page.locator('h1').click();
      expect(await drawn(choices.nth(1)), String(group)).not.toBe(before);
    }
  });

  for (const name of ['home', 'product', 'checkout', 'cart'])
    test(`${name}: whatever has the focus has an outline`, async ({ page }) => {
      await openScreen(page, screen(name));
      // From the first press on, focus shows as it does for whoever uses the keyboard.
      await page.keyboard.press('Tab');
      const { stops, plain } = await page.evaluate(lookAtOutlines);
      expect.soft(plain).toEqual([]);
      expect(stops, 'stops on the page').toBeGreaterThan(10);
    });
});

test.describe('less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no transition between pages', async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('pagereveal', (event) =>
        sessionStorage.setItem('transition', String(Boolean(event.viewTransition))),
      ),
    );
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/category=/);
    expect(await page.evaluate(() => sessionStorage.getItem('transition'))).toBe('false');
  });
});
