import { expect, test } from 'vitest';
import { yearNotes } from '#owner/shop-folder/charges/notes/year-notes.ts';

const notes = (country: string | undefined, yearStart: string | undefined) =>
  yearNotes({ registration: 'regular', yearStart }, country);

test('10.documents: an Indian year that begins on 4 January is told, since 1 April is meant', () => {
  expect(notes('IN', '01-04')).toEqual([
    {
      file: 'tax.yaml',
      what: 'yearStart "01-04" is 4 January: the month stands first, and the financial year of India begins on "04-01", 1 April',
    },
  ]);
  for (const [country, yearStart] of [
    ['IN', '04-01'],
    ['IN', undefined],
    ['GB', '01-04'],
    [undefined, '01-04'],
  ] as const)
    expect(notes(country, yearStart)).toEqual([]);
  expect(yearNotes(undefined, 'IN')).toEqual([]);
});
