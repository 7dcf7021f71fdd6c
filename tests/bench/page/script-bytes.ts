import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright/test';
import { SETTLE_MS } from './page-figures.ts';
import { LIMIT_MS } from './page-visit.ts';
import { openPhone } from './phone.ts';
import { watchTraffic } from './traffic.ts';

/** Scripts of a page nobody has touched, in bytes as carried, without headers. */
export interface ScriptBytes {
  /** Files that ran. */
  external: number;
  /** Scripts in the page itself, brotli; data blocks are not counted. */
  inline: number;
  /** Files fetched for later, which did not run. */
  ahead: number;
  /** Addresses of files that ran and hold React. */
  react: string[];
}

const REACT = /react\.(transitional\.)?element|__reactFiber/;

export async function scriptBytes(browser: Browser, url: string): Promise<ScriptBytes> {
  const { page, cdp } = await openPhone(browser, { cpu: 1, line: 'unlimited' });
  const transfers = watchTraffic(cdp);
  await page.coverage.startJSCoverage();
  await page.goto(url, { waitUntil: 'load', timeout: LIMIT_MS });
  await sleep(SETTLE_MS);
  const inline = await page.locator('script:not([src])').evaluateAll((scripts) =>
    (scripts as HTMLScriptElement[])
      .filter(({ type }) => type === '' || type === 'module' || type.includes('javascript'))
      .map((script) => script.textContent)
      .join('\n'),
  );
  const ran = new Map(
    (await page.coverage.stopJSCoverage())
      .filter(({ functions }) => (functions[0]?.ranges[0]?.count ?? 0) > 0)
      .map((one) => [one.url, one.source ?? '']),
  );
  await page.context().close();
  const files = transfers.filter(({ kind }) => kind === 'script');
  const sum = (wanted: boolean) =>
    files.filter((file) => ran.has(file.url) === wanted).reduce((total, { bodyBytes }) => total + bodyBytes, 0);
  return {
    external: sum(true),
    inline: inline ? brotliCompressSync(inline).length : 0,
    ahead: sum(false),
    react: [...ran].filter(([, source]) => REACT.test(source)).map(([name]) => name),
  };
}
