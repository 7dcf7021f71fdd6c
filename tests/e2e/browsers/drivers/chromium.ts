import { chromium } from 'playwright/test';
import { CHROMIUM_ARGS } from '../../support/chromium.ts';
import { WINDOW, type Driver } from './driver.ts';

/** Chromium of any age, by Playwright. */
export async function openChromium(executablePath: string): Promise<Driver> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  const page = await browser.newPage({ viewport: WINDOW, hasTouch: true, isMobile: true });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return {
    goto: async (address) => void (await page.goto(address)),
    run: (expression) => page.evaluate(expression),
    press: (x, y) => page.touchscreen.tap(x, y),
    type: (text) => page.keyboard.type(text),
    picture: async (path) => void (await page.screenshot({ path })),
    errors: () => errors,
    close: () => browser.close(),
  };
}
