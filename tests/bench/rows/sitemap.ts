import type { Bench } from '../bench.ts';
import type { Outcome } from '../table/row.ts';
import { measureSitemap } from '../sitemap.ts';

/** What a crawler asks of a shop with 100,000 products: see tests/bench/sitemap.ts. */
export async function sitemap({ quick }: Bench): Promise<Outcome> {
  if (!quick) return measureSitemap();
  return {
    rows: [
      {
        what: 'Sitemaps of 100,000 products',
        target: 'under 3 s',
        measured: 'not measured',
        note: 'filling a shop with 100,000 products takes longer than a quick run',
      },
    ],
    figures: null,
  };
}
