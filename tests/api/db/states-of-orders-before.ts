// Of each order of orders-before.sql its status, its money (paid, given back, open), its pieces by parcel, and what its
// documents come to.

/** When the database was opened. */
export const MIGRATED = {
  another_amount: 'pending, due 123.45 0 123.45',
  bare_cancelled_confirmed: 'cancelled, paid 4997.5 0 4997.5, 3 cancelled',
  bare_delivered: 'delivered, paid 4997.5 0 0, 3 delivered in 1',
  bare_paid: 'processing, paid 4997.5 0 0, 3 ordered',
  bare_sent: 'shipped, paid 4997.5 0 0, 3 sent in 1',
  being_paid: 'pending, due 0 0 0',
  cancelled_paid: 'cancelled, paid 5046.5 0 5046.5, 3 cancelled',
  collected: 'delivered, paid 5095.5 0 0, 3 delivered in 1',
  confirmed: 'processing, paid 5046.5 0 0, 3 ordered',
  confirmed_and_paid: 'processing, paid 10093 0 5046.5, 3 ordered',
  confirmed_by_link: 'processing, to collect 0 0 0, 3 ordered',
  counted: 'processing, paid 4047 0 0, 2 ordered',
  delivered: 'delivered, paid 5046.5 0 0, 3 delivered in 1',
  discounted_and_delivered: 'delivered, paid 4546.75 0 0, 4 delivered in 1',
  erased_cancelled: 'cancelled, paid 5046.5 0 5046.5, 3 cancelled',
  erased_delivered: 'delivered, paid 5046.5 0 0, 3 delivered in 1',
  expired: 'cancelled, none 0 0 0',
  no_longer_sold: 'delivered, paid 1847 0 0, 2 delivered in 1',
  paid: 'processing, paid 5046.5 0 0, 3 ordered',
  paid_on_its_way: 'shipped, to collect 5046.5 0 5046.5, 3 sent in 1',
  paid_twice: 'processing, paid 10093 0 5046.5, 3 ordered',
  paid_when_cancelled: 'cancelled, paid 5046.5 0 5046.5',
  pick_up_paid: 'processing, paid 1999 0 0, 2 ordered',
  pick_up_sent: 'shipped, paid 1999 0 0, 2 sent in 1',
  picked_up: 'delivered, paid 1999 0 0, 2 delivered in 1',
  refunded: 'cancelled, refunded 5046.5 5046.5 0, 3 cancelled',
  refused: 'cancelled, none 0 0 0, 3 refused in 1',
  sent_and_corrected: 'shipped, paid 5046.5 0 0, 3 sent in 1',
  to_be_confirmed: 'pending, to collect 0 0 0',
  to_collect: 'processing, to collect 0 0 0, 3 ordered',
  to_collect_sent: 'shipped, to collect 0 0 0, 3 sent in 1',
  unpaid: 'pending, due 0 0 0',
};

/** What the owner changed of them. */
export const BY_OWNER = {
  another_amount: 'cancelled, paid 123.45 0 123.45',
  bare_cancelled_confirmed: 'cancelled, refunded 4997.5 4997.5 0, 3 cancelled',
  bare_sent: 'cancelled, refunded 4997.5 4997.5 0, 3 lost in 1',
  cancelled_paid: 'cancelled, refunded 5046.5 5046.5 0, 3 cancelled',
  confirmed: 'shipped, paid 5046.5 0 0, 3 sent in 1, invoice 5046.5',
  confirmed_by_link: 'processing, paid 5095.5 0 0, 3 ordered, receipt 5095.5',
  counted: 'delivered, paid 4047 0 0, 1 delivered in 1, 1 delivered in 2, invoice 1999, invoice 2048',
  erased_cancelled: 'cancelled, refunded 5046.5 5046.5 0, 3 cancelled',
  paid: 'cancelled, refunded 5046.5 5046.5 0, 3 cancelled',
  paid_twice: 'processing, paid 10093 5046.5 0, 3 ordered',
  paid_when_cancelled: 'cancelled, refunded 5046.5 5046.5 0',
  pick_up_paid: 'delivered, paid 1999 0 0, 2 delivered, invoice 1999',
  pick_up_sent: 'delivered, paid 1999 0 0, 2 delivered in 1',
  sent_and_corrected: 'delivered, paid 5046.5 0 0, 3 delivered in 1',
  to_be_confirmed: 'processing, to collect 0 0 0, 3 ordered',
  to_collect: 'cancelled, none 0 0 0, 3 cancelled',
  to_collect_sent: 'cancelled, none 0 0 0, 3 refused in 1',
  unpaid: 'cancelled, none 0 0 0',
};

/**
 * What their shopper changed of them. What left before documents were given out is charged elsewhere, with the
 * delivery: it has no credit note, and what is sent in exchange is charged alone (docs/decisions D595).
 */
export const BY_SHOPPER = {
  bare_paid: 'processing, partly refunded 4997.5 1999 0, 1 cancelled, 2 ordered',
  bare_delivered: 'delivered, partly refunded 4997.5 3919 0, 1 delivered in 1, 2 refunded in 1',
  delivered: 'delivered, partly refunded 5046.5 1920 0, 1 refunded in 1, 2 delivered in 1',
  discounted_and_delivered:
    'shipped, paid 4546.75 0 0, 1 exchanged in 1, 1 sent in 2, 3 delivered in 1, invoice 1799.1',
  no_longer_sold: 'delivered, partly refunded 1847 1719 0, 2 refunded in 1',
};
