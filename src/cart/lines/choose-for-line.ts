import { MAX_LINE_QUANTITY } from '#config.ts';
import { withChoice } from './line-choice.ts';
import { lineKey, type CartLine } from '../line.ts';
import { $cart, current } from '../store.ts';

/** A size or colour that the cart asked for. */
export function chooseForLine(line: CartLine, choice: Partial<Pick<CartLine, 'selectedSize' | 'selectedColor'>>): void {
  $cart.set(withChoice(current(), lineKey(line), choice, MAX_LINE_QUANTITY));
}
