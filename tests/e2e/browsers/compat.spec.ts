import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/test.ts';
import { ALLOWED_IN_SCRIPTS, ALLOWED_IN_STYLES, type Allowed } from './compat/allowed.ts';
import { youngInScript, type Found } from './compat/script-features.ts';
import { youngInStyles } from './compat/style-features.ts';
import { REACHED } from './compat/supported.ts';

const BUILT = 'dist/client/_astro';
const PAGES = [
  '/',
  '/products?category=jeans',
  '/search',
  '/filters',
  '/cart',
  '/checkout',
  '/payment?orderId=x',
  '/orders',
  '/login',
  '/contact',
  '/privacy',
  '/track-order',
  '/api-test',
];

interface Text {
  file: string;
  text: string;
}

const builtFiles = (ending: string): Text[] =>
  readdirSync(BUILT)
    .filter((name) => name.endsWith(ending))
    .map((file) => ({ file, text: readFileSync(join(BUILT, file), 'utf8') }));

/** What each finding is, once, as `name (file): browsers`. */
function unexplained(texts: Text[], allowed: readonly Allowed[], look: (text: string) => Found[]): string[] {
  const used = new Set<Allowed>();
  const found = texts.flatMap(({ file, text }) =>
    look(text).flatMap(({ name, lacking }) => {
      const reason = allowed.find((one) => one.name === name && file.startsWith(one.in ?? ''));
      if (reason) used.add(reason);
      return reason ? [] : [`${name} (${file}): not in ${lacking.join(', ')}`];
    }),
  );
  return [
    ...new Set([
      ...found,
      ...allowed.filter((one) => !used.has(one)).map(({ name }) => `${name} is allowed and stands nowhere`),
    ]),
  ];
}

/** Of pages, what stands between `<script>` or `<style>` tags. */
async function inline(
  request: { get: (path: string) => Promise<{ text: () => Promise<string> }> },
  tag: 'script' | 'style',
): Promise<Text[]> {
  const html = await Promise.all(
    PAGES.map(async (path) => ({ file: path, text: await (await request.get(path)).text() })),
  );
  const pattern = new RegExp(`<${tag}(?![^>]*(?:json|\\ssrc=))[^>]*>([^]*?)</${tag}>`, 'g');
  const all = html.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, inner]) => ({ file, text: inner! })),
  );
  return all.filter(({ text }, index) => text.trim() && all.findIndex((one) => one.text === text) === index);
}

test('scripts name nothing that a supported browser does not have', async ({ request }) => {
  const texts = [...builtFiles('.js'), ...(await inline(request, 'script'))];
  expect(texts.length).toBeGreaterThan(10);
  expect(unexplained(texts, ALLOWED_IN_SCRIPTS, (text) => youngInScript(text, REACHED))).toEqual([]);
});

test('styles say nothing that a supported browser drops to the harm of a page', async ({ request }) => {
  const texts = [...builtFiles('.css'), ...(await inline(request, 'style'))];
  expect(texts.length).toBeGreaterThan(3);
  expect(unexplained(texts, ALLOWED_IN_STYLES, (text) => youngInStyles(text, REACHED))).toEqual([]);
});
