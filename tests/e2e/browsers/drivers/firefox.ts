import puppeteer from 'puppeteer-core';
import { WINDOW, type Driver } from './driver.ts';

const PATIENCE_MS = 20_000;

/** Firefox, by WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport(WINDOW);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return {
    // By the page itself: behind a page that the way back restored, puppeteer waits in vain.
    goto: async (address) => {
      if (page.url() === 'about:blank') return void (await page.goto(address));
      await page.evaluate(`window.left = true; setTimeout(() => location.assign(${JSON.stringify(address)}))`);
      const arrived = () => page.evaluate('!window.left && document.readyState !== "loading"').catch(() => false);
      for (const end = Date.now() + PATIENCE_MS; !(await arrived()); await new Promise((wait) => setTimeout(wait, 100)))
        if (Date.now() > end) throw new Error(`${address} did not come.`);
    },
    run: (expression) => page.evaluate(expression) as Promise<never>,
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    picture: async (path) => void (await page.screenshot({ path: path })),
    errors: () => errors,
    close: () => browser.close(),
  };
}
