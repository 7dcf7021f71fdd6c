import { AxeBuilder } from '@axe-core/playwright';
import { startShop } from '../shop.ts';
import { expect, test, type Page } from '../test.ts';
import { readersStyle } from './measure.ts';
import { openScreen, screens, type Screen } from './screens.ts';

/** No violation on any screen, light and dark, on a phone and on a desk. No rule is switched off. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WINDOWS = [
  { width: 360, height: 780 },
  { width: 1280, height: 900 },
];
const NO_BACKEND = 'http://127.0.0.1:9/api/v1';

test.use({ viewport: WINDOWS[0]!, contextOptions: { reducedMotion: 'reduce' }, expectedConsole: [/Failed to load resource/] });
test.setTimeout(60_000);

for (const screen of screens) test(screen.name, ({ page }) => inspect(page, screen));

/** A shop whose backend does not answer. */
const stranded = test.extend<object, { shopOrigin: string }>({
  shopOrigin: [
    async ({}, use) => {
      const shop = await startShop({ PORT: '0', API_URL: NO_BACKEND });
      await use(shop.origin);
      await shop.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

for (const [name, path] of [
  ['home', '/'],
  ['listing', '/products?category=jeans'],
  ['product', '/product/p1'],
  ['policy', '/terms'],
] as const)
  stranded(`${name} while the store does not answer`, ({ page }) => inspect(page, { name, path }));

async function inspect(page: Page, screen: Screen): Promise<void> {
  await openScreen(page, screen);
  // What is far below the window is judged as it stands once it is near: before, it is not laid out.
  await readersStyle(page, '* { content-visibility: visible !important; }');
  for (const window of WINDOWS.filter(({ width }) => !screen.narrow || width < 768)) {
    await page.setViewportSize(window);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await violations(page), `${screen.name}, ${window.width} px, ${colorScheme}`).toEqual([]);
    }
  }
}

/** A line for each rule that is broken, with the elements at fault and what axe says about the first of them. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return found.map(({ id, nodes }) => {
    const why = (nodes[0]?.failureSummary ?? '').split('\n').slice(1).join(';').replace(/\s+/g, ' ');
    return `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}: ${why}`;
  });
}
