import type { PriceWords } from '../price/price-terms.ts';

/** What the page says of its prices (PriceTermsLine.astro), once for all cards. */
export function readPriceWords(): PriceWords {
  const line = document.querySelector<HTMLElement>('[data-price-words]');
  const words = line?.textContent.trim();
  return {
    priceTerms: words ? { words, href: line?.querySelector('a')?.getAttribute('href') ?? undefined } : undefined,
    saysLowest: line?.dataset.priceWords === 'lowest',
  };
}
