import * as text from './text.ts';

interface StoreParts {
  footer: { pages: readonly string[] } | undefined;
  policyTitles: Readonly<Record<string, string>>;
  ownLang: string | undefined;
}

interface AgreedPage {
  label: string;
  /** Of a label in the store's own words, where they are in another language than the page. */
  lang?: string | undefined;
  href: string;
}

/**
 * The pages that a customer agrees to, by their own titles where they have one, as far as the store has them: a store
 * that says nothing of its pages has both (docs/behaviour.md 11.footer, 11.policy-titles).
 */
export function agreedPages({ footer, policyTitles, ownLang }: StoreParts): AgreedPage[] {
  return [
    { label: text.terms, slug: 'terms' },
    { label: text.privacyPolicy, slug: 'privacy' },
  ]
    .filter(({ slug }) => footer?.pages.includes(slug) ?? true)
    .map(({ label, slug }) => {
      const own = policyTitles[slug];
      return { ...(own ? { label: own, lang: ownLang } : { label }), href: `/${slug}` };
    });
}
