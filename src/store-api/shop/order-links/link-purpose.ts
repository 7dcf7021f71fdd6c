/** What a link is good for: it opens nothing else of its order. */
export type LinkPurpose = typeof CONFIRM_DELIVERY;

/** Confirms an order that is to be paid on delivery (docs/decisions D547). */
export const CONFIRM_DELIVERY = 'confirm-delivery';
