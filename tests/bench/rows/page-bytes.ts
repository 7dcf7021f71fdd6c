import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Bench } from '../bench.ts';
import { rawGet, type RawAnswer } from '../shop/raw-get.ts';
import { kb, type Outcome, type Row } from '../table/row.ts';
import { pageWeight } from './page-weight.ts';
import { ratioOf } from '../table/statistics.ts';

const HTML_MOST = 14 * 1024;
const STYLE_MOST = 10 * 1024;

/** From then on the shop sends a page at its smallest (src/cache/cache-entry.ts). */
const ASKED_BEFORE = 8;
const SQUEEZE_MS = 1_000;

/** The HTML of a listing of 12, and its style sheets, as they travel to all but the first visitors. */
export async function pageBytes(bench: Bench): Promise<Outcome> {
  const { shop, past } = bench;
  const url = shop.origin + shop.paths.listing;
  const page = await hotPage(url);
  const before = past && (await hotPage(past.origin + past.paths.listing));
  const text = await (await fetch(url)).text();
  const sheets = await Promise.all(sheetsOf(text).map((href) => rawGet(new URL(href, url).href)));
  const weight = await pageWeight(bench);
  return {
    rows: [html(page, text, before), styles(sheets), ...weight.rows],
    figures: { html: page.body.length, sheets: sheets.map(({ body }) => body.length), weight: weight.figures },
  };
}

async function hotPage(url: string): Promise<RawAnswer> {
  for (let asked = 0; asked < ASKED_BEFORE; asked++) await rawGet(url);
  await sleep(SQUEEZE_MS);
  return rawGet(url);
}

function html({ body, headers }: RawAnswer, text: string, before: RawAnswer | undefined): Row {
  const products = (text.match(/<article/g) ?? []).length;
  return {
    what: `HTML of a listing of ${products}`,
    target: 'at most 14 KB',
    measured: kb(body.length),
    ...(before && { past: kb(before.body.length), pastRatio: ratioOf(body.length, before.body.length) }),
    pass: body.length <= HTML_MOST && products === 12,
    ...(headers['content-encoding'] !== 'br' && {
      note: `sent without brotli, which would make it ${kb(brotliCompressSync(text).length)}`,
    }),
  };
}

function styles(sheets: RawAnswer[]): Row {
  const bytes = sheets.reduce((sum, { body }) => sum + body.length, 0);
  const cached = sheets.every(({ headers }) => (headers['cache-control'] ?? '').includes('immutable'));
  return {
    what: 'Style sheets of a listing',
    target: 'in the page, or one cached file of at most 10 KB',
    measured:
      sheets.length === 0
        ? 'in the page'
        : `${sheets.length === 1 ? 'one file' : `${sheets.length} files`}, ${kb(bytes)}${cached ? '' : ', not kept'}`,
    pass: sheets.length === 0 || (sheets.length === 1 && cached && bytes <= STYLE_MOST),
  };
}

function sheetsOf(text: string): string[] {
  const named = [...text.matchAll(/<link\b[^>]*\brel="?stylesheet\b[^>]*>/g)].flatMap(
    ([tag]) => /\bhref="?([^"\s>]+)/.exec(tag)?.[1] ?? [],
  );
  return [...new Set(named)];
}
