import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpoints } from '../../fixtures/endpoints.ts';
import { anchorOf } from '#contract/document/anchor.ts';
import { about } from '#contract/document/about/endpoints.ts';
import { withParts } from '#contract/document/page/page.ts';

const page = readFileSync('docs/backends.md', 'utf8');

test('docs/backends.md has the contract as it is now: npm run openapi writes it', () => {
  expect(page).toBe(withParts(page));
});

test('a page without a place for a part is refused', () => {
  expect(() => withParts('# A backend')).toThrow('has no place for the generated part');
});

test('every endpoint has an anchor of its own', () => {
  expect(anchorOf({ method: 'GET', path: '/products/:id/related' })).toBe('get-products-id-related');
  expect(anchorOf({ method: 'POST', path: '/users/forgot-password' })).toBe('post-users-forgot-password');
  const anchors = Object.values(endpoints).map(anchorOf);
  expect(new Set(anchors).size).toBe(anchors.length);
  for (const anchor of anchors) expect(page).toContain(`<a id="${anchor}"></a>`);
});

test('the examples of the page are JSON, and those of the endpoints', () => {
  const blocks = [...page.matchAll(/```json\n([\s\S]*?)\n```/g)].map(([, text]) =>
    JSON.stringify(JSON.parse(text ?? '')),
  );
  for (const { example, more = {} } of Object.values(about))
    for (const answer of [example.answer, ...Object.values(more)]) expect(blocks).toContain(JSON.stringify(answer));
});
