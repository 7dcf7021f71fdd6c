import { expect, test } from 'vitest';
import { footerCategories, quickLinks, needsMenuOnTablets } from '#site/links.ts';

const slugOf = (name: string) => name.toLowerCase();
const hrefs = (links: readonly { href: string }[]) => links.map(({ href }) => href);

test('2.layout.footer: without a word of the store the footer is as specified', () => {
  expect(footerCategories({ footer: undefined, slugOf }).map(({ label }) => label)).toEqual([
    'Jeans',
    'Shirts',
    'Shorts',
    'All Products',
    'Featured',
    'Sale',
  ]);
  expect(hrefs(quickLinks({ footer: undefined }))).toEqual([
    '/about',
    '/contact',
    '/track-order',
    '/faq',
    '/terms',
    '/privacy',
    '/refund',
    '/return',
    '/shipping',
  ]);
});

test('11.footer: a store names its categories and pages; no link leads nowhere', () => {
  const footer = { categories: ['Bowls & Cups'], pages: ['size-advice', 'shipping', 'contact'] };
  expect(footerCategories({ footer, slugOf })[0]).toEqual({
    label: 'Bowls & Cups',
    href: '/products?category=bowls+%26+cups',
  });
  expect(hrefs(footerCategories({ footer, slugOf }).slice(1))).toEqual([
    '/products?category=all',
    '/products?featured=true',
    '/products?sale=true',
  ]);
  expect(quickLinks({ footer })).toEqual([
    { label: 'Contact Us', href: '/contact' },
    { label: 'Shipping Policy', href: '/shipping' },
    { label: 'Size advice', href: '/size-advice' },
  ]);
});

test("11.navigation: a store's own links are in the menu on tablets where they are too long beside its name", () => {
  const navigation = ['Bowls', 'Vases', 'All Products'].map((label) => ({ label, path: '/products' }));
  expect(needsMenuOnTablets({ name: 'Hesper Pots', navigation: undefined })).toBe(false);
  expect(needsMenuOnTablets({ name: 'Hesper Pots', navigation })).toBe(false);
  expect(needsMenuOnTablets({ name: 'Hesper Pots and Porcelain', navigation })).toBe(true);
});
