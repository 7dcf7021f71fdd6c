import type { OrderFacts, OrderNews, ReturnNews } from '../order-news.ts';
import type { TotalWords } from '../../pricing/total-rows.ts';

export const orderSubjects: Readonly<Record<Exclude<OrderNews, ReturnNews>, (facts: OrderFacts) => string>> = {
  placed: ({ shop, id }) => `Your order at ${shop} (${id})`,
  paid: ({ shop, id }) => `We have your payment for ${id} at ${shop}`,
  collected: ({ shop, id }) => `We have your payment for ${id} at ${shop}`,
  toConfirm: ({ shop, id }) => `Please confirm your order ${id} at ${shop}`,
  toPay: ({ shop, id }) => `Your order at ${shop} (${id})`,
  reminder: ({ shop, id }) => `Your order ${id} at ${shop} waits for its payment`,
  notFound: ({ shop, id }) => `We did not find your payment for ${id} at ${shop}`,
  toTransfer: ({ shop, id }) => `How to pay for your order ${id} at ${shop}`,
  onDelivery: ({ shop, id }) => `You pay on delivery for ${id} at ${shop}`,
  shipped: ({ shop, id }) => `Your order ${id} from ${shop} is on its way`,
  shippedPart: ({ shop, id }) => `A part of your order ${id} from ${shop} is on its way`,
  shippedRest: ({ shop, id }) => `The rest of your order ${id} from ${shop} is on its way`,
  ready: ({ shop, id }) => `Your order ${id} from ${shop} is ready to be picked up`,
  pickedUp: ({ shop, id }) => `You have picked up your order ${id} from ${shop}`,
  tracking: ({ shop, id }) => `Your order ${id} from ${shop} has another tracking number`,
  delivered: ({ shop, id }) => `Your order ${id} from ${shop} has arrived`,
  deliveredPart: ({ shop, id }) => `A part of your order ${id} from ${shop} has arrived`,
  deliveredRest: ({ shop, id }) => `The rest of your order ${id} from ${shop} has arrived`,
  resent: ({ shop, id }) => `Your order ${id} from ${shop} is sent again`,
  lost: ({ shop, id }) => `Your order ${id} from ${shop} was lost on its way`,
  lostUnpaid: ({ shop, id }) => `Your order ${id} from ${shop} was lost on its way`,
  cancelled: ({ shop, id }) => `Your order ${id} at ${shop} is cancelled`,
  refused: ({ shop, id }) => `Your order ${id} at ${shop} is cancelled`,
  returned: ({ shop, id }) => `Your order ${id} at ${shop} is cancelled`,
  returnedPart: ({ shop, id }) => `A part of your order ${id} came back to ${shop}`,
  link: ({ shop, id }) => `The link to your order ${id} at ${shop}`,
};

export const orderOpenings: Readonly<Record<Exclude<OrderNews, ReturnNews> | 'placedWithLink', string>> = {
  placed: `we have your order. It is made ready as soon as it is paid; if you have not paid yet, you
can do so from the list of your orders.`,
  placedWithLink: `we have your order. It is made ready as soon as it is paid; if you have not paid yet, you
can do so by the link below.`,
  paid: 'thank you: we have your payment, and make your order ready.',
  collected: 'thank you: we have your payment.',
  toConfirm: 'you pay for your order when it comes. We make it ready as soon as you have confirmed it.',
  toPay: 'this is the order that you asked us for. It is made ready as soon as it is paid.',
  reminder: `we have your order, and have not seen a payment for it yet. If you still want it, you can pay it now; if
you have paid already, you need not do anything.`,
  notFound: `you told us by which reference you paid, and we did not find that payment. Please look at the reference
in your bank's app. You can give it to us once more, or pay your order now.`,
  toTransfer: 'you pay for your order by bank transfer. We make it ready as soon as the money has come.',
  onDelivery: 'thank you: we make your order ready, and you pay when it comes.',
  shipped: 'your order has left us.',
  shippedPart: 'a part of your order has left us; the rest follows.',
  shippedRest: 'the rest of your order has left us.',
  ready: 'your order is ready: you can pick it up now.',
  pickedUp: 'your order was picked up. If that was not you, please write to us.',
  tracking: 'this is the number by which you can follow your order. If you have another one from us, it was wrong.',
  delivered: `your order has arrived, we are told. If you do not have it, please write to us.`,
  deliveredPart: `a part of your order has arrived, we are told. If you do not have it, please write to us.`,
  deliveredRest: `the rest of your order has arrived, we are told. If you do not have it, please write to us.`,
  resent: `a parcel of your order was lost on its way to you, and we are sorry. What was in it is sent again.`,
  lost: `a parcel of your order was lost on its way to you, and we are sorry. What you paid for what was in it goes
back the way it came.`,
  lostUnpaid: `your order was lost on its way to you, and we are sorry. It is cancelled, and you owe nothing for it.`,
  cancelled: `your order is cancelled, and nothing will be sent. If you have paid for it, the money goes back
the way it came; if you think this is a mistake, please write to us.`,
  refused: `your order came back to us, so it is cancelled, and you owe nothing for it. If you think this is a
mistake, please write to us.`,
  returned: `your order came back to us, so it is cancelled. What you paid goes back the way it came; if you think
this is a mistake, please write to us.`,
  returnedPart: `a parcel of your order came back to us. What you paid for what was in it goes back the way it came; if
you think this is a mistake, please write to us.`,
  link: 'you have asked for a link to your order: here it is. Links that you have from us stay valid.',
};

