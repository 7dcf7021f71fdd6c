import { policiesOf } from '../policy.ts';
import type { Store } from '../store.ts';

export const SPECULATION_PATH = '/speculation-rules.json';

/** Links that lead to a part of the same page, or that ask not to be followed by machines. */
const NOT_THESE = "[href^='#'], [rel~=nofollow], [download], [target=_blank]";

/**
 * Which pages a browser may have ready before they are asked for: those that read alike for everybody, and no other
 * (docs/decisions D8: cart, checkout, payment, account and search are never among them). The browser itself leaves
 * off for who saves data. The prefetch is for browsers, and small phones, that prerender nothing.
 */
export function speculationRules(store: Store) {
  const paths = [
    '/',
    '/products',
    '/product/:id',
    ...policiesOf(store).map(({ slug }) => `/${encodeURIComponent(slug)}`),
  ];
  const where = {
    and: [{ or: paths.map((path) => ({ href_matches: path })) }, { not: { selector_matches: NOT_THESE } }],
  };
  const rule = { where, eagerness: 'moderate' };
  return { prefetch: [rule], prerender: [rule] };
}

/** Tells every page of the rules; in a header, so that the page's CSP allows no more than before. */
export function addSpeculationHeader(answer: Response): Response {
  if (answer.headers.get('content-type')?.startsWith('text/html'))
    answer.headers.set('speculation-rules', `"${SPECULATION_PATH}"`);
  return answer;
}
