import { net } from '../support/net.ts';
import { test, type Page } from '../support/test.ts';
import { openScreen, routes, type Screen } from './screens.ts';
import { expectNoShift, watchShifts } from './shifts.ts';

/** Nothing moves of itself: on a slow network, with pictures that come late, while the page is read to its end. */
const WINDOWS = [
  { width: 360, height: 780 },
  { width: 1280, height: 900 },
];
const SLOW = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const PICTURE_LATE_MS = 400;
/** So that each part of a page is in the window once: every step is a frame to draw. */
const STEP = 600;
/** A page of each kind. */
const OF_EACH_KIND = [
  'home',
  'listing-filtered',
  'filters',
  'search-found',
  'product',
  'cart-empty',
  'register',
  'order-success',
  'wishlist-empty',
  'privacy',
];
// With motion: it must not move what stands on the page either.
test.use({ contextOptions: {}, viewport: WINDOWS[0]!, expectedConsole: [/Failed to load resource/] });

for (const [index, screen] of net(routes, ({ name }) => OF_EACH_KIND.includes(name))
  .filter(({ open }) => open)
  .entries())
  test(`${screen.name} stands still`, async ({ page, context }) => {
    // The windows take turns. Most of the time goes by waiting for the slow line, so both are read at once.
    const windows = net(WINDOWS, (_, nth) => nth === index % WINDOWS.length);
    await Promise.all(
      windows.map(async (window, nth) => expectStill(nth === 0 ? page : await context.newPage(), screen, window)),
    );
  });

async function expectStill(page: Page, screen: Screen, window: (typeof WINDOWS)[number]): Promise<void> {
  await watchShifts(page);
  await slowDown(page);
  await page.setViewportSize(window);
  await openScreen(page, screen);
  await readToEnd(page);
  await expectNoShift(page, `${window.width} px`);
}

async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  await browser.send('Network.emulateNetworkConditions', SLOW);
  await page.route(/\/media\/|\.(avif|webp|jpe?g|png)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, PICTURE_LATE_MS));
    await route.continue().catch(() => undefined);
  });
}

async function readToEnd(page: Page): Promise<void> {
  await page.evaluate(async (step) => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      scrollTo(0, y);
      await pause(60);
    }
    await Promise.race([
      Promise.all(
        [...document.images]
          .filter((image) => image.checkVisibility())
          .map((image) => image.decode().catch(() => undefined)),
      ),
      pause(10_000),
    ]);
    await pause(300);
  }, STEP);
}
