import { filtersPath, listingPath, readListing, readSearch, type Listing } from '../listing/listing.ts';
import { fetchPage, loadWholePage } from './fetch-page.ts';
import { showListing } from './show-listing.ts';
import * as text from '../text.ts';

const HTML = `<div class="sticky top-0 z-10 flex h-bar items-center justify-between bg-paper">
  <h2 id="filters-title" class="text-heading">${text.filterAndSort}</h2>
  <button type="button" class="icon-btn -mr-2.5 text-2xl" aria-label="${text.closeFilters}">×</button>
</div>
<div data-form></div>`;

let current = new AbortController();

/** The form of /filters in a dialog beside the listing; the listing follows each change. */
export async function openPanel(link: HTMLAnchorElement): Promise<void> {
  if (document.querySelector('.filter-panel')) return;
  const dialog = Object.assign(document.createElement('dialog'), { className: 'drawer filter-panel', innerHTML: HTML });
  dialog.setAttribute('aria-labelledby', 'filters-title');
  document.body.append(dialog);
  dialog.showModal();
  const close = () => dialog.close();
  let pushed = false;

  async function change(listing: Listing): Promise<void> {
    const shows = showListing(listingPath(listing), pushed ? 'replace' : 'push').then((shown) => (pushed ||= shown));
    await Promise.all([shows, fill(dialog, filtersPath(listing))]);
  }

  dialog.querySelector('button')?.addEventListener('click', close);
  dialog.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target === dialog && isBeside(event, dialog)) close();
    const clear = target.closest<HTMLAnchorElement>('[data-clear]');
    if (!clear) return;
    event.preventDefault();
    void change(read(new URL(clear.href).searchParams));
  });
  dialog.addEventListener(
    'change',
    ({ target }) => void change(read(entries((target as HTMLInputElement & { form: HTMLFormElement }).form))),
  );
  dialog.addEventListener('submit', (event) => {
    event.preventDefault();
    close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    removeEventListener('popstate', close);
    link.focus({ preventScroll: true });
  });
  addEventListener('popstate', close);
  await fill(dialog, link.pathname + link.search);
}

/** The form as it is for another choice; what had the focus has it again, and what is being typed stays. */
async function fill(dialog: HTMLDialogElement, path: string): Promise<void> {
  current.abort();
  const controller = (current = new AbortController());
  const place = dialog.querySelector('[data-form]');
  if (!place) return;
  dialog.ariaBusy = 'true';
  try {
    const form = (await fetchPage(path, controller)).querySelector<HTMLFormElement>('[data-filter-form]');
    if (!form) throw new Error('no form');
    if (controller !== current) return;
    const focused = place.contains(document.activeElement) ? (document.activeElement as HTMLInputElement) : undefined;
    place.replaceChildren(document.adoptNode(form));
    if (focused) focusAgain(form, focused);
    dialog.ariaBusy = null;
  } catch {
    if (controller === current) loadWholePage(path, dialog);
  }
}

function focusAgain(form: HTMLFormElement, { name, value, type, dataset }: HTMLInputElement): void {
  const typed = type === 'number';
  const same = [...form.elements].find(
    (one): one is HTMLInputElement =>
      one instanceof HTMLInputElement && one.type !== 'hidden' && one.name === name && (typed || one.value === value),
  );
  const found = name ? same : form.querySelector<HTMLElement>('clear' in dataset ? '[data-clear]' : '[type=submit]');
  if (typed && same) same.value = value;
  found?.focus({ preventScroll: true });
}

function read(query: URLSearchParams): Listing {
  return query.get('q') ? readSearch(query, true) : readListing(query, true);
}

function entries(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)] as [string, string][]);
}

/** Its backdrop belongs to the dialog too. */
function isBeside({ clientX }: MouseEvent, dialog: HTMLElement): boolean {
  return clientX < dialog.getBoundingClientRect().left;
}
