import { type CartQuote, NOTHING } from '#cart/quote/cart-quote.ts';

/** The store did not answer within the time that somebody waits: nothing is known of the cart. */
export const UNANSWERED: CartQuote = { ...NOTHING, unanswered: true };
