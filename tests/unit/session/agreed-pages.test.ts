import { expect, test } from 'vitest';
import { agreedPages } from '#session/agreed-pages.ts';

const hrefs = (pages?: string[]) => agreedPages(pages && { pages }).map(({ href }) => href);

test('11.footer: nobody agrees to a page that the store does not have; one that says nothing of its pages has both', () => {
  expect(hrefs()).toEqual(['/terms', '/privacy']);
  expect(hrefs(['privacy', 'about'])).toEqual(['/privacy']);
  expect(hrefs([])).toEqual([]);
});
