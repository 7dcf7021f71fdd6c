import type { FolderProblem } from '../folder-problem.ts';

/** What a customer agrees to (session/agreed-pages.ts). */
const AGREED = ['terms', 'privacy'];

/** That sign-in and registration have nothing to link to, where pages that a customer agrees to are not there. */
export function agreedPageNotes(policies: readonly string[]): FolderProblem[] {
  const missing = AGREED.filter((slug) => !policies.includes(slug));
  if (missing.length === 0) return [];
  const files = missing.map((slug) => `policies/${slug}.md`).join(' and ');
  const what = `${missing.join(' and ')} ${missing.length === 1 ? 'is no page' : 'are no pages'} of the shop yet, and \
sign-in and registration link to what a customer agrees to: write ${files}`;
  return [{ file: 'policies', what }];
}
