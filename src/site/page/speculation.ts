import { policiesOf } from '../policy.ts';
import type { Store } from '../store.ts';

const SPECULATION_PATH = '/speculation-rules.json';

/** Links within the page, and those that ask not to be followed by machines. */
const NOT_THESE = "[href^='#'], [rel~=nofollow], [download], [target=_blank]";

/**
 * The pages that a browser may prerender: those that are the same for everybody (docs/decisions D8: never cart,
 * checkout, payment, account and search). Browsers do not speculate for visitors who save data. `prefetch` is for
 * browsers and small phones that do not prerender.
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

/**
 * A header names the rules on every page, because an inline script would have to be allowed by the CSP. `Accept-CH`
 * asks the browser to say with each picture when the line is as slow as 2g (docs/decisions D267).
 */
export function addSpeculationHeader(answer: Response): Response {
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
  answer.headers.set('speculation-rules', `"${SPECULATION_PATH}"`);
  answer.headers.set('accept-ch', 'ECT');
  return answer;
}
