import { expect, test } from 'vitest';
import { agreedPages } from '#session/agreed-pages.ts';

const store = { policyTitles: {}, ownLang: undefined };
const hrefs = (pages?: string[]) => agreedPages({ ...store, footer: pages && { pages } }).map(({ href }) => href);

test('11.footer: nobody agrees to a page that the store does not have; one that says nothing of its pages has both', () => {
  expect(hrefs()).toEqual(['/terms', '/privacy']);
  expect(hrefs(['privacy', 'about'])).toEqual(['/privacy']);
  expect(hrefs([])).toEqual([]);
});

test('11.policy-titles 2.login.fields: the pages are called what the store calls them, else Terms and Privacy Policy', () => {
  expect(agreedPages({ ...store, footer: undefined })).toEqual([
    { label: 'Terms', href: '/terms' },
    { label: 'Privacy Policy', href: '/privacy' },
  ]);
  expect(agreedPages({ footer: undefined, policyTitles: { terms: 'AGB' }, ownLang: 'de' })).toEqual([
    { label: 'AGB', lang: 'de', href: '/terms' },
    { label: 'Privacy Policy', href: '/privacy' },
  ]);
});
