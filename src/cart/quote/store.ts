import { atom } from 'nanostores';
import { keptCode } from '../code/kept-code.ts';
import { NOTHING, type CartQuote, type Shipping } from './cart-quote.ts';

/** What the store said last of the cart. */
export const $quote = atom<CartQuote>(NOTHING);

/** Where and how it is delivered, as far as the shopper has said on this page, and the code of this tab. */
export const $shipping = atom<Shipping>(keptCode());
