import { expect, test } from 'vitest';
import { beforeOrderOf } from '#checkout/before-order/before-order.ts';

const page = (slug: string, title = '', lang?: string) => ({ slug, title, lang });
const PAGES = [
  page('impressum', 'Impressum', 'de'),
  page('agb', 'AGB', 'de'),
  page('datenschutz', 'Datenschutz'),
  page('page-7', 'Widerrufsbelehrung'),
  page('faq', 'Fragen'),
];

test('11.before-order a store in the EU, the EEA or Great Britain names its ways to pay and the pages of a contract', () => {
  expect(beforeOrderOf({ terms: { country: 'DE' }, waysToPay: ['Karte'] }, PAGES)).toEqual({
    pay: ['Karte'],
    accept: [{ href: '/agb', label: 'AGB', lang: 'de' }],
    read: [
      { href: '/page-7', label: 'Widerrufsbelehrung' },
      { href: '/datenschutz', label: 'Datenschutz' },
    ],
  });
  for (const country of ['FR', 'NO', 'GB'])
    expect(beforeOrderOf({ terms: { country } }, [])).toEqual({ pay: [], accept: [], read: [] });
});

test('11.before-order a page that is several of them is named once', () => {
  const all = [page('terms', 'AGB und Widerruf'), page('privacy', 'Privacy Policy')];
  expect(beforeOrderOf({ terms: { country: 'AT' } }, all)).toMatchObject({
    accept: [{ href: '/terms' }],
    read: [{ href: '/privacy' }],
  });
});

test.each([undefined, 'IN', 'US', 'CH'])('11.before-order a store in %s says nothing of it', (country) => {
  expect(beforeOrderOf({ terms: { country }, waysToPay: ['Card'] }, PAGES)).toBeUndefined();
});
