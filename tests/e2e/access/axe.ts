import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { readersStyle } from './measure.ts';
import { net } from '../support/net.ts';
import type { Screen } from './screens.ts';

/** No rule is switched off. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const PHONE = { width: 360, height: 780 };
const DESK = { width: 1280, height: 900 };

/** `npm test` looks at each screen in one of the four, in turns; TEST_ALL=yes at each in all four. */
const COMBINATIONS = [
  { window: PHONE, colorScheme: 'light' },
  { window: DESK, colorScheme: 'dark' },
  { window: PHONE, colorScheme: 'dark' },
  { window: DESK, colorScheme: 'light' },
] as const;

/** Looks at a screen that is open; `index` decides in which combination. */
export async function expectNoViolation(
  page: Page,
  screen: Pick<Screen, 'name' | 'narrow'>,
  index: number,
): Promise<void> {
  // What is far below the window is checked as it stands once it is near: before, it is not laid out.
  await readersStyle(page, '* { content-visibility: visible !important; }');
  for (const { window, colorScheme } of combinations(screen, index)) {
    await page.setViewportSize(window);
    await page.emulateMedia({ colorScheme });
    expect.soft(await violations(page), `${screen.name}, ${window.width} px, ${colorScheme}`).toEqual([]);
  }
}

function combinations({ narrow }: Pick<Screen, 'narrow'>, index: number): readonly (typeof COMBINATIONS)[number][] {
  const possible = COMBINATIONS.filter(({ window }) => !narrow || window === PHONE);
  return net(possible, (_, nth) => nth === index % possible.length);
}

/** A line for each rule that is broken, with the elements at fault and what axe says about the first of them. */
export async function violations(page: Page): Promise<string[]> {
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
