import { shapeOf } from '#cart/quote/cart-quote.ts';
import type { CartLine } from '#cart/line.ts';
import { fingerprint } from '#lib/fingerprint.ts';
import { safeStorage } from '#lib/safe-storage.ts';

const KEY = 'order-total';
const storage = safeStorage('sessionStorage');

/** The total that an order of these lines was sent with: repeated after a lost answer, it is the same order. */
export function rememberSent(lines: readonly CartLine[], total: number | undefined): void {
  storage.set(KEY, total === undefined ? null : `${fingerprint(shapeOf(lines))} ${total}`);
}

export function sentTotal(lines: readonly CartLine[]): number | undefined {
  const [print, total] = (storage.get(KEY) ?? '').split(' ');
  return print === fingerprint(shapeOf(lines)) ? Number(total) : undefined;
}
