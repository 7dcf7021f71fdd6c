import { persistentAtom } from '@nanostores/persistent';
import { atom } from 'nanostores';
import { CART_KEY, MAX_LINE_QUANTITY } from '#config.ts';
import { isPersisted, storedText } from '#lib/persistent-engine.ts';
import { toast } from '#ui/toasts.ts';
import { showCount } from './badge.ts';
import {
  addLine,
  countItems,
  decodeLines,
  lineKey,
  putBack,
  setQuantity,
  type CartLine,
  type Removal,
} from './line.ts';
import * as text from './text.ts';

/** The cart, kept in localStorage under `cart` and shared by all tabs (docs/behaviour.md 4.cart.kept). */
export const $cart = persistentAtom<CartLine[]>(CART_KEY, [], { decode: decodeLines, encode: JSON.stringify });

/** The lines taken out last on this page, as long as they can be put back. */
export const $removed = atom<readonly Removal[]>([]);

if (typeof document !== 'undefined') $cart.subscribe((lines) => showCount(countItems(lines)));

/** The lines as they are now, also when another tab changed them a moment ago (reliability B4). */
export function current(): CartLine[] {
  return decodeLines(storedText(CART_KEY));
}

/** False where the browser cannot keep the cart for the next page, which a toast tells. */
export function addToCart(line: CartLine): boolean {
  const { lines, merged } = addLine(current(), line, MAX_LINE_QUANTITY);
  $cart.set(lines);
  toast({ title: text.addedText(merged), text: line.name });
  const lasting = isCartLasting();
  if (!lasting) toast({ title: text.notSaved, text: text.notSavedLong, kind: 'error' });
  return lasting;
}

export function isCartLasting(): boolean {
  return isPersisted(CART_KEY);
}

export function changeQuantity(line: CartLine, quantity: number): void {
  $cart.set(setQuantity(current(), lineKey(line), quantity, MAX_LINE_QUANTITY));
}

/** The store's prices of today, by line key (reliability O12). */
export function updatePrices(prices: ReadonlyMap<string, number>): void {
  if (prices.size > 0)
    $cart.set(current().map((line) => ({ ...line, price: prices.get(lineKey(line)) ?? line.price })));
}

/** Takes away this line only: other sizes and colours of the product stay (docs/decisions D2). */
export function removeLine(line: CartLine): void {
  const lines = current();
  const at = lines.findIndex((one) => lineKey(one) === lineKey(line));
  const removed = lines[at];
  if (!removed) return;
  $cart.set(lines.filter((_, index) => index !== at));
  $removed.set([{ line: removed, at }]);
  toast({ title: text.removed, text: line.name });
}

/** Undoes the last removal or clearing. */
export function putLinesBack(): void {
  $cart.set(putBack(current(), $removed.get(), MAX_LINE_QUANTITY));
  forgetRemoved();
}

export function forgetRemoved(): void {
  $removed.set([]);
}

/** Shows a toast, and can be undone. */
export function clearCart(): void {
  const removed = current().map((line, at) => ({ line, at }));
  $cart.set([]);
  $removed.set(removed);
  toast({ title: text.cleared });
}
