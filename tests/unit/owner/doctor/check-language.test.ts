import { expect, test, vi } from 'vitest';
import { checkLanguage } from '#owner/doctor/check-language.ts';

const of = (language: string | undefined, spoken: string) => {
  vi.stubEnv('SHOP_LANGUAGE', spoken);
  return checkLanguage({ id: 'dune', info: { language } }).map(({ what, advice }) => `${what}. ${advice ?? ''}`);
};

test.each([
  ['de', '', 'English', 'The line SHOP_LANGUAGE=de of selvedge.env makes it speak German'],
  ['fr-CA', 'de', 'German', 'The line SHOP_LANGUAGE=fr of selvedge.env makes it speak French'],
  ['en', 'de', 'German', 'The line SHOP_LANGUAGE=en of selvedge.env makes it speak English'],
  [
    'it',
    '',
    'English',
    'Npm run store -- language it writes src/languages/it.ts, to be translated, and the line SHOP_LANGUAGE=it of \
selvedge.env makes it speak that',
  ],
])('a store in %s whose shop is set to "%s"', (language, spoken, name, advice) => {
  expect(of(language, spoken)).toEqual([
    `dune: its language is ${language}, and the shop itself speaks ${name}. ${advice}: docs/owners.md, Languages.`,
  ]);
});

test.each([
  ['de-AT', 'de'],
  ['en-GB', ''],
  [undefined, 'fr'],
])('a store in %s whose shop is set to "%s" speaks one language', (language, spoken) => {
  expect(of(language, spoken)).toEqual([]);
});
