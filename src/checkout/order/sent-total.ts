import { shapeOf } from '#cart/quote/cart-quote.ts';
import type { CartLine } from '#cart/line.ts';
import { fingerprint } from '#lib/fingerprint.ts';
import { safeStorage } from '#lib/safe-storage.ts';

const KEY = 'order-total';
const storage = safeStorage('sessionStorage');

/** What an order of these lines was sent with, beside its address. */
export interface SentOrder {
  /** Undefined: nobody knew it. */
  total: number | undefined;
  /** The id of its delivery, where the store has several. */
  shippingMethod?: string | undefined;
  /** The code of a discount that the total counts. */
  code?: string | undefined;
}

/** What an order of these lines is sent with: repeated after a lost answer, it is the same order. */
export function rememberSent(lines: readonly CartLine[], { total, shippingMethod = '', code = '' }: SentOrder): void {
  const sent = [fingerprint(shapeOf(lines)), total, shippingMethod, code].join(' ').trim();
  storage.set(KEY, total === undefined ? null : sent);
}

export function sentOrder(lines: readonly CartLine[]): SentOrder | undefined {
  const [print, total, shippingMethod, code] = (storage.get(KEY) ?? '').split(' ');
  return print === fingerprint(shapeOf(lines)) ? { total: Number(total), shippingMethod, code } : undefined;
}
