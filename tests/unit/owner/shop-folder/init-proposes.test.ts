import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { currencyOfTexts } from '#owner/shop-folder/init/currency-of-prices.ts';
import { askForShop } from '#owner/shop-folder/init/ask-for-shop.ts';
import { timeZoneOf } from '#owner/shop-folder/init/time-zone.ts';
import { storeFile } from '#owner/shop-folder/init/store-file.ts';

const proposed = (given: Record<string, string>, shown = {}) => askForShop(given, { how: 'propose', shown });

test.each([
  ['IN', 'Asia/Kolkata'],
  ['NP', 'Asia/Kathmandu'],
  ['VN', 'Asia/Ho_Chi_Minh'],
  ['UA', 'Europe/Kyiv'],
  ['AR', 'America/Argentina/Buenos_Aires'],
  ['DE', 'Europe/Berlin'],
  ['CY', 'Asia/Nicosia'],
  ['RU', 'Europe/Moscow'],
  ['BR', 'America/Sao_Paulo'],
  ['US', 'America/New_York'],
  ['CA', 'America/Toronto'],
  ['AU', 'Australia/Sydney'],
  ['MX', 'America/Mexico_City'],
  ['ES', 'Europe/Madrid'],
  ['PT', 'Europe/Lisbon'],
])('the time zone of %s is that of its capital or largest city, by its name of today: %s', (country, timeZone) => {
  expect(timeZoneOf(country)).toBe(timeZone);
});

test.each([
  ['Доречи', 'uk-UA', 'UA', 'dorechi'],
  ['Größe & Söhne', 'de-DE', 'DE', 'groesse-soehne'],
  ['कपड़े', 'hi-IN', 'IN', 'shop'],
  ['Müller & Söhne', 'de-DE', 'DE', 'mueller-soehne'],
  ['Straße Ärmel', 'en-AT', 'AT', 'strasse-aermel'],
  ['Zürich', 'de-CH', 'CH', 'zuerich'],
  ['Crème Brûlée', 'fr-CH', 'CH', 'creme-brulee'],
  ['Müjde', 'tr-TR', 'TR', 'mujde'],
  ['Løkke Æble', 'da-DK', 'DK', 'lokke-aeble'],
  ['Łódź', 'pl-PL', 'PL', 'lodz'],
  ['Đurđević', 'hr-HR', 'HR', 'durdevic'],
])('the id of %s, a shop of %s, is spelled as its language is', (name, locale, country, id) => {
  const text = storeFile({ name, origin: '', currency: 'EUR', locale, country, email: '' });
  expect(text.split('\n')).toContain(`id: ${id}`);
});

test.each([
  ['BR', 'BRL', 'pt-BR'],
  ['DE', 'EUR', 'de-DE'],
  ['RU', 'RUB', 'ru-RU'],
  ['HN', 'HNL', 'es-HN'],
  ['IN', 'INR', 'en-IN'],
  ['IE', 'EUR', 'en-IE'],
  ['US', 'USD', 'en-US'],
])('a country that is given has its own currency and language: %s', async (country, currency, locale) => {
  expect(await proposed({ country })).toMatchObject({ country, currency, locale });
});

test.each([
  ['DE', true],
  ['IS', true],
  ['GB', true],
  ['CH', false],
  ['IN', false],
  ['US', false],
  ['', false],
])('10.newsletter.confirm subscribers of a new shop of %s confirm: %s', (country, asked) => {
  const text = storeFile({ name: 'Kiln', origin: '', currency: 'EUR', locale: 'en-IE', country, email: '' });
  expect((parse(text) as { newsletter?: string }).newsletter).toBe(asked ? 'confirm' : undefined);
  expect(text).toContain('newsletter: confirm');
});

test('what is given decides before the country does', async () => {
  expect(await proposed({ country: 'BR', currency: 'USD' })).toMatchObject({ currency: 'USD', locale: 'pt-BR' });
  expect(await proposed({ country: 'CH', locale: 'fr-CH' })).toMatchObject({ currency: 'CHF', locale: 'fr-CH' });
  expect(await proposed({ currency: 'PLN' })).toMatchObject({ locale: 'pl-PL', country: 'PL' });
  expect(await proposed({})).toMatchObject({ currency: 'INR', locale: 'en-IN', country: 'IN' });
});

