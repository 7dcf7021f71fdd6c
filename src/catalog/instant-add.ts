import type { Product } from './product.ts';
import { formLine } from './product-page/form-line.ts';
import { addLine, decodeLines } from '#cart/line.ts';
import { cardLine } from '#cart/sellable.ts';
import { addedWords } from '#cart/text.ts';
import { CART_KEY, MAX_LINE_QUANTITY, TOASTS_KEY } from '#config.ts';
import { propsOf } from '#islands/island-props.ts';
import type { Toast } from '#ui/toast-list.ts';

/**
 * Add to Cart before its island is awake, by the same rules and without anything to fetch: into storage, from where
 * badge, message and whatever is awake take it. False when a choice is missing or storage is not as usual: then the
 * island does it.
 */
export function addInstantly(button: HTMLElement, island: HTMLElement): boolean {
  // A second press while the cart page is on its way is the same act.
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
    leaveWords({ title: addedWords(merged), text: line.name });
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

/** For ui/toasts.ts; who has no storage for it sees the badge. */
function leaveWords(words: Toast): void {
  try {
    sessionStorage.setItem(
      TOASTS_KEY,
      JSON.stringify([...JSON.parse(sessionStorage.getItem(TOASTS_KEY) ?? '[]'), words]),
    );
  } catch {}
}
