import { fetchPage, loadWholePage } from './fetch-page.ts';
import { announce } from '#ui/announce.ts';

const here = () => location.pathname + location.search;
let shown = here();
let current = new AbortController();

/**
 * Puts another listing in the place of this one: results, count, chips and controls, address and title. False when
 * it stands there already, something else was asked for meanwhile, or the whole page is loaded instead.
 */
export async function showListing(path: string, history: 'push' | 'replace' | 'is there'): Promise<boolean> {
  current.abort();
  const controller = (current = new AbortController());
  const results = document.querySelector('[data-results]');
  if (!results) return false;
  results.ariaBusy = path === shown ? null : 'true';
  if (path === shown) return false;
  try {
    const page = await fetchPage(path, controller);
    if (controller !== current) return false;
    if (!swap(page)) throw new Error('another kind of page');
  } catch {
    if (controller === current) loadWholePage(path, results);
    return false;
  }
  results.ariaBusy = null;
  shown = path;
  if (history === 'push') window.history.pushState(null, '', path);
  if (history === 'replace') window.history.replaceState(null, '', path);
  const outcome = ['[data-shown]', '[data-results] p'].map((part) => document.querySelector(part)?.textContent);
  announce(outcome.find(Boolean) ?? '');
  return true;
}

/**
 * Parts marked `data-swap` take what stands in them on the other page; the link to the form stays, for the focus it may
 * have.
 */
function swap(page: Document): boolean {
  const mine = [...document.querySelectorAll('main [data-swap]')];
  const others = [...page.querySelectorAll('main [data-swap]')];
  const [link, other] = [document, page].map((one) => one.querySelector<HTMLAnchorElement>('a[href^="/filters"]'));
  if (!mine.length || mine.length !== others.length || !link || !other) return false;
  others.forEach((part, index) => mine[index]?.replaceChildren(...document.adoptNode(part).childNodes));
  link.href = other.getAttribute('href') ?? '';
  link.textContent = other.textContent;
  document.title = page.title;
  return true;
}

addEventListener('popstate', () => {
  if (new URL(shown, location.href).pathname === location.pathname) void showListing(here(), 'is there');
});
