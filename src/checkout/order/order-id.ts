import { safeStorage } from '#lib/safe-storage.ts';

const KEY = 'order_id';
const storage = safeStorage('sessionStorage');

/** The order being paid, for a payment page whose address names none (docs/decisions D10). */
export function rememberOrder(id: string): void {
  storage.set(KEY, id);
}

export function rememberedOrder(): string {
  return storage.get(KEY) ?? '';
}
