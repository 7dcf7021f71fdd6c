import { expect, type Browser, type Page } from 'playwright/test';
import { HOSTILE_STORAGE } from '../../fixtures/hostile.ts';
import { watchPolicy } from './policy.ts';

/** Opens pages of a hostile store and fails when any of its text came to life. */
export interface Trap {
  page: Page;
  visit: (path: string) => Promise<void>;
  close: () => Promise<void>;
}

/** `bypassCSP`: with the policy taken away, so that the markup alone must hold. */
export async function setTrap(browser: Browser, baseURL: string, { bypassCSP }: { bypassCSP: boolean }): Promise<Trap> {
  const context = await browser.newContext({ baseURL, bypassCSP });
  const violations = bypassCSP ? [] : await watchPolicy(context);
  const ran: string[] = [];
  await context.exposeBinding('ran', (_, what) => void ran.push(String(what)));
  await context.addInitScript((kept) => {
    if (!location.protocol.startsWith('http')) return;
    for (const [key, value] of Object.entries(kept))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
    if (!sessionStorage.getItem('toasted'))
      sessionStorage.setItem(
        'toasts',
        JSON.stringify([{ title: (kept.recent_searches as string[])[0], text: (kept.recent_searches as string[])[0] }]),
      );
    sessionStorage.setItem('toasted', 'yes');
  }, HOSTILE_STORAGE);
  const page = await context.newPage();
  // Pictures that a hostile store links to are nobody's. Not by a route: with one each page fetches all its code anew.
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['https://*'] });
  page.on('dialog', (dialog) => (ran.push(`dialog ${dialog.message()}`), void dialog.dismiss()));
  page.on('pageerror', (error) => ran.push(`error ${error.message}`));

  return {
    page,
    async visit(path) {
      await page.goto(path);
      await page.waitForFunction(
        () => document.readyState === 'complete' && !document.querySelector('astro-island[ssr][client=load]'),
      );
      await page.mouse.move(300, 300);
      await page.mouse.wheel(0, 10_000);
      expect(await page.evaluate(findLife), path).toEqual([]);
      expect(ran, path).toEqual([]);
      expect(violations, path).toEqual([]);
    },
    close: () => context.close(),
  };
}

/** Attributes that act, links that are programs, and elements the shop never has. */
function findLife(): string[] {
  const odd = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(
        ({ name, value }) =>
          name.startsWith('on') ||
          (['href', 'src', 'action', 'formaction', 'xlink:href', 'srcdoc', 'data'].includes(name) &&
            /^[\s\0-\x1f]*(javascript|vbscript|data:text)/i.test(value)),
      )
      .map(({ name, value }) => `${element.localName} ${name}=${value.slice(0, 60)}`),
  );
  const strange = [
    ...document.querySelectorAll(
      'base, object, embed, iframe, math, meta[http-equiv=refresh], img[src=x], script:not([src]):not([type="application/ld+json"]):not([type="module"])',
    ),
  ].filter((element) => element.localName !== 'script' || /\bran\(/.test(element.textContent));
  return [...odd, ...strange.map((element) => element.outerHTML.slice(0, 80))];
}
