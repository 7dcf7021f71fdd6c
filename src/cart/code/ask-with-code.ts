import { dropCode, keepCode } from './kept-code.ts';
import { $shipping } from '../quote/store.ts';

/** The cart's next quote is by this code, also on the pages to come. */
export function applyCode(code: string): void {
  keepCode(code);
  $shipping.set({ ...$shipping.get(), code });
}

export function removeCode(): void {
  dropCode();
  $shipping.set({ ...$shipping.get(), code: undefined });
}
