import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import de from '#languages/de.ts';
import fr from '#languages/fr.ts';
import { completeLanguage } from '#languages/complete-language.ts';
import { englishTexts } from '#languages/english-texts.ts';
import { keysOf, readLanguage } from '#languages/read-language.ts';
import { nameOf, nodesIn, partOf, statementsOf } from '#languages/syntax.ts';
import { ENGLISH_MODULES } from '#languages/text-modules.ts';

describe.each([
  ['de', de],
  ['fr', fr],
])('the language %s', (code, language) => {
  const source = readFileSync(`src/languages/${code}.ts`, 'utf8');
  const { parts } = readLanguage(source, `${code}.ts`);

  test('says nothing that the shop does not say; with TEST_ALL: it has all that shoppers read', () => {
    const { untranslated, unknown } = completeLanguage(`${code}.ts`, source);
    expect(unknown).toEqual([]);
    // A new text stays English until somebody translates it (docs/decisions D601).
    if (process.env.TEST_ALL) expect(untranslated).toEqual([]);
  });

  test('fills in each value that a text takes', () => {
    for (const [part, path] of Object.entries(ENGLISH_MODULES))
      for (const [name, { text }] of englishTexts(path.slice(1))) {
        const own = parts.get(part)?.texts.get(name);
        if (own === undefined || text.startsWith('{')) continue;
        for (const value of valuesOf(text)) expect(own, `${part}.${name}`).toMatch(new RegExp(`\\b${value}\\b`));
      }
  });

  test('reads a page number off the titles that it writes, and sorts in the same order', () => {
    const { numbered, PAGE_NUMBER } = language.seo;
    expect(PAGE_NUMBER.exec(numbered('Titel', 12))?.[0]).toBe(numbered('', 12));
    const sortLabels = englishTexts('src/catalog/text.ts').get('sortLabels');
    expect(Object.keys(language.catalog.sortLabels)).toEqual(keysOf(sortLabels?.text ?? ''));
  });
});

/** The names of a function's parameters. */
function valuesOf(text: string): string[] {
  const [, params = ''] = /^\(([^)]*)\) =>/.exec(text) ?? [];
  return params.match(/[a-zA-Z]+/g) ?? [];
}

test('French has a space that does not break before its marks', () => {
  const nodes = [...nodesIn(statementsOf(readFileSync('src/languages/fr.ts', 'utf8'), 'fr.ts'))];
  const written = nodes.flatMap((node) => nameOf(node.type === 'TemplateElement' ? { name: raw(node) } : node) ?? []);
  expect(written.length).toBeGreaterThan(900);
  expect(written.filter((text) => / [:;?!»]|« /.test(text))).toEqual([]);
});

/** The words of a text between its values. */
const raw = (element: unknown) => partOf(partOf(element, 'value'), 'raw');
