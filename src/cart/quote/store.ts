import { atom } from 'nanostores';
import { NOTHING, type CartQuote } from './cart-quote.ts';

/** What the store said last of the cart. */
export const $quote = atom<CartQuote>(NOTHING);
