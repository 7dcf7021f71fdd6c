import { useStore } from '@nanostores/react';
import { $cart } from './store.ts';
import type { CartLine } from './line.ts';

const NONE: readonly CartLine[] = [];

/** The cart's lines; empty while hydrating, because the server does not know them. */
export function useCart(): readonly CartLine[] {
  return useStore($cart, { ssr: () => NONE });
}
