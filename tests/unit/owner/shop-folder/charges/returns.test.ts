import { expect, test } from 'vitest';
import { changeLines } from '#owner/shop-folder/changes/change-lines.ts';
import { chargesChanges } from '#owner/shop-folder/charges/charges-changes.ts';
import { returnsNotes, returnsProblems } from '#owner/shop-folder/charges/returns.ts';
import { checkYaml } from '#owner/shop-folder/read/check-yaml.ts';
import { StoreFile } from '#owner/shop-folder/store-schema.ts';

const TERMS = 'terms: { country: IN, returnDays: 7, returnFees: customer }';

function problemsOf(section: string, terms = TERMS): string[] {
  const store = checkYaml('store.yaml', `id: kiln\nname: Kiln\n${terms}\n${section}`, StoreFile);
  const categories = { names: ['Underwear', 'Bowls'], mayBe: () => false };
  return [...store.problems, ...returnsProblems(store, categories)].map(({ line, what }) => `${line} ${what}`);
}

test('a section with everything, and one with a single line', () => {
  expect(
    problemsOf(
      'returns:\n  online: true\n  cancel: false\n  exchange: true\n  fee: 79\n  never: [Underwear]\n  delivery: true\n',
    ),
  ).toEqual([]);
  expect(problemsOf('returns: { cancel: true }\n', 'terms: {}')).toEqual([]);
  expect(problemsOf('')).toEqual([]);
});

test('every mistake is told with its line', () => {
  expect(problemsOf('returns:\n')).toEqual(['4 returns must have a line below it, such as online: true']);
  expect(problemsOf('returns:\n  online: no\n  cancel: perhaps\n  fees: 3\n  never: Underwear\n')).toEqual([
    '5 returns.online must be true; without the line who sends something back writes to you',
    '6 returns.cancel must be true or false',
    '8 returns.never must be a list of categories',
    '7 returns.fees is not known: did you mean fee?',
  ]);
  expect(problemsOf('returns:\n  online: true\n  fee: 79\n  never: [Underware, Socks]\n', 'terms: {}')).toEqual([
    '5 returns.online needs terms.returnDays: in how many days something may go back',
    '6 returns.fee needs terms.returnFees: customer, since the shopper pays it',
    '7 returns.never, entry 1: names Underware, which is not in categories.yaml: did you mean Underwear?',
    '7 returns.never, entry 2: names Socks, which is not in categories.yaml: one of Underwear, Bowls',
  ]);
  expect(problemsOf('returns: { cancel: true, exchange: true, fee: 0 }\n')).toEqual([
    '4 returns.exchange does nothing without online: true beside it',
    '4 returns.fee does nothing without online: true beside it',
  ]);
});

test('in the EU a return takes at least as many days as the law gives to withdraw', () => {
  const inGermany = (days: number) => `terms: { country: DE, returnDays: ${days} }`;
  expect(problemsOf('returns: { online: true }\n', inGermany(13))).toEqual([
    '4 returns.online needs terms.returnDays of at least 14: so long the law of the EU lets a consumer withdraw',
  ]);
  expect(problemsOf('returns: { online: true }\n', inGermany(14))).toEqual([]);
});

test('10.withdrawal: in the EU it is noted where the delivery does not go back with all of an order', () => {
  const notesOf = (section: string, country: string) => {
    const store = checkYaml(
      'store.yaml',
      `id: kiln\nname: Kiln\nterms: { country: ${country}, returnDays: 14 }\n${section}\n`,
      StoreFile,
    );
    return returnsNotes({ ...store, value: store.value! }).map(({ file, line, what }) => `${file}:${line} ${what}`);
  };
  expect(notesOf('returns:\n  cancel: true\n  online: true', 'DE')).toEqual([
    'store.yaml:6 in the EU who withdraws from all of an order gets back what its delivery cost too: returns.delivery: true says so',
  ]);
  expect(notesOf('returns: { online: true, delivery: true }', 'DE')).toEqual([]);
  expect(notesOf('returns: { cancel: true }', 'DE')).toEqual([]);
  expect(notesOf('returns: { online: true }', 'IN')).toEqual([]);
});

test('diff says what of it changes', () => {
  const lines = (before: object | undefined, after: object | undefined) =>
    changeLines(chargesChanges({ returns: before }, { returns: after }, 'en-IN'));
  expect(lines(undefined, { online: true })).toEqual(['+ returns by shoppers']);
  expect(lines({ online: true }, undefined)).toEqual(['- returns by shoppers']);
  expect(lines({ online: true, fee: 49 }, { online: true, cancel: false, never: ['Socks'] })).toEqual([
    '~ returns by shoppers: cancelled before they are packed - -> no, the way back 49 -> -, categories that stay with Socks',
  ]);
});
