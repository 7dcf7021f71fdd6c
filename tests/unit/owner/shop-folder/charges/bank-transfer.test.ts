import { expect, test } from 'vitest';
import { changeLines } from '#owner/shop-folder/changes/change-lines.ts';
import { chargesChanges } from '#owner/shop-folder/charges/charges-changes.ts';
import { checkYaml } from '#owner/shop-folder/read/check-yaml.ts';
import { StoreFile } from '#owner/shop-folder/store-schema.ts';
import { isIban } from '#lib/text/iban.ts';

const read = (section: string) => checkYaml('store.yaml', `id: kiln\nname: Kiln\n${section}`, StoreFile);
const problemsOf = (section: string) => read(section).problems.map(({ line, what }) => `${line} ${what}`);

test('an account by IBAN, in any spelling, and one by what banks elsewhere ask for', () => {
  expect(problemsOf('bankTransfer: { holder: Kiln, iban: "de89 3704 0044 0532 0130 00", bic: cobadeff }\n')).toEqual(
    [],
  );
  expect(read('bankTransfer: { holder: Kiln, iban: "de89 3704 0044 0532 0130 00" }\n').value).toMatchObject({
    bankTransfer: { iban: 'DE89370400440532013000' },
  });
  expect(
    problemsOf('bankTransfer:\n  holder: Kiln\n  account:\n    - { label: Sort code, value: "12-34-56" }\n'),
  ).toEqual([]);
  expect(problemsOf('')).toEqual([]);
});

test('every mistake is told with its line', () => {
  expect(problemsOf('bankTransfer:\n')).toEqual(['3 bankTransfer must have lines below it, such as holder: My Shop']);
  expect(problemsOf('bankTransfer:\n  iban: DE88370400440532013000\n  bic: BANK\n  days: 0\n  Note: Thanks\n'))
    .toMatchInlineSnapshot(`
    [
      "4 bankTransfer.holder is missing",
      "4 bankTransfer.iban is no IBAN: a sign is wrong, or two have changed places",
      "5 bankTransfer.bic must be a BIC of 8 or 11 letters and digits, such as COBADEFFXXX",
      "6 bankTransfer.days must be a whole number of days, such as 7",
      "7 bankTransfer.Note is not known: did you mean note?",
    ]
  `);
  expect(problemsOf('bankTransfer: { holder: Kiln }\n')).toEqual([
    '3 bankTransfer must have an iban, or account with the lines that banks ask for',
  ]);
});

test('diff says what of it changes', () => {
  const lines = (before: object | undefined, after: object | undefined) =>
    changeLines(chargesChanges({ bankTransfer: before as never }, { bankTransfer: after as never }, 'de-DE'));
  const account = { holder: 'Kiln', iban: 'DE89370400440532013000' };
  expect(lines(undefined, account)).toEqual(['+ payment by bank transfer']);
  expect(lines(account, { ...account, days: 3 })).toEqual([expect.stringContaining('days')]);
  expect(lines(account, undefined)).toEqual(['- payment by bank transfer']);
});

test('check digits of an IBAN', () => {
  for (const right of ['DE89370400440532013000', 'GB29NWBK60161331926819', 'FR1420041010050500013M02606'])
    expect(isIban(right), right).toBe(true);
  for (const wrong of ['DE89370400440532013001', 'GB29NWBK60161331926818', 'DE89', '', 'DE8937040044053201300é'])
    expect(isIban(wrong), wrong).toBe(false);
});
