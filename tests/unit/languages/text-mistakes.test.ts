import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { completeLanguage } from '#languages/complete-language.ts';
import { textMistakes } from '#languages/text-mistakes.ts';

const FILE = 'src/languages/xx.ts';
/** What is said of a file whose lines from 3 on are these, up to line 12 at most. */
const said = (...lines: string[]) => {
  const source = ['export default {', '  cart: {', ...lines, "    other: 'x',", '  },', '} satisfies Language;', ''];
  try {
    return textMistakes(source.join('\n'), FILE);
  } catch (error) {
    return [(error as Error).message];
  }
};

const APOSTROPHE = "3: an apostrophe within quotation marks is written ’ or \\'";
const STRAIGHT = "3: quotation marks are straight: '…'";
const STROKES = '3: the text that begins here goes on behind // below: the strokes of all its lines go';
const NO_BACKQUOTE = '3: the backquote ` that ends this text is missing';

test.each([
  ['an apostrophe', ["    cleared: 'Svuota l'intero carrello',"], APOSTROPHE],
  ['two apostrophes', ["    cleared: 'Svuota l'altro e l'intero',"], APOSTROPHE],
  ['one before a blank', ["    cleared: 'Un po' di tutto',"], APOSTROPHE],
  ['one at the end', ["    cleared: 'Un po'',"], APOSTROPHE],
  ['a missing comma', ["    cleared: 'Svuotato'"], '3: a comma is missing at the end of the line'],
  [
    'a missing comma before comments',
    ["    cleared: 'Svuotato'", "//     removed: 'Removed',"],
    '3: a comma is missing at the end of the line',
  ],
  ['a missing last quotation mark', ["    cleared: 'Svuotato,"], '3: a quotation mark is missing'],
  [
    'a missing first quotation mark',
    ["    cleared: Tutto via',"],
    '3: Expected `,` or `}` but found `Identifier`: is a quotation mark, a backquote or a comma missing?',
  ],
  ['curly quotation marks', ['    cleared: ‘Svuotato’,'], STRAIGHT],
  ['one of them curly', ["    cleared: 'Svuotato’,"], STRAIGHT],
  ['double ones', ['    cleared: “Svuotato”,'], STRAIGHT],
  ['strokes of the first line alone', ['    cartOf: (count) =>', '//       `Cart, ${count}`,'], STROKES],
  ['of a table', ['    labels: {', "//       one: 'One',", '//     },'], STROKES],
  ['of a call', ['    cartOf: (count) => ({', '//       subject: `Cart`,', '//     }),'], STROKES],
  [
    'strokes within a text',
    ['    cleared: `Svuotato,', '//', '// ciao`,'],
    '4: cart.cleared: the strokes // of all lines of a text go',
  ],
  ['no last backquote', ['    cleared: `Svuotato,', '    cartOf: (count) => `Carrello, ${count}`,'], NO_BACKQUOTE],
  ['none before a comment', ['    cleared: (a) => `Via ${a},', '//     x: (b) => `and ${b}`,'], NO_BACKQUOTE],
  ['none in the whole file', ['    cleared: `Svuotato,'], NO_BACKQUOTE],
  [
    'a text without a name',
    ["    'Svuotato',"],
    '3: Expected `:` but found `,`: is a quotation mark, a backquote or a comma missing?',
  ],
  ['a name in quotation marks', ["    'cleared': 'Svuotato',"], '3: a text is written as name: text'],
])('%s is named with the line of the slip', (_, lines, what) => {
  expect(said(...lines)).toEqual([`${FILE}:${what}`]);
});

test.each([
  ['cartOf: (count) => `Carrello, ${conta}`', 'cart.cartOf: conta is no value of this text, which has count'],
  [
    'subjects: { paid: ({ shop, id }) => `${numero} da ${shop}` }',
    'cart.subjects.paid: numero is no value of this text, which has shop, id',
  ],
  ['removed: `Via ${nome}`', 'cart.removed: nome is no value of this text, which has none'],
  [
    'list: (lines) => lines.map(({ label }) => `${etichetta}: ${label}`).join()',
    'cart.list: etichetta is no value of this text, which has lines, label',
  ],
  ["cartOf: (count) => 'Carrello, ${count}'", 'cart.cartOf: a text with ${…} stands in backquotes: `…`'],
])('%s', (text, what) => {
  expect(said(`    ${text},`)).toEqual([`${FILE}:3: ${what}`]);
});

test('every mistake of a file is named', () => {
  expect(said('    a: (x) => `${y} ${z}`,', '    b: (x) => `${y}`,')).toHaveLength(3);
});

test('parameters of any form, what a text declares, and what the language itself has are values', () => {
  expect(
    said(
      '    a: ({ shop, ids: [id], at = shop, ...rest }) => `${shop} ${id} ${at} ${rest.numero} ${undefined}`,',
      "    b: (count) => { const n = Number(count); return new Intl.PluralRules('it').select(n) + Math.round(n); },",
      '    c: (xs) => xs.map((x) => `${(x as string).length}`),',
      '    d: (a, [b] = [a]) => { function own({ c }) { return c; } return own({ c: b }); },',
    ),
  ).toEqual([]);
});

test.each(['de', 'fr'])('the shipped language %s has none', (code) => {
  expect(textMistakes(readFileSync(`src/languages/${code}.ts`, 'utf8'), FILE)).toEqual([]);
});

test('nor has a new file, with its strokes; without them each name is one of its own text, or is to be written out', () => {
  const { source } = completeLanguage('xx.ts');
  expect(textMistakes(source, FILE)).toEqual([]);
  const english = textMistakes(source.replace(/^\/\/ ?/gm, ''), FILE);
  const toWriteOut = new Set([...source.matchAll(/write out (\w+):/g)].map(([, name]) => name));
  expect(english.filter((what) => !toWriteOut.has(/: (\w+) is no value/.exec(what)?.[1]))).toEqual([]);
});
