import { net } from '../support/net.ts';
import type { Page } from '../support/test.ts';

/** A page as a crawler without JavaScript reads it. */
export interface CrawledPage {
  path: string;
  status: number;
  /** Else a picture or another file. */
  html: boolean;
  title: string;
  description: string;
  /** Path and query, without the shop's origin. */
  canonical: string | undefined;
  noindex: boolean;
  /** The things of its one graph; none where it has none. */
  graph: Thing[];
  dataBlocks: number;
  /** Within the shop, without fragments. */
  links: string[];
  breadcrumbs: string[];
  /** The price in the form that sells, in rupees. */
  visiblePrice: number | undefined;
}

export interface Thing {
  '@type': string;
  [property: string]: any;
}

const MOST_PAGES = 2_000;

/** A picture is encoded when it is asked for: `npm test` asks for one in sixteen. */
const asked = (links: readonly string[]) => net(links, (path) => !/\/media\/(?!0)/.test(path));

/** Reads an address without following where it is sent on; the blank page of the browser parses what it is sent. */
export async function readPage(page: Page, path: string): Promise<CrawledPage> {
  const answer = await page.request.get(path);
  const html = (answer.headers()['content-type'] ?? '').includes('html');
  const read = await page.evaluate(readHtml, { text: html ? await answer.text() : '', url: answer.url() });
  const { origin } = new URL(answer.url());
  return {
    ...read,
    path,
    status: answer.status(),
    html,
    canonical: read.canonical?.replace(origin, ''),
    graph: read.dataBlocks.flatMap((block) => JSON.parse(block)['@graph'] as Thing[]),
    dataBlocks: read.dataBlocks.length,
  };
}

/** Runs in the browser. */
function readHtml({ text, url }: { text: string; url: string }) {
  const document = new DOMParser().parseFromString(text, 'text/html');
  const content = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent.trim());
  const links = [...document.querySelectorAll('a[href]')].flatMap((link) => {
    const to = URL.parse(link.getAttribute('href')!, url);
    return to?.origin === new URL(url).origin ? [to.pathname + to.search] : [];
  });
  const price = /₹([\d,]+(?:\.\d+)?)/.exec(texts('main form')[0] ?? '')?.[1];
  return {
    title: document.title,
    description: content('description'),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined,
    noindex: content('robots').includes('noindex'),
    dataBlocks: texts('script[type="application/ld+json"]'),
    links: [...new Set(links)],
    breadcrumbs: texts('nav[aria-label=Breadcrumb] li'),
    visiblePrice: price === undefined ? undefined : Number(price.replaceAll(',', '')),
  };
}

/**
 * Every page that links lead to from the front page. Pages that belong to another address are read, their links are
 * not.
 */
export async function crawl(page: Page): Promise<Map<string, CrawledPage & { from: string }>> {
  const pages = new Map<string, CrawledPage & { from: string }>();
  const waiting: [path: string, from: string][] = [['/', '/']];
  const seen = new Set(['/']);
  for (let job = waiting.shift(); job; job = waiting.shift()) {
    const [path, from] = job;
    const read = await readPage(page, path);
    pages.set(path, { ...read, from });
    if (pages.size > MOST_PAGES) throw new Error(`The shop has no end: ${path} from ${from}`);
    if (read.canonical !== undefined && read.canonical !== path) continue;
    for (const link of asked(read.links)) if (!seen.has(link)) waiting.push([link, path]);
    read.links.forEach((link) => seen.add(link));
  }
  return pages;
}
