/** What a link is good for: it opens nothing else of its order. */
export type LinkPurpose = typeof CONFIRM_DELIVERY | typeof SHOPPER | typeof PAY | typeof NEWSLETTER | OwnerPurpose;

/** Of a link that was mailed to the store. */
type OwnerPurpose = typeof OWNER_ORDER | typeof OWNER_MESSAGE | typeof OWNER_DAY;

/** Confirms an order that is to be paid on delivery (docs/decisions D547). */
export const CONFIRM_DELIVERY = 'confirm-delivery';
/** In the mails to the shopper: shows the order, and does what its buyer may do to it. */
export const SHOPPER = 'shopper';
/** Where a gateway leads back to: pays the order, and shows nothing but what is to be paid (docs/decisions D651). */
export const PAY = 'pay';
/** Puts the address to which it was mailed on the list of the newsletter (docs/decisions D654). */
export const NEWSLETTER = 'newsletter';
/** In the mails to the store: shows the order, and does what the owner may do to it. */
export const OWNER_ORDER = 'owner-order';
/** In the mail with a message: shows it, and says that it is answered. */
export const OWNER_MESSAGE = 'owner-message';
/** In the daily summary: shows what is to be packed today, to print. */
export const OWNER_DAY = 'owner-day';
