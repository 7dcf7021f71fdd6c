import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { FolderProblem } from '#owner/shop-folder/folder-problem.ts';
import { readPolicies } from '#owner/shop-folder/read/read-policies.ts';

const folder = mkdtempSync(join(tmpdir(), 'selvedge-pages-'));
mkdirSync(join(folder, 'policies'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, 'policies', name), text);

test("a level-1 heading at a page's start is its title, as plain text, and no part of it", async () => {
  write('about.md', '\n# About us\n\nTwo potters.\n');
  write('terms.md', '<!-- Ours -->\n\n# AGB & *Widerruf* bei {{companyName}}\n\n# Zweitens\n');
  write('impressum.html', '\n<h1 class="x">M&uuml;ller</h1>\n<p>Berlin</p>\n');
  write('shipping.md', 'Every day.\n\n# Not at the start\n');
  write('wool-care.md', '# Nothing below it\n');
  const problems: FolderProblem[] = [];
  const policies = await readPolicies(folder, problems);
  expect(problems).toEqual([]);
  const titles = Object.fromEntries(Object.entries(policies).map(([slug, { title }]) => [slug, title]));
  expect(titles).toEqual({
    about: 'About us',
    terms: 'AGB & Widerruf bei {{companyName}}',
    impressum: 'Müller',
    shipping: undefined,
    'wool-care': undefined,
  });
  expect(policies.about?.html.trim()).toBe('<p>Two potters.</p>');
  expect(policies.terms?.html.trim()).toBe('<h1>Zweitens</h1>');
  expect(policies.impressum?.html.trim()).toBe('<p>Berlin</p>');
});

test('D467 a line that ends with a backslash stays one, and others become one', async () => {
  write('imprint.md', 'Müller GmbH\\\nHauptstraße 1\\\n12345 Stadt\n\nOne sentence\nin two lines.\n');
  const { imprint } = await readPolicies(folder, []);
  expect(imprint?.html.trim()).toBe(
    '<p>Müller GmbH<br>Hauptstraße 1<br>12345 Stadt</p>\n<p>One sentence\nin two lines.</p>',
  );
});