test('the language of the file’s texts is the locale’s, and chooses among the countries of a currency', async () => {
  const french = { language: 'fr' };
  expect(await proposed({}, french)).toMatchObject({ currency: 'EUR', locale: 'fr-FR', country: 'FR' });
  expect(await proposed({ currency: 'EUR' }, french)).toMatchObject({ locale: 'fr-FR', country: 'FR' });
  for (const language of ['es', undefined])
    expect(await proposed({ currency: 'MXN' }, { language })).toMatchObject({ locale: 'es-MX', country: 'MX' });
  expect(await proposed({ country: 'CA' }, french)).toMatchObject({ currency: 'CAD', locale: 'fr-CA' });
  expect(await proposed({ currency: 'USD' }, { language: 'es' })).toMatchObject({ locale: 'es-EC', country: 'EC' });
  expect(await proposed({}, { language: 'de', currency: 'EUR', country: 'AT' })).toMatchObject({ locale: 'de-AT' });
  expect(await proposed({}, { language: 'en' })).toMatchObject({ currency: 'INR', locale: 'en-IN' });
});

test('a sign of several currencies is that of the country, where it has it', async () => {
  const dollars = { currency: 'USD', sign: '$' };
  expect(await proposed({ country: 'NZ' }, dollars)).toMatchObject({ currency: 'NZD' });
  expect(await proposed({ locale: 'en-AU' }, dollars)).toMatchObject({ currency: 'AUD' });
  expect(await proposed({ country: 'IE' }, dollars)).toMatchObject({ currency: 'USD' });
  expect(await proposed({}, dollars)).toMatchObject({ currency: 'USD', country: 'US' });
  expect(await proposed({ country: 'NZ' }, { currency: 'USD' })).toMatchObject({ currency: 'USD' });
});

test('amounts in the texts of a file name a currency, behind its prices and before the language', async () => {
  expect(await proposed({}, { currencyInTexts: 'EUR' })).toMatchObject({ currency: 'EUR', locale: 'en-IE' });
  expect(await proposed({}, { currencyInTexts: 'EUR', language: 'en' })).toMatchObject({ currency: 'EUR' });
  expect(await proposed({}, { currencyInTexts: 'EUR', currency: 'GBP' })).toMatchObject({ currency: 'GBP' });
  expect(await proposed({ country: 'US' }, { currencyInTexts: 'EUR' })).toMatchObject({ currency: 'USD' });
  expect(await proposed({}, { currencyInTexts: 'GBP', language: 'fr' })).toMatchObject({ currency: 'GBP' });
});

test.each([
  [['Gift card €25', 'Gift card 50 €', 'Sent free above £50.'], 'en', 'EUR'],
  [['A voucher of R$ 25'], 'pt', 'BRL'],
  [['Gift card $25'], 'en', 'USD'],
  [['Tarjeta de $25'], 'es', undefined],
  [['100% cotton, size 5, $'], 'en', undefined],
])('the currency of %j in %s is %s', (texts, language, currency) => {
  expect(currencyOfTexts(texts, language)).toBe(currency);
});

test('the head of store.yaml says how a setting is switched on, and it is YAML then', () => {
  const text = storeFile({ name: 'Row', origin: '', currency: 'EUR', locale: 'de-DE', country: 'DE', email: '' });
  expect(text.split('\n').slice(0, 6).join('\n')).toContain('take away "# ", the sign and the blank');
  const on = text
    .replace('# description:', 'description:')
    .replace('  # hours:', '  hours:')
    .replace('# social:\n#   ', 'social:\n  ');
  expect(parse(on)).toMatchObject({
    description: expect.any(String),
    company: { hours: expect.any(String) },
    social: { instagram: expect.any(String) },
  });
});

test('every option that is wrong is told at once', async () => {
  await expect(proposed({ currency: 'Rupees', locale: 'en_IN', country: 'India', email: 'me' })).rejects.toThrow(
    /^--currency .*\n--locale .*\n--country .*\n--email .*$/,
  );
});
