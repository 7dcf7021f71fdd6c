import puppeteer from 'puppeteer-core';
import { WINDOW, type Driver } from './driver.ts';

/** Firefox, by WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport(WINDOW);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return {
    goto: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    run: (expression) => page.evaluate(expression) as Promise<never>,
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    picture: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
    errors: () => errors,
    close: () => browser.close(),
  };
}
