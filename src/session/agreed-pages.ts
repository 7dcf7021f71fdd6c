import * as text from './text.ts';

/**
 * The pages that a customer agrees to, as far as the store has them: a store that says nothing of its pages has both
 * (docs/behaviour.md 11.footer).
 */
export function agreedPages(footer: { pages: readonly string[] } | undefined): { label: string; href: string }[] {
  return [
    { label: text.terms, slug: 'terms' },
    { label: text.privacyPolicy, slug: 'privacy' },
  ]
    .filter(({ slug }) => footer?.pages.includes(slug) ?? true)
    .map(({ label, slug }) => ({ label, href: `/${slug}` }));
}
