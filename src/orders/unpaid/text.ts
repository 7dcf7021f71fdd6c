/** Texts of an order that waits for its payment, apart from the others for the page that pays. */
/** Before the moment. */
export const heldUntil = 'Held for you until';
export const beingChecked = 'Your payment is being checked. You need not pay again.';
/** Before what the bank calls it. */
export const reference = 'Reference';
