import { NOTHING, type CartQuote, type QuotedLines, shapeOf } from './cart-quote.ts';
import type { CartLine } from '../line.ts';
import { $cart } from '../store.ts';

/** Longer than the requests themselves take before they give up. */
const BACKGROUND_MS = 30_000;

/** Asks the store about lines; UNANSWERED when it has not answered within `patienceMs`. */
export type AskStore = (lines: readonly CartLine[], patienceMs: number) => Promise<CartQuote>;

/**
 * Asks about the cart as it is when the answer arrives: an answer about an older cart does not apply to this one. A
 * shopper who waits for it waits `patienceMs` at most, and what has no answer by then is left to the order itself.
 */
export async function askCurrent(ask: AskStore, patienceMs = BACKGROUND_MS): Promise<QuotedLines> {
  for (;;) {
    const lines = $cart.get();
    const quote = lines.length === 0 ? NOTHING : await ask(lines, patienceMs);
    if (shapeOf($cart.get()) === shapeOf(lines)) return { lines, quote };
  }
}
