import { expect, test, vi } from 'vitest';
import { checkLanguage } from '#owner/doctor/check-language.ts';
import { languageFiles } from '#translations/known-languages.ts';

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

test('the words of a country that are not read are named, with how they are', () => {
  languageFiles.set('de-DE', {});
  try {
    expect(of('de', 'de')).toEqual([
      'src/languages/de-DE.ts is there, and no page says its words: SHOP_LANGUAGE is de. By the line SHOP_LANGUAGE=de-DE ' +
        'of selvedge.env they go before those of de.ts: docs/owners.md, Languages.',
    ]);
    expect(of('de', 'de-DE')).toEqual([]);
    expect(of('fr', 'fr')).toEqual([]);
  } finally {
    languageFiles.delete('de-DE');
  }
});
