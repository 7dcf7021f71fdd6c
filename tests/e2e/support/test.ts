import { expect, test as base, type APIRequestContext, type Browser, type Locator, type Page } from 'playwright/test';
import { askAsBrowsersDo } from './kept-connections.ts';
import { waitForShop, PORT } from './server.ts';

interface Options {
  /** Console lines a test provokes on purpose, e.g. the browser's own note of a refused call. */
  expectedConsole: RegExp[];
}

/** Every test fails on any error, warning or exception in the browser's console that it did not expect. */
export const test = base.extend<Options & { quietConsole: undefined }, { shopOrigin: string; readingTab: Page }>({
  /** The shop on its embedded store; foreign/test.ts puts another in its place. */
  shopOrigin: [
    async ({}, use) => {
      await waitForShop();
      await use(`http://localhost:${PORT}`);
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ shopOrigin, baseURL }, use) => use(baseURL ?? shopOrigin),
  /** For support/read.ts; here, since Playwright starts another process for tests with other fixtures of a worker. */
  readingTab: [({ browser, shopOrigin }, use) => openReadingTab(browser, shopOrigin, use), { scope: 'worker' }],
  context: async ({ context }, use) => {
    askAsBrowsersDo(context.request);
    await use(context);
  },
  request: ({ request }, use) => use(askAsBrowsersDo(request)),
  expectedConsole: [[], { option: true }],
  quietConsole: [
    async ({ context, expectedConsole }, use) => {
      const noise: string[] = [];
      const note = (text: string) => {
        if (
          !text.startsWith('warning: Service Worker registration blocked') &&
          !expectedConsole.some((expected) => expected.test(text))
        )
          noise.push(text);
      };
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          note(`${message.type()}: ${message.text()} (${message.page()?.url()})`);
      });
      context.on('weberror', (error) =>
        note(
          `exception: ${[error.error().stack, error.error().message, error.error().name].find(Boolean)} (${error.page()?.url()})`,
        ),
      );
      // The headless shell moves a mouse to the corner of each new page. No shopper does.
      await context.addInitScript(() => {
        const ignoreCorner = (event: MouseEvent) => {
          if (event.isTrusted && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
        };
        for (const type of ['pointerover', 'pointermove', 'mousemove'] as const)
          addEventListener(type, ignoreCorner, { capture: true });
      });
      await context.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          console.error(`policy: ${effectiveDirective} stopped ${blockedURI}`),
        ),
      );
      await use(undefined);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

/** A tab without script, pictures and fonts. */
export async function openReadingTab(browser: Browser, baseURL: string, use: (tab: Page) => Promise<void>) {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, reducedMotion: 'reduce' });
  askAsBrowsersDo(context.request);
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*/media/*', '*.js', '*.png', '*.woff2'] });
  await use(tab);
  await context.close();
}

export { expect, type APIRequestContext, type Locator, type Page };

let people = 0;

/** Someone who has never been here. */
export function newcomer() {
  people += 1;
  return {
    firstName: 'Asha',
    lastName: 'Verma',
    email: `asha.${Date.now().toString(36)}.${process.pid}.${people}@example.com`,
    password: 'indigo-thread-7',
  };
}

export async function register(page: Page, person: ReturnType<typeof newcomer>): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('First Name').fill(person.firstName);
  await page.getByLabel('Last Name').fill(person.lastName);
  await page.getByLabel('Email').first().fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/');
}

export async function logIn(page: Page, person: ReturnType<typeof newcomer>): Promise<void> {
  await page.getByLabel('Email').first().fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
