import { JSDOM } from 'jsdom';
import type { APIRequestContext } from '../support/test.ts';

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
  document: Document;
}

export type Thing = { '@type': string; [property: string]: any };

const MOST_PAGES = 2_000;

/** Reads an address without following where it is sent on. */
export async function readPage(request: APIRequestContext, path: string): Promise<CrawledPage> {
  const answer = await request.get(path);
  const html = (answer.headers()['content-type'] ?? '').includes('html');
  const { document } = new JSDOM(html ? await answer.text() : '').window;
  const content = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
  const origin = new URL(answer.url()).origin;
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const links = [...document.querySelectorAll('a[href]')].flatMap((link) => {
    const url = URL.parse(link.getAttribute('href')!, answer.url());
    return url?.origin === origin ? [url.pathname + url.search] : [];
  });
  return {
    path,
    status: answer.status(),
    html,
    title: document.title,
    description: content('description'),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href')?.replace(origin, ''),
    noindex: content('robots').includes('noindex'),
    graph: blocks.flatMap((block) => JSON.parse(block.textContent!)['@graph'] as Thing[]),
    dataBlocks: blocks.length,
    links: [...new Set(links)],
    document,
  };
}

/** Every page that links lead to from the front page. Pages that belong to another address are read, their links are not. */
export async function crawl(request: APIRequestContext): Promise<Map<string, CrawledPage & { from: string }>> {
  const pages = new Map<string, CrawledPage & { from: string }>();
  const waiting: [path: string, from: string][] = [['/', '/']];
  const seen = new Set(['/']);
  for (let job = waiting.shift(); job; job = waiting.shift()) {
    const [path, from] = job;
    const page = await readPage(request, path);
    pages.set(path, { ...page, from });
    if (pages.size > MOST_PAGES) throw new Error(`The shop has no end: ${path} from ${from}`);
    if (page.canonical !== undefined && page.canonical !== path) continue;
    for (const link of page.links) if (!seen.has(link)) waiting.push([link, path]);
    page.links.forEach((link) => seen.add(link));
  }
  return pages;
}

/** The price in the form that sells, in rupees. */
export function visiblePrice({ document }: Pick<CrawledPage, 'document'>): number | undefined {
  const text = /₹([\d,]+(?:\.\d+)?)/.exec(document.querySelector('main form')?.textContent ?? '')?.[1];
  return text === undefined ? undefined : Number(text.replaceAll(',', ''));
}
