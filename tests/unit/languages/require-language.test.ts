import { expect, test } from 'vitest';
import { checkLanguage, requireLanguage } from '#languages/require-language.ts';
import type { LanguageFile } from '#translations/language-files.ts';

const check = (parts: LanguageFile) => checkLanguage([{ code: 'de', file: parts }]);

test('a text that is of the kind of the English one is taken, in every part', async () => {
  await check({
    catalog: { shopCollection: (name: string) => `Alles aus ${name}` },
    site: { joinNewsletter: 'Post von uns', noSuchText: 'Nie gesagt' },
    orderEmails: { orderSubjects: { 0: undefined } },
    refusals: { notSignedIn: 'Bitte anmelden.' },
    noSuchPart: { one: 1 },
  });
});

test('a plain text where values are given is refused by file and key, and so is the reverse', async () => {
  await expect(
    check({ catalog: { shopCollection: 'Alles aus NAME' }, site: { joinNewsletter: () => 'Post' } }),
  ).rejects.toThrow(
    'src/languages/de.ts: catalog.shopCollection must be a text that takes values, such as (name) => `Ours: ${name}`, ' +
      'as in English (src/catalog/text.ts)\n' +
      "src/languages/de.ts: site.joinNewsletter must be a text, such as 'Ours', as in English (src/site/text.ts)",
  );
});

test('a value that the English text does not take by that name is refused: a mail would say undefined', async () => {
  const subject = ({ shop, numero }: Record<string, string>) => `${numero} da ${shop}`;
  const inBrackets = ({ shop, id: numero }: Record<string, string>) => `${numero} da ${shop}`;
  await expect(check({ orderEmails: { orderSubjects: { paid: subject, placed: inBrackets } } })).rejects.toThrow(
    /^src\/languages\/de\.ts: orderEmails\.orderSubjects\.paid: numero is no value of this text, which has shop, id \(src\/[^)]*\)$/,
  );
});

test.each(['de', 'fr'])('%s is taken', async (code) => {
  await requireLanguage(code);
});

test('tables are looked through, and a part is one', async () => {
  await expect(check({ orderEmails: { orderSubjects: 'Ihre Bestellung' } })).rejects.toThrow(
    'must be a table of texts',
  );
  await expect(check({ orders: 'Bestellungen' as never })).rejects.toThrow('orders must be a table of texts');
  await expect(check({ emails: { passwordResetEmail: 'Neues Passwort' } })).rejects.toThrow(
    'emails.passwordResetEmail',
  );
});
