import { dropCode, keepCode } from './kept-code.ts';
import { $shipping } from '../quote/store.ts';

/** The cart's next quote is by this code, also on the pages to come. */
export function applyCode(code: string): void {
  keepCode(code);
  $shipping.set({ ...$shipping.get(), code });
}

export function removeCode(): void {
  dropCode();
  const { code: _, ...others } = $shipping.get();
  $shipping.set(others);
}
