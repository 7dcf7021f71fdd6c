import { connection } from '#lib/net/connection.ts';

/** The round trip of a good line, as Chromium estimates it. */
const MAX_ROUND_TRIP_MS = 150;

/**
 * Fetches the next page of a listing when the end of this one is at most a window away: on a good line alone, one page
 * ahead, and only its HTML (docs/decisions D268). The footer stays where a filter puts another listing in the place of
 * this one.
 */
export function prefetchNextPage(): void {
  const footer = document.querySelector('footer');
  if (!footer || !document.querySelector('[data-results]')) return;
  new IntersectionObserver(([entry]) => entry?.isIntersecting && isGoodLine() && prefetch(), {
    rootMargin: '100%',
  }).observe(footer);
}

/** Of browsers that tell; others have no `prefetch` either (Safari), or say nothing of their line (Firefox). */
function isGoodLine(): boolean {
  const { saveData, effectiveType, rtt = Infinity } = connection();
  return !saveData && effectiveType === '4g' && rtt <= MAX_ROUND_TRIP_MS;
}

function prefetch(): void {
  const next = document.querySelector<HTMLAnchorElement>('main a[rel=next]')?.href;
  if (!next || document.querySelector(`link[rel=prefetch][href="${CSS.escape(next)}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: next, as: 'document' }));
}
