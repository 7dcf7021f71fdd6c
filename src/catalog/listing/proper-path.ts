import { SEARCH_PAGE_PARAMETERS } from '#contract/listing-query.ts';
import { type Listing, listingPath } from './listing.ts';

/**
 * The canonical address, where this one is spelled otherwise, as a form with empty fields spells it; undefined where it
 * is the canonical one.
 */
export function properPath(url: URL, listing: Listing): string | undefined {
  const proper = new URL(listingPath(listing), url).search;
  const given = [...url.searchParams].filter(([name]) => SEARCH_PAGE_PARAMETERS.includes(name));
  return new URLSearchParams(given).toString() === proper.slice(1) ? undefined : url.pathname + proper;
}
