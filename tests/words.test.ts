import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Words of our own that docs/glossary.md replaced by the field's terms: none comes back. Each is looked for as a name
 * or a compound, where it cannot be everyday English.
 */
const REPLACED: [word: RegExp, term: string][] = [
  [/\bkeepPage\b|\bkeepable\b|\bkeepShop\b/i, 'cachePage, cacheable'],
  [/\bkept[A-Z]\w*|\bkept-\w+|[a-z]Kept\b/, 'cached, stored'],
  [/\boutdat(e|ed|es)\b/i, 'invalidate'],
  [/\bshelf\b/i, 'segmented LRU'],
  [/\bproven\b/i, 'protected'],
  [/(?<!in[- ]|In|single )\bflights?\b/i, 'in-flight request'],
  [/\bknown-?address\b/i, 'cache key'],
  [/(?<!at the )\bdoors?\b|_DOOR\b/i, 'request handler, drain gate'],
  [/\bgiveCopy\b|\bjudge(s|d|Request|File|Lines|Backup)?\b/i, 'serveFromCache, validate'],
  [/\bstrangers?\b/i, 'unknown host, somebody else'],
  [/\bstanding-? ?jobs?\b/i, 'background job'],
  [/\bwake(s|Up|n|ned)?\b|\bawake\b|\basleep\b/i, 'trigger, hydrate'],
  [/(?<!')\bcrews?\b|\bhire[ds]?\b|\bhand-?out\b/i, 'worker pool, spawn, dispatch'],
  [/\btall(y|ies)\b/i, 'counter'],
  [/\btroubled?\b/i, 'degraded, failure'],
  [/\bsettle-?file\b/i, 'durable write'],
  [/\bfinders?\b/i, 'searcher'],
  [/\blistingCells\b|\brecount\w*/i, 'facet counts, rebuild'],
  [/\border-?letters?\b|\bletters\.ts\b/i, 'email template'],
  [/\btellOrder\b/i, 'notifyCustomer'],
  [/\bfirstPaint\b|\bfirst-paint\b|\bfirst-?views?\b|\bfirstView\w*/i, 'head script, critical CSS'],
  [/\bsmall-? ?code\b|\bsmallCode\b/i, 'lazy bundle'],
  [/\bdata-act\b/, 'data-action'],
  [/\bheld-? ?taps?\b|\bheldTaps\b/i, 'event replay'],
  [/\bpage-? ?turns?\b/i, 'view transition'],
  [/\bdisplay-? ?face\b/i, 'display font'],
  [/\btills\b/i, 'checkout'],
  [/\bkept-? ?quer(y|ies)\b/i, 'prepared query'],
];

const files = globSync([
  'src/**/*.{ts,tsx,astro,css}',
  'tests/**/*.{ts,tsx}',
  '{docs,src,tests}/**/*.md',
  '*.md',
]).filter((file) => file !== 'tests/words.test.ts');
const lines = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((text, index) => ({ at: `${file}:${index + 1}`, text: text.trim() })),
);

test.each(REPLACED)('%s is called %s', (word) => {
  expect(lines.filter(({ text }) => word.test(text)).map(({ at, text }) => `${at}: ${text}`)).toEqual([]);
});
