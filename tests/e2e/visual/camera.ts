import type { Browser, BrowserContext, Page } from 'playwright/test';
import { readersStyle } from '../access/measure.ts';
import { openScreen, type Screen } from '../access/screens.ts';

const WINDOW_HEIGHT = { 320: 640, 768: 1024, 1280: 800, 1920: 1080 } as Record<number, number>;
const MOST_HEIGHT = 6_000;
const STEP = 700;

/** Else all that is far below the window is blank: a page lays it out when it comes near, and forgets it again. */
const LAID_OUT = '* { content-visibility: visible !important; }';
/** Bars of the window's lower edge, which would stand in the middle of a whole page. */
const AT_THE_END = 'body { position: relative; } .tab-bar, .buy-bar { position: absolute !important; }';

export interface Shot {
  scheme: 'light' | 'dark';
  png: Buffer;
}

/** A browser window of one width in which nothing moves and every font is waited for. */
export async function openWindow(browser: Browser, baseURL: string, width: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: WINDOW_HEIGHT[width] ?? 900 },
    reducedMotion: 'reduce',
    bypassCSP: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  context.setDefaultTimeout(30_000);
  await context.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType()) || route.request().method() !== 'GET')
      return route.continue();
    const answer = await route.fetch({ maxRedirects: 0 });
    // A font that may be left out when it is late would make two pictures of one page.
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/font-display:\s*(optional|swap|fallback)/g, 'font-display:block'),
    });
  });
  return context;
}

/** The screen in each scheme; the page is opened once. */
export async function takeShots(
  context: BrowserContext,
  screen: Screen,
  schemes: readonly Shot['scheme'][],
): Promise<Shot[]> {
  const page = await context.newPage();
  try {
    await openScreen(page, screen);
    await readersStyle(page, screen.overlay ? LAID_OUT : LAID_OUT + AT_THE_END);
    const shots: Shot[] = [];
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      await loadPictures(page);
      shots.push({ scheme, png: await shoot(page, screen) });
    }
    return shots;
  } finally {
    await page.evaluate(() => localStorage.clear()).catch(() => undefined);
    await page.close();
  }
}

/** Scrolls through, so that pictures which wait for that are asked for, then waits for them and for the fonts. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(
    async ([most, step]) => {
      const end = Math.min(document.documentElement.scrollHeight, most!);
      for (let y = 0; y < end; y += step!) {
        scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
      scrollTo(0, 0);
      await document.fonts.ready;
      const asked = [...document.images].filter((image) => image.getBoundingClientRect().top < most!);
      const arrived = Promise.all(asked.map((image) => image.decode().catch(() => undefined)));
      await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, 10_000))]);
    },
    [MOST_HEIGHT, STEP],
  );
}

async function shoot(page: Page, { overlay }: Screen): Promise<Buffer> {
  const { width, height: window } = page.viewportSize()!;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = overlay ? window : Math.min(Math.max(whole, window), MOST_HEIGHT);
  return page.screenshot({
    fullPage: !overlay,
    clip: { x: 0, y: 0, width, height },
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
  });
}
