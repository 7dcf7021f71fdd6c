import { AxeBuilder } from '@axe-core/playwright';
import { startShop } from '../support/shop.ts';
import { expect, test, type Page } from '../support/test.ts';
import { readersStyle } from './measure.ts';
import { openScreen, screens, type Screen } from './screens.ts';

/**
 * No violation on any screen, light and dark, on a phone and on a desk. No rule is switched off. `npm test` takes a
 * pairwise selection: each screen at both widths and in both schemes, of whose four combinations it sees two.
 * TEST_ALL=yes takes all four.
 */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const PHONE = { width: 360, height: 780 };
const DESK = { width: 1280, height: 900 };
const SELECTIONS = [
  [
    { window: PHONE, colorScheme: 'light' },
    { window: DESK, colorScheme: 'dark' },
  ],
  [
    { window: PHONE, colorScheme: 'dark' },
    { window: DESK, colorScheme: 'light' },
  ],
] as const;
const ALL = SELECTIONS.flat();
const NO_BACKEND = 'http://127.0.0.1:9/api/v1';

test.use({
  viewport: PHONE,
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: [/Failed to load resource/],
});
test.setTimeout(60_000);

for (const [index, screen] of screens.entries()) test(screen.name, ({ page }) => inspect(page, screen, index));

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

for (const [index, [name, path]] of [
  ['home', '/'],
  ['listing', '/products?category=jeans'],
  ['product', '/product/p1'],
  ['policy', '/terms'],
].entries() as ArrayIterator<[number, [string, string]]>)
  stranded(`${name} while the store does not answer`, ({ page }) => inspect(page, { name, path }, index));

async function inspect(page: Page, screen: Screen, index: number): Promise<void> {
  await openScreen(page, screen);
  // What is far below the window is judged as it stands once it is near: before, it is not laid out.
  await readersStyle(page, '* { content-visibility: visible !important; }');
  for (const { window, colorScheme } of combinations(screen, index)) {
    await page.setViewportSize(window);
    await page.emulateMedia({ colorScheme });
    expect.soft(await violations(page), `${screen.name}, ${window.width} px, ${colorScheme}`).toEqual([]);
  }
}

function combinations({ narrow }: Screen, index: number): readonly (typeof ALL)[number][] {
  if (narrow) return ALL.filter(({ window }) => window === PHONE);
  return process.env.TEST_ALL ? ALL : SELECTIONS[index % SELECTIONS.length]!;
}

/** A line for each rule that is broken, with the elements at fault and what axe says about the first of them. */
async function violations(page: Page): Promise<string[]> {
  // Legacy mode looks at one document without frames, which is what every page here is, in less than half the time.
  const { violations: found } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .setLegacyMode(true)
    .analyze();
  return found.map(({ id, nodes }) => {
    const why = (nodes[0]?.failureSummary ?? '').split('\n').slice(1).join(';').replace(/\s+/g, ' ');
    return `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}: ${why}`;
  });
}
