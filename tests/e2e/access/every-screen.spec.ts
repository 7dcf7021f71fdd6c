import { expect, test, type Page } from '../support/test.ts';
import { expectNoViolation, PHONE } from './axe.ts';
import { headingsSeen, watchHeadings } from './headings.ts';
import { alive, errors } from './html-rules.ts';
import { expectSafe, watchPolicy } from '../security/policy.ts';
import { clipped, moving, readersStyle, smallControls, smallTargets, TEXT_SPACING, tooWide } from './measure.ts';
import { drawn, net } from '../support/net.ts';
import { openScreen, routes, screens, type Screen } from './screens.ts';

/**
 * Each screen is opened once, and everything that can be read off it is read on that one visit: valid HTML with its
 * islands hydrated, a policy that nothing of the page violates (X6), one h1 at every moment, nothing that moves for
 * readers who ask for less motion, WCAG 1.4.4, 1.4.10, 1.4.12 and 2.5.8 (a narrow window, larger text, wider text, a
 * finger), and no violation that axe knows of.
 */
const NARROW = { width: 320, height: 640 };
/** Screens whose islands are read as HTML: in every run. */
const HYDRATED = [
  'home',
  'listing',
  'product',
  'cart',
  'register-errors',
  'checkout-errors',
  'payment-errors',
  'payment-qr',
  'orders',
  'track-order-found',
  'cart-drawer',
  'quick-view',
  'size-guide',
  'menu',
];

/** Of the others each run of `npm test` draws so many anew; TEST_ALL=yes opens all 80. */
const DRAWN = 4;
const others = screens.filter(({ name }) => !HYDRATED.includes(name));
const ofThisRun = drawn(others, DRAWN, Number(process.env.SCREENS_SEED));

/** States in which another h1 could take the place of the first. */
const HEADING_STATES = ['payment-declined', 'payment-failed', 'payment-no-order', 'orders-failed'];

test.use({
  viewport: NARROW,
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: [/Failed to load resource/],
});

for (const [index, screen] of net(screens, (one) => HYDRATED.includes(one.name) || ofThisRun.includes(one)).entries())
  test(`X6 ${titleOf(screen)}: valid, nothing stopped, one h1, still, readable at any size, no violation`, async ({
    page,
  }) => {
    await watchHeadings(page);
    const policies = policiesOf(page);
    const violations = await watchPolicy(page.context());
    await openScreen(page, screen);
    if (HYDRATED.includes(screen.name))
      expect.soft(await errors(await page.content(), alive), 'HTML with its islands hydrated').toEqual([]);
    if (routes.includes(screen) || HEADING_STATES.includes(screen.name)) await expectOneHeading(page);
    expect.soft(await moving(page), 'is animated').toEqual([]);
    await expectReadable(page);
    await expectNoViolation(page, screen, index);
    expect.soft(violations, 'stopped by the policy').toEqual([]);
    expect.soft(policies.length, 'documents').toBeGreaterThan(0);
    for (const policy of policies) expectSafe(policy, screen.name);
  });

/** With the seed that draws it again. */
function titleOf(screen: Screen): string {
  return process.env.TEST_ALL || HYDRATED.includes(screen.name)
    ? screen.name
    : `${screen.name} (SCREENS_SEED=${process.env.SCREENS_SEED})`;
}

/** Of every document that comes from now on. */
function policiesOf(page: Page): string[] {
  const policies: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'document')
      policies.push(response.headers()['content-security-policy'] ?? '');
  });
  return policies;
}

async function expectOneHeading(page: Page): Promise<void> {
  const headings = await headingsSeen(page);
  expect.soft(headings.length).toBeGreaterThan(0);
  for (const one of headings) expect.soft(one, 'h1').toMatch(/^(?!empty$)[^+]+$/);
  expect.soft(await page.locator('h1:visible').count(), 'h1 that show').toBe(1);
}

async function expectReadable(page: Page): Promise<void> {
  expect.soft(await tooWide(page), 'scrolls sideways at 320 px').toEqual([]);

  await readersStyle(page, TEXT_SPACING);
  expect.soft(await tooWide(page), 'scrolls sideways with wider text').toEqual([]);
  expect.soft(await clipped(page), 'cut off with wider text').toEqual([]);
  await readersStyle(page, '');

  await page.setViewportSize(PHONE);
  expect.soft(await smallTargets(page), 'targets under 24 px').toEqual([]);
  expect.soft(await smallControls(page), 'main controls under 44 px').toEqual([]);

  await page.setViewportSize({ width: 640, height: 780 });
  await readersStyle(page, 'html { font-size: 200% !important; }');
  expect.soft(await tooWide(page), 'scrolls sideways with text of twice the size').toEqual([]);
  expect.soft(await clipped(page), 'cut off with text of twice the size').toEqual([]);
}
