import { openPanel } from './panel.ts';
import { showListing } from './show-listing.ts';

/** The link to the form opens it beside the listing; a chip takes its filter away where it stands. */
export async function followFilter(link: HTMLAnchorElement): Promise<void> {
  if (link.pathname === '/filters') return openPanel(link);
  const chips = () => [...document.querySelectorAll<HTMLElement>('.chips a')];
  const place = chips().indexOf(link);
  const hadFocus = link === document.activeElement;
  if (!(await showListing(link.pathname + link.search, 'push'))) return;
  // The chip is gone: the one that took its place, else the way to the form.
  if (hadFocus) (chips()[place] ?? document.querySelector<HTMLElement>('[href^="/filters"]'))?.focus();
}
