import { SEARCH_PAGE_PARAMETERS } from '#contract/listing-query.ts';
import { type Listing, listingPath } from './listing.ts';

/** Where an address in another spelling belongs, say that of a form with its empty fields; undefined for the one of `listing`. */
export function properPath(url: URL, listing: Listing): string | undefined {
  const proper = new URL(listingPath(listing), url).search;
  const given = [...url.searchParams].filter(([name]) => SEARCH_PAGE_PARAMETERS.includes(name));
  return new URLSearchParams(given).toString() === proper.slice(1) ? undefined : url.pathname + proper;
}
