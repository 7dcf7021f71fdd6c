import { lineKey, type CartLine } from './line.ts';
import { $cart, current, forgetRemoved } from './store.ts';

/** The lines left when these were ordered: other ones, and of the same ones the pieces that came meanwhile. */
function withoutOrdered(lines: readonly CartLine[], ordered: readonly CartLine[]): CartLine[] {
  const taken = new Map(ordered.map((line) => [lineKey(line), line.quantity]));
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - (taken.get(lineKey(line)) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** After an order the lines it contained go without a word. */
export function removeOrdered(ordered: readonly CartLine[]): void {
  $cart.set(withoutOrdered(current(), ordered));
  forgetRemoved();
}
