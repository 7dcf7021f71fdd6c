import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Citation, citationsIn, citationsOf } from './citations.ts';
import { behaviour, decisions, documents, listFiles, reliability, ROOT } from './documents.ts';

describe('citations', () => {
  const cited = [...listFiles('src'), ...listFiles('tests')].filter(
    (file) => /\.(ts|tsx|astro|css|mjs)$/.test(file) && !/^tests\/(docs|citations|held-rows)(\.test)?\.ts$/.test(file),
  );

  test('of the code, the tests and the documents: each row that is cited exists', () => {
    const found = [...cited, ...documents]
      .flatMap((file) => citationsOf(ROOT, file).map((one) => ({ file, ...one })))
      // A document may speak of its sections; whoever cites it names a row.
      .filter(({ file, kind }) => kind !== 'section' || !documents.includes(file));
    expect(found.length, 'none is found: the forms no longer fit').toBeGreaterThan(300);
    expect(
      found.filter((one) => !exists(one)).map(({ file, text, line, id }) => `${file}:${line}: ${text} (${id})`),
    ).toEqual([]);
  });

  test('are read in all their forms', () => {
    const ids = (text: string, isTest = false) => citationsIn(text, { isTest }).map(({ kind, id }) => `${kind} ${id}`);
    expect(ids('/** The price (docs/decisions D1, D24). */')).toEqual([
      'decision 1',
      'decision 24',
      'decision 1',
      'decision 24',
    ]);
    expect(ids('/** Tells (decisions.md rows 7, 21). */')).toEqual(['decision 7', 'decision 21']);
    expect(ids('/** A size\n * (docs/behaviour.md\n * 5.size). */')).toContain('behaviour 5.size');
    expect(ids('/** The cart (docs/behaviour.md 4.cart.add, 5.size; reliability O12, B3). */').slice(1)).toEqual([
      'behaviour 4.cart.add',
      'behaviour 5.size',
      'rule O12',
      'rule B3',
    ]);
    expect(ids("test('O1 O2 extra fields', run)", true)).toEqual(['rule O1', 'rule O2']);
    expect(ids("test('O1 5.size: extra fields', run)", true)).toEqual(['rule O1', 'behaviour 5.size']);
    expect(ids("test('D18: a size is missing', run)", true)).toEqual(['decision 18']);
    expect(ids('/** As told (design.md section 5). */')).toEqual(['section section 5']);
    expect(ids("const path = 'M3 3 D12';")).toEqual([]);
  });

  test('a row that is not there is found', () => {
    const missing = [
      '/** docs/behaviour.md 5.sizes */',
      '/** docs/behaviour.md section 5 */',
      '/** reliability O99 */',
      '/** docs/decisions D99 */',
      '/** docs/none.md */',
      '/** D999 */',
      '/** design.md section 5 */',
    ];
    for (const text of missing)
      expect(
        citationsIn(text).filter((one) => !exists(one)),
        text,
      ).not.toEqual([]);
  });
});

function exists({ kind, id }: Citation): boolean {
  if (kind === 'file') return existsSync(join(ROOT, id));
  if (kind === 'behaviour') return behaviour.includes(id);
  if (kind === 'rule') return reliability.includes(id);
  if (kind === 'decision') return decisions.some(({ number }) => number === id);
  // A whole section is no citation that a reader can follow, nor is a document outside of the repository.
  return false;
}
