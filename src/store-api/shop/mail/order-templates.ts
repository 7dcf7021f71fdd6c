import type { EmailContent } from './email-templates.ts';
import type { OrderFacts, OrderNews, OrderWay, ReturnNews } from './order-news.ts';
import type { TotalWords } from '../pricing/total-rows.ts';

export const orderSubjects: Readonly<Record<Exclude<OrderNews, ReturnNews>, (facts: OrderFacts) => string>> = {
  placed: ({ shop, id }) => `Your order at ${shop} (${id})`,
  paid: ({ shop, id }) => `We have your payment for ${id} at ${shop}`,
  collected: ({ shop, id }) => `We have your payment for ${id} at ${shop}`,
  toConfirm: ({ shop, id }) => `Please confirm your order ${id} at ${shop}`,
  onDelivery: ({ shop, id }) => `You pay on delivery for ${id} at ${shop}`,
  shipped: ({ shop, id }) => `Your order ${id} from ${shop} is on its way`,
  shippedPart: ({ shop, id }) => `A part of your order ${id} from ${shop} is on its way`,
  shippedRest: ({ shop, id }) => `The rest of your order ${id} from ${shop} is on its way`,
  ready: ({ shop, id }) => `Your order ${id} from ${shop} is ready to be picked up`,
  pickedUp: ({ shop, id }) => `You have picked up your order ${id} from ${shop}`,
  tracking: ({ shop, id }) => `Your order ${id} from ${shop} has another tracking number`,
  delivered: ({ shop, id }) => `Your order ${id} from ${shop} has arrived`,
  deliveredPart: ({ shop, id }) => `A part of your order ${id} from ${shop} has arrived`,
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
  onDelivery: 'thank you: we make your order ready, and you pay when it comes.',
  shipped: 'your order has left us.',
  shippedPart: 'a part of your order has left us; the rest follows.',
  shippedRest: 'the rest of your order has left us.',
  ready: 'your order is ready: you can pick it up now.',
  pickedUp: 'your order was picked up. If that was not you, please write to us.',
  tracking: 'this is the number by which you can follow your order. If you have another one from us, it was wrong.',
  delivered: `your order has arrived, we are told. If you do not have it, please write to us.`,
  deliveredPart: `a part of your order has arrived, we are told. If you do not have it, please write to us.`,
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
export const follow = (link: string): string => `You can follow it here:\n\n${link}`;

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

/** Why an order was cancelled that waited for its payment. */
export const notPaidWithin = (hours: number): string => `It was not paid within ${hours} hours.`;

/** Why an order was cancelled that waited for its confirmation. */
export const notConfirmed = 'It was not confirmed in time.';

/** What to open, and what happens otherwise. */
export const confirmText = ({ link, hours }: NonNullable<OrderFacts['confirm']>): string =>
  `Please open this link within ${hours} hours, and confirm your order there:

${link}

Without that it is cancelled, and nothing is sent. If you did not order it, you need not do anything.`;

/** `To pay on delivery: ₹1,548.00` */
export const toPayLine = (amount: string): string => `To pay on delivery: ${amount}`;

/** How an order comes: `Delivery: Express, arrives 5–10 June`, or where it is picked up. */
export function deliveryLine({ label, days, pickUp, at }: OrderWay): string {
  const line = [
    `${pickUp ? 'Pick-up' : 'Delivery'}: ${label}`,
    days && (pickUp ? `ready ${days}` : `arrives ${days}`),
  ].filter(Boolean);
  return [line.join(', '), at && `Pick up at: ${at}`].filter(Boolean).join('\n');
}

/** To the store, once an order is paid that is picked up: what to make ready, and who comes. */
export function orderToMakeReadyEmail(
  { shop, id, options, lines, total, delivery }: OrderFacts,
  buyer: string[],
): EmailContent {
  const parts = [
    `An order at ${shop} is paid and waits to be made ready: it is picked up.`,
    lines.map(({ what, quantity }) => `${quantity} x ${what}`).join('\n'),
    `By:\n${buyer.join('\n')}`,
    ...(delivery ? [deliveryLine(delivery)] : []),
    `When it is ready:\n\n  npm run store -- orders ready ${id}${options}`,
    `When it was picked up:\n\n  npm run store -- orders deliver ${id}${options}`,
  ];
  return { subject: `Order ${id} is paid: ${total}`, text: `${parts.join('\n\n')}\n` };
}

/** To the store, once an order is paid, or to be paid on delivery: what to send, and where. */
export function orderToShipEmail(
  { shop, id, options, lines, total, toPayOnDelivery, delivery }: OrderFacts,
  shipping: string[],
): EmailContent {
  const isDue = toPayOnDelivery !== undefined;
  const parts = [
    isDue
      ? `An order at ${shop} waits to be sent. It is not paid: collect ${toPayOnDelivery} on delivery.`
      : `An order at ${shop} is paid and waits to be sent.`,
    lines.map(({ what, quantity }) => `${quantity} x ${what}`).join('\n'),
    `To:\n${shipping.join('\n')}`,
    ...(delivery ? [deliveryLine(delivery)] : []),
    `When it has left:\n\n  npm run store -- orders ship ${id}${options}`,
    'With a tracking number, add --tracking NUMBER and --carrier NAME.',
    ...(isDue
      ? [
          `When you have the money:\n\n  npm run store -- orders paid ${id}${options}`,
          `When it was refused at the door and is back:\n\n  npm run store -- orders refused ${id}${options}`,
        ]
      : []),
  ];
  return {
    subject: isDue ? `Order ${id} is to be paid on delivery: ${total}` : `Order ${id} is paid: ${total}`,
    text: `${parts.join('\n\n')}\n`,
  };
}

// Where money goes back; in languages they are of the same part.
export { opensBy } from './link-templates.ts';
export { refundedEmail, refundEmail, refundTroubleEmail } from './refund-templates.ts';
