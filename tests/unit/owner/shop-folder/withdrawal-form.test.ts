import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { initFolder } from '#owner/shop-folder/init-folder.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';
import { fillFacts } from '#lib/text/fill-facts.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'selvedge-form-'));
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

async function init(country: string, locale: string) {
  const path = mkdtempSync(join(root, `${country}-`));
  await initFolder(path, { name: 'Kiln', origin: '', currency: 'EUR', locale, country, email: 'post@kiln.example' });
  const page = join(path, 'policies/return.md');
  return { path, page, draft: existsSync(page) ? readFileSync(page, 'utf8') : undefined };
}

/** As the owner does it who writes a text and follows the draft. */
const written = (draft = '') => {
  const lines = draft.trimEnd().split('\n');
  const first = lines.findIndex((line) => line.startsWith("<!-- The law's model form"));
  expect(lines.at(-1)).toBe('-->');
  return ['Within 14 days.', '', ...lines.slice(first + 1, -1)].join('\n');
};

const FACTS = { companyName: 'Kiln', companyAddress: '1 Quay, Cork', companyEmail: 'post@kiln.example' };
/** The lines of the page as shoppers read them. */
const readLines = (html: string) =>
  fillFacts(html, FACTS)
    .replace(/<li>/g, '— ')
    .replace(/<[^>]*>/g, '')
    .split('\n')
    .filter(Boolean);

const FORMS = {
  en: [
    'Model withdrawal form',
    '(complete and return this form only if you wish to withdraw from the contract)',
    '— To Kiln, 1 Quay, Cork, post@kiln.example:',
    '— I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*),',
    '— Ordered on (*)/received on (*),',
    '— Name of consumer(s),',
    '— Address of consumer(s),',
    '— Signature of consumer(s) (only if this form is notified on paper),',
    '— Date',
    '(*) Delete as appropriate.',
  ],
  de: [
    'Muster-Widerrufsformular',
    '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
    '— An Kiln, 1 Quay, Cork, post@kiln.example:',
    '— Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
    '— Bestellt am (*)/erhalten am (*)',
    '— Name des/der Verbraucher(s)',
    '— Anschrift des/der Verbraucher(s)',
    '— Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
    '— Datum',
    '(*) Unzutreffendes streichen.',
  ],
  fr: [
    'Modèle de formulaire de rétractation',
    '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)',
    '— À l’attention de Kiln, 1 Quay, Cork, post@kiln.example :',
    '— Je/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous',
    '— Commandé le (*)/reçu le (*)',
    '— Nom du (des) consommateur(s)',
    '— Adresse du (des) consommateur(s)',
    '— Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)',
    '— Date',
    '(*) Rayez la mention inutile.',
  ],
};

test.each([
  ['DE', 'de-DE', 'de'],
  ['AT', 'de-AT', 'de'],
  ['FR', 'fr-FR', 'fr'],
  ['IE', 'en-IE', 'en'],
  ['ES', 'es-ES', 'en'],
] as const)(
  '11.withdrawal-form: in %s, %s, the draft has the form of the law in %s',
  async (country, locale, language) => {
    const { path, page, draft } = await init(country, locale);
    expect((await readShopFolder(path)).policies, 'a draft is no page').not.toHaveProperty('return');
    expect(draft?.includes('Your language has it'), locale).toBe(locale === 'es-ES');
    writeFileSync(page, written(draft));
    const { policies } = await readShopFolder(path);
    expect(readLines(policies.return?.html ?? '')).toEqual(['Within 14 days.', ...FORMS[language]]);
  },
);

test('11.withdrawal-form: validate says what it said before, of the draft and of what was written', async () => {
  const { path, page, draft } = await init('IE', 'en-IE');
  const notes = async () => (await readShopFolder(path)).notes.map(({ file, what }) => `${file}: ${what}`);
  const ofReturn = (all: string[]) => all.filter((one) => /withdraw|return/.test(one));
  expect(ofReturn(await notes())).toEqual([expect.stringContaining('no page is about withdrawal')]);
  writeFileSync(page, '<!-- Write here. -->\n');
  const before = await notes();
  writeFileSync(page, draft ?? '');
  expect(await notes()).toEqual(before);
  writeFileSync(page, written(draft));
  expect(ofReturn(await notes())).toEqual([]);
});

test('11.withdrawal-form: a shop outside the EU gets no such draft', async () => {
  expect(await init('IN', 'en-IN')).toHaveProperty('draft', undefined);
});
