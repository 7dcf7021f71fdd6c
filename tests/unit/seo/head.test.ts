import { describe, expect, test } from 'vitest';
import { headingOf, readListing } from '#catalog/listing/listing.ts';
import { alternatesOf } from '#seo/alternates.ts';
import { listingCanonical, listingTitle } from '#seo/listing-head.ts';
import { summaryText } from '#seo/summary.ts';
import { pageTitle } from '#seo/title.ts';
import { STORE } from './shop.ts';

const store = { name: 'Indigo Row' };
const listing = (query: string) => readListing(new URLSearchParams(query));
const LONG = 'Hand-loomed Double-weave Indigo Selvedge Overshirt With Horn Buttons';

describe('titles', () => {
  test('stand before the store, at most 60 characters, cut between words', () => {
    expect(pageTitle(store, undefined)).toBe('Indigo Row');
    expect(pageTitle(store, 'Cart')).toBe('Cart | Indigo Row');
    expect(pageTitle(store, LONG)).toBe('Hand-loomed Double-weave Indigo Selvedge… | Indigo Row');
    for (const name of ['Indigo Row', 'The Long Name Of A Store In Ahmedabad, Gujarat'])
      expect(pageTitle({ name }, LONG).length).toBeLessThanOrEqual(60);
  });
  test('keep the number of their page', () => {
    expect(pageTitle(store, `${LONG}, page 12`)).toMatch(/^Hand-loomed .+…, page 12 \| Indigo Row$/);
  });
  test('tell listings apart', () => {
    const titles = [
      '',
      'page=2',
      'category=jeans',
      'category=jeans&page=2',
      'category=jeans&parentCategory=Slim+Fit',
      'featured=true',
      'sale=true',
      'sale=true&category=jeans',
    ].map((query) => {
      const one = listing(query);
      return listingTitle(one, headingOf(one, ['Jeans']));
    });
    expect(titles).toEqual([
      'All Products',
      'All Products, page 2',
      'Jeans',
      'Jeans, page 2',
      'Slim Fit Jeans',
      'Featured Products',
      'Sale',
      'Jeans on sale',
    ]);
  });
});

describe('canonical addresses of listings', () => {
  test.each([
    ['', '/products'],
    ['page=3', '/products?page=3'],
    ['category=Jeans', '/products?category=jeans'],
    ['page=2&category=jeans', '/products?category=jeans&page=2'],
    ['category=all&page=2', '/products?page=2'],
    ['parentCategory=Slim+Fit&category=jeans', '/products?category=jeans&parentCategory=Slim+Fit'],
    ['sale=true', '/products?sale=true'],
    ['category=jeans&utm_source=x&grid=2', '/products?category=jeans'],
  ])('?%s: %s', (query, path) => expect(listingCanonical(listing(query))).toBe(path));
});

describe('descriptions', () => {
  const ofStore = 'Denim and cotton for every day, cut and sewn in Ahmedabad.';
  test('of 50 to 155 characters, on one line, without tags, cut between words', () => {
    expect(summaryText('Short.', ofStore)).toBe(`Short. ${ofStore}`);
    expect(summaryText('Write to us', ofStore)).toBe(`Write to us. ${ofStore}`);
    expect(summaryText(undefined, ofStore)).toBe(ofStore);
    const long = summaryText(`One <b>bold</b>\n\nword. ${'and more words '.repeat(20)}`, ofStore);
    expect(long).toMatch(/^One bold word\. and .+ (and|more|words)…$/);
    expect(long.length).toBeLessThanOrEqual(155);
    expect(long.length).toBeGreaterThan(140);
  });
  test('a text without a blank is cut where it must be', () => {
    expect(summaryText('x'.repeat(400), ofStore)).toHaveLength(155);
    expect(summaryText(`${'a'.repeat(153)}😀${'a'.repeat(50)}`, ofStore).isWellFormed()).toBe(true);
  });
});

test('texts made to be slow to cut are cut', () => {
  for (const text of [`${'-'.repeat(40_000)} x`, '<a'.repeat(40_000), `${' '.repeat(40_000)}.`])
    expect(summaryText(text, '').length).toBeLessThanOrEqual(155);
});

test('with one language there are no alternates', () =>
  expect(alternatesOf(STORE, '/', 'https://shop.example')).toEqual([]));
