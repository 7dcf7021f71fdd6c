import { expect, test } from 'vitest';
import { legalDrafts, legalPageNotes } from '#owner/shop-folder/links/legal-pages.ts';

const RETURN = `no page is about withdrawal, of which a shop in the EU tells before an order (Article 6 of Directive \
2011/83/EU): write policies/return.md`;
const notes = (country: string | undefined, policies: Record<string, { title?: string }>, address?: string) =>
  legalPageNotes({ terms: { country }, company: { address } }, policies).map(({ file, what }) => {
    expect(file).toBe('policies');
    return what;
  });

test('a shop in the EU is told of the pages that its law wants, by their names there', () => {
  const others = { terms: {}, privacy: {}, shipping: {} };
  const impressum = (law: string) => `no page is the Impressum that ${law} asks of a shop: write policies/impressum.md`;
  expect(notes('DE', others)).toEqual([impressum('§ 5 DDG'), RETURN]);
  expect(notes('AT', others)).toEqual([impressum('§ 5 ECG'), RETURN]);
  expect(notes('FR', others)).toEqual([
    'no page is the mentions légales that the LCEN asks of a shop: write policies/mentions-legales.md',
    RETURN,
  ]);
  expect(notes('IE', others)).toEqual([
    'no page says who sells, and where, as a shop in the EU does: fill company.address of store.yaml',
    RETURN,
  ]);
  expect(notes('IE', others, '1 Quay, Cork')).toEqual([RETURN]);
  for (const country of ['IN', 'US', undefined]) expect(notes(country, others)).toEqual([]);
});

test.each([
  ['DE', { impressum: {}, widerruf: {} }],
  ['DE', { about: { title: 'Impressum' }, 'page-2': { title: 'Widerrufsbelehrung' } }],
  ['FR', { legal: { title: 'Mentions légales' }, retours: {} }],
  ['AT', { imprint: {}, 'p-3': { title: 'Rückgabe' } }],
  ['IT', { 'note-legali': {}, recesso: {} }],
])('in %s such pages are recognised by name or title: %j', (country, policies) => {
  expect(notes(country, policies)).toEqual([]);
});

test('a draft that is written is one that is recognised once it is a page', () => {
  for (const country of ['DE', 'AT', 'FR', 'IE']) {
    const pages = legalDrafts(country).map(({ file }) => [file.slice('policies/'.length, -'.md'.length), {}]);
    expect(notes(country, Object.fromEntries(pages), '1 Quay')).toEqual([]);
  }
  expect(legalDrafts('IN')).toEqual([]);
});
