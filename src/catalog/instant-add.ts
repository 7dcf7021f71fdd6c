import type { Product } from './product.ts';
import { formLine } from './product-page/form-line.ts';
import { addLine, decodeLines } from '#cart/line.ts';
import { cardLine } from '#cart/sellable.ts';
import { addedText } from '#cart/text.ts';
import { CART_KEY, MAX_LINE_QUANTITY, TOASTS_KEY } from '#config.ts';
import { propsOf } from '#islands/island-props.ts';
import type { Toast } from '#ui/toast-list.ts';

/**
 * Adds to the cart before the button's island is hydrated, by the same rules and without fetching code: it writes to
 * storage, and a storage event updates the badge and the islands that are hydrated. False when a choice is missing or
 * storage cannot be written; the island is then hydrated and does it.
 */
export function addInstantly(button: HTMLElement, island: HTMLElement): boolean {
  // A second press while the cart page is loading is dropped.
  if (button.ariaBusy) return true;
  const { product } = propsOf(island) as { product: Product };
  const form = button.closest('form');
  const line = form ? formLine(product, form) : cardLine(product);
  if (!line) return false;
  try {
    const { lines, merged } = addLine(decodeLines(localStorage.getItem(CART_KEY)), line, MAX_LINE_QUANTITY);
    const newValue = JSON.stringify(lines);
    localStorage.setItem(CART_KEY, newValue);
    dispatchEvent(new StorageEvent('storage', { key: CART_KEY, newValue }));
    saveToast({ title: addedText(merged), text: line.name });
  } catch {
    return false;
  }
  if (!form) dispatchEvent(new Event('saved-toast'));
  else {
    button.ariaBusy = 'true';
    addEventListener('pageshow', () => (button.ariaBusy = null));
    location.assign('/cart');
  }
  return true;
}

/** Saved for ui/toasts.ts. Without session storage only the badge tells. */
function saveToast(toast: Toast): void {
  try {
    sessionStorage.setItem(
      TOASTS_KEY,
      JSON.stringify([...(JSON.parse(sessionStorage.getItem(TOASTS_KEY) ?? '[]') as Toast[]), toast]),
    );
  } catch {}
}
