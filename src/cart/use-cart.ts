import { useStore } from '@nanostores/react';
import type { CartLine } from './line.ts';
import { $cart } from './store.ts';

const NONE: CartLine[] = [];

/** The cart's lines; empty while hydrating, because the server does not know them. */
export function useCart(): readonly CartLine[] {
  return useStore($cart, { ssr: () => NONE });
}
