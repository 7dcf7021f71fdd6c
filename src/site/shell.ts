import { showCount } from '#cart/badge.ts';
import { CART_KEY, TOKEN_KEY } from '#config.ts';
import { showToasts } from '#ui/show-toasts.ts';

/** What every page does after it is shown: messages, and staying in step with other tabs and with the way back. */
const region = document.querySelector<HTMLElement>('[data-toasts]');
if (region) showToasts(region);

addEventListener('storage', (event) => {
  if (event.key === TOKEN_KEY || event.key === CART_KEY || event.key === null) refresh();
});
addEventListener('pageshow', (event) => {
  if (event.persisted) refresh();
});

/** A card's picture becomes the product's: the page that comes has one of that name. */
addEventListener('pageswap', (event) => {
  const to = event.viewTransition && event.activation?.entry.url;
  const link = to && document.querySelector<HTMLElement>(`.product-card > a[href="${CSS.escape(new URL(to).pathname)}"]`);
  const picture = link && link.getBoundingClientRect().bottom > 0 ? link.querySelector('img') : undefined;
  picture?.classList.add('shared-picture');
});

/** The same few lines that ran before the first paint, so that badge, account button and guard agree with storage. */
function refresh(): void {
  const { dataset } = document.documentElement;
  dataset.session = read(TOKEN_KEY) ? 'in' : 'out';
  if ('guarded' in dataset && dataset.session === 'out') location.reload();
  showCount(countKept(read(CART_KEY)));
}

function countKept(text: string | null): number {
  try {
    const lines: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(lines)) return 0;
    return lines.reduce((sum: number, line) => sum + (line?.id && line.quantity > 0 ? Math.floor(line.quantity) || 0 : 0), 0);
  } catch {
    return 0;
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
