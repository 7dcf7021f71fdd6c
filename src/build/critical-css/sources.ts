import { readFileSync } from 'node:fs';
import { importsOf, sourcesIn } from '../source-imports.ts';

const LAYOUT = 'src/layouts/Layout.astro';

/**
 * Components of pages with critical CSS that nobody sees before scrolling or acting. They are left out, and so is what
 * only they import.
 */
const BELOW_THE_FOLD = [
  'src/cart/AddToCart.tsx',
  'src/cart/CartPanel.tsx',
  'src/catalog/price/PriceTermsLine.astro',
  'src/catalog/ProductFeedback.astro',
  'src/catalog/filters/Chips.astro',
  'src/catalog/listing/GridToggle.astro',
  'src/catalog/listing/ListingFailed.astro',
  'src/catalog/listing/ListingFeedback.astro',
  'src/catalog/listing/Pagination.astro',
  'src/catalog/product-page/ProductFacts.astro',
  'src/catalog/product-page/ProductMissing.astro',
  'src/catalog/product-page/Related.astro',
  'src/site/Footer.astro',
  'src/site/contact/Newsletter.astro',
  'src/site/home/Benefits.astro',
  'src/site/home/Promo.astro',
];

export interface CriticalSources {
  layout: string[];
  /** By the path below `src/pages`, without `.astro`. */
  pages: Record<string, string[]>;
}

/**
 * The components whose class names the critical CSS of a page covers: all that the page imports, directly or not
 * (tests/e2e/performance/critical-css.spec.ts tells when one is missing). A page asks for its own by the property
 * `criticalCss` of the layout, which is its path below `src/pages`; `layout` is what every page has.
 */
export function criticalSources(belowTheFold: readonly string[] = BELOW_THE_FOLD): CriticalSources {
  const pages = sourcesIn('src/pages', '.astro').filter((page) => readFileSync(page, 'utf8').includes(' criticalCss='));
  if (!pages.length) throw new Error('No page has the property criticalCss on its layout.');
  const met = new Set<string>();
  const sources: CriticalSources = { layout: componentsOf(LAYOUT, belowTheFold, met), pages: {} };
  for (const page of pages) {
    const name = page.slice('src/pages/'.length, -'.astro'.length);
    const [property = ''] = / criticalCss=[^\n]*/.exec(readFileSync(page, 'utf8')) ?? [];
    if (!property.includes(name))
      throw new Error(`${page} asks for the critical CSS of another page: its own is '${name}'.`);
    sources.pages[name] = componentsOf(page, belowTheFold, met);
  }
  const unmet = belowTheFold.filter((file) => !met.has(file));
  if (unmet.length) throw new Error(`No page with critical CSS imports ${unmet.join(', ')}, named in BELOW_THE_FOLD.`);
  return sources;
}

/** The `.astro` and `.tsx` files that one imports, itself among them. Those left out are noted in `met`. */
function componentsOf(start: string, leftOut: readonly string[], met: Set<string>): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (leftOut.includes(file)) met.add(file);
    else if (/\.(astro|tsx)$/.test(file) && !found.has(file)) {
      found.add(file);
      importsOf(file).forEach((imported) => visit(imported.file));
    }
  };
  visit(start);
  return [...found];
}