/** In place of `cancelled`, of an order that would have been picked up. */
export const cancelledPickUp = `your order is cancelled, and there is nothing to pick up. If you have paid for it, the money goes
back the way it came; if you think this is a mistake, please write to us.`;

/** The titles of pages that go with a mail as files, where the store gives them none. */
export const pageTitles: Readonly<Record<string, string>> = {
  terms: 'Terms & Conditions',
  return: 'Return Policy',
  returns: 'Return Policy',
  refund: 'Refund Policy',
  withdrawal: 'Right of withdrawal',
};

/** The words of every mail about an order, which order-text.ts puts together. */
export const greeting = 'Hello,';
export const trackingNumber = (carrierAndNumber: string): string => `Tracking: ${carrierAndNumber}`;
export const sentWith = (carrier: string): string => `Sent with ${carrier}`;
export const orderNumber = (id: string): string => `Order: ${id}`;
/** What something comes to: a line of the order, a part of its total. */
export const priced = (what: string, amount: string): string => `${what}: ${amount}`;
/** A line of an order of which so many pieces were cancelled while the rest goes on. */
export const partlyCancelled = (line: string, count: number): string => `${line} (${count} cancelled)`;
/** Behind the total. */
export const shippingFree = ', shipping free';
/** Above what is in a parcel of several, and above what of the order has not arrived besides. */
export const inParcel = 'In this parcel:';
export const stillToCome = 'Still to come:';

/** The names of what stands below the lines. */
export const totalWords: TotalWords = {
  subtotal: 'Subtotal',
  includes: (label) => `Includes ${label}`,
  free: 'free',
  total: 'Total',
};

/** What of the money of an order has gone back, below its total. */
export const refunded = 'Refunded';

/** Why an order was cancelled that waited for its payment. */
export const notPaidWithin = (hours: number): string => `It was not paid within ${hours} hours.`;

/** The same where that was not the usual time. */
export const notPaidInTime = 'It was not paid in time.';

/** Until when an order waits for its payment, which is when it is cancelled. */
export const heldUntil = ({ moment, timeZone }: NonNullable<OrderFacts['heldUntil']>): string =>
  `Held for you until ${moment} (${timeZone}).`;
/** Why an order was cancelled that waited for a bank transfer. */
export const notTransferred = 'No transfer for it has come in time.';

/** Why an order was cancelled that waited for its confirmation. */
export const notConfirmed = 'It was not confirmed in time.';

/** What to open, and what happens otherwise. */
export const confirmText = ({ link, hours }: NonNullable<OrderFacts['confirm']>): string =>
  `Please open this link within ${hours} hours, and confirm your order there:

${link}

Without that it is cancelled, and nothing is sent. If you did not order it, you need not do anything.`;

/** Where to transfer the money, how much, with which reference and until which day. */
export const transferText = ({ lines, until, note }: NonNullable<OrderFacts['transfer']>): string =>
  [
    `Please transfer the amount by ${until}, with exactly this reference:`,
    lines.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...(note === undefined ? [] : [note]),
    'If no money has come by then, the order is cancelled, and nothing is sent.',
  ].join('\n\n');

/** `To pay on delivery: ₹1,548.00` */
export const toPayLine = (amount: string): string => `To pay on delivery: ${amount}`;

/** To the store, in each of its mails: a page for a phone that acts. */
export const actHere = (link: string): string => `Open this to see it, and to say what you have done:\n\n${link}`;

// What waits for its payment, what the store is mailed, and where money goes back; in languages they are of the same
// part.
export { orderToConfirmEmail, orderToMakeReadyEmail, orderToShipEmail } from './store-templates.ts';
export { payHere, referenceToCheckEmail } from './payment-templates.ts';
export { deliveryLine } from './delivery-templates.ts';
export { follow, opensBy } from './link-templates.ts';
export {
  allThatWait,
  moreOfList,
  piecesLeft,
  piecesToPack,
  summaryCounts,
  toDoOn,
  whatToFetch,
} from './summary-templates.ts';
export { refundedEmail, refundEmail, refundTroubleEmail } from './refund-templates.ts';
