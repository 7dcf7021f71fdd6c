import type { PriceTerms } from './price-terms.ts';

/** What is said beside prices, as a link where a page says more. */
export function PriceTermsWords({ words, href }: PriceTerms) {
  return href ? (
    <a href={href} className="link">
      {words}
    </a>
  ) : (
    words
  );
}
