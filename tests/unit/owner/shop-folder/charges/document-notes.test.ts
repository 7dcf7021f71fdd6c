import { expect, test } from 'vitest';
import { documentNotes } from '#owner/shop-folder/charges/notes/document-notes.ts';
import type { TaxFile } from '#owner/shop-folder/schema/tax.ts';

const seller = { name: 'Maison Lin', address: '12 rue du Temple, 75004 Paris' };
const shirt = { handle: 'shirt', variants: [] };

/** The notes on documents of a shop whose folder is in order otherwise. */
function notes(
  country: string,
  tax: Partial<TaxFile>,
  store: Partial<Parameters<typeof documentNotes>[1]> = {},
): string[] {
  const file: TaxFile = { registration: 'regular', number: 'FR00123456789', documents: true, ...tax };
  return documentNotes(file, { company: seller, terms: { country }, retention: { documents: 10 }, ...store }, [
    shirt,
  ]).map(({ file, what }) => `${file}: ${what}`);
}

const without = (what: string) =>
  `tax.yaml: documents are given out without what an invoice has to say: ${what}. Ask your accountant`;

test('10.documents: a French shop is told what its invoices say of who sells', () => {
  expect(notes('FR', { number: undefined })).toEqual([
    without('number, your VAT number; in documents.note: your SIREN or SIRET, your legal form, such as SAS or EI'),
  ]);
  const company = { ...seller, name: 'Maison Lin SARL' };
  expect(notes('FR', { documents: { note: 'SIREN 123 456 789' } }, { company })).toEqual([
    without('in documents.note: the share capital of a company and the town of its register (RCS)'),
  ]);
  const note = 'SARL au capital de 1 000 €, RCS Paris 123 456 789';
  expect(notes('FR', { documents: { note } })).toEqual([]);
  expect(notes('FR', { documents: { note: 'Anne Lin, EI, SIRET 123 456 789 00012' } })).toEqual([]);
});

test('10.documents: who charges no tax is told by which words a French, German or Austrian invoice says so', () => {
  const note = 'EI, SIREN 123456789';
  expect(notes('FR', { registration: 'none', documents: { note } })).toEqual([
    without('in documents.note: "TVA non applicable, art. 293 B du CGI"'),
  ]);
  expect(
    notes('FR', { registration: 'none', documents: { note: `${note}. TVA non applicable, art. 293 B du CGI` } }),
  ).toEqual([]);
  expect(notes('DE', { registration: 'none' })).toEqual([
    without('in documents.note: "Keine Umsatzsteuer nach § 19 UStG"'),
  ]);
  expect(notes('AT', { registration: 'none', documents: { note: 'Kleinunternehmer' } })).toEqual([]);
});

test('10.documents: a German company is told of its register, and a shop of one person is not', () => {
  const company = { ...seller, name: 'Leinen GmbH' };
  expect(notes('DE', {}, { company })).toEqual([
    without('in documents.note: the register court and number (HRB) of a company, and who manages it'),
  ]);
  expect(
    notes('DE', { documents: { note: 'Amtsgericht Köln HRB 123, Geschäftsführerin Anne Lin' } }, { company }),
  ).toEqual([]);
  expect(notes('DE', {})).toEqual([]);
});

test('10.documents: documents that go before the law of the country lets them are named', () => {
  const kept = (what: string) => [
    `store.yaml: documents are removed after ${what}: say so by retention.documents. Ask your accountant`,
  ];
  expect(notes('IT', {}, { retention: undefined })).toEqual(kept('8 years (Italy keeps invoices for 10)'));
  expect(notes('NL', {}, { retention: { documents: 1 } })).toEqual(kept('1 year (Netherlands keeps invoices for 7)'));
  expect(notes('GB', {}, { retention: undefined })).toEqual([]);
  expect(notes('US', {}, { retention: { documents: 1 } })).toEqual([]);
});

test('10.documents: an Indian shop is told of GSTIN, financial year and HSN codes, and one of the EU or Great Britain of its VAT number', () => {
  const unknown = { handle: 'shirt', variants: [{ hsn: undefined }] };
  const file: TaxFile = { registration: 'regular', documents: true };
  const products = [unknown] as unknown as Parameters<typeof documentNotes>[2];
  expect(documentNotes(file, { terms: { country: 'IN' } }, products).map(({ what }) => what)).toEqual([
    'documents are given out without what an invoice has to say: company.name of store.yaml; company.address of \
store.yaml; number, your GSTIN; yearStart, "04-01" in India. Ask your accountant',
    '1 product has no HSN code, which an invoice says of each line (shirt). Fill the column HSN',
  ]);
  for (const country of ['SE', 'FI', 'GB', 'NL'])
    expect(notes(country, { number: undefined })).toEqual([without('number, your VAT number')]);
  for (const [country, number, day] of [
    ['AU', 'your ABN', '07-01'],
    ['NZ', 'your GST number', '04-01'],
  ] as const)
    expect(notes(country, { number: undefined })[0]).toMatch(new RegExp(`number, ${number}; yearStart, "${day}"`));
  for (const country of ['US', 'ZZ', 'CA']) expect(notes(country, { number: undefined })).toEqual([]);
  expect(notes('FR', { documents: undefined })).toEqual([]);
});
