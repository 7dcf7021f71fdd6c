import type { Bench } from '../bench.ts';
import { measureSearch } from '../search.ts';
import type { Outcome } from '../table/row.ts';

/** Searches, facets and suggestions among 100,000 products: see tests/bench/search.ts. */
export async function search({ quick }: Bench): Promise<Outcome> {
  if (quick)
    return {
      rows: [
        {
          what: 'Search',
          target: 'search, facets p95 at most 30 ms, suggestions 15 ms',
          measured: 'not measured',
          note: 'filling a shop with 100,000 products takes longer than a quick run',
        },
      ],
      figures: null,
    };
  const rows = await measureSearch();
  return { rows, figures: rows };
}
