import type { EmailContent } from './email-templates.ts';
import { quantities } from '../piece-lines.ts';
import type { Moment, OrderFacts, ReturnNews } from '../order-news.ts';
import type { ReturnKind } from '#contract/orders/order-changes.ts';

/** The mails about what a shopper changes of an order. */
export const returnSubjects: Readonly<Record<ReturnNews, (facts: OrderFacts) => string>> = {
  cancelledPart: ({ shop, id }) => `A part of your order ${id} at ${shop} is cancelled`,
  cancelledPartUnpaid: ({ shop, id }) => `A part of your order ${id} at ${shop} is cancelled`,
  returnAsked: ({ shop, id }) => `We have your return request for order ${id} at ${shop}`,
  exchangeAsked: ({ shop, id }) => `We have your exchange request for order ${id} at ${shop}`,
  withdrawn: ({ shop, id }) => `We have your withdrawal from your order ${id} at ${shop}`,
  returnAccepted: ({ shop, id }) => `How to send back your items from order ${id} to ${shop}`,
  returnDeclined: ({ shop, id }) => `Your return for order ${id} at ${shop} is declined`,
  returnReceived: ({ shop, id }) => `Your return for order ${id} has arrived at ${shop}`,
  exchangeReceived: ({ shop, id }) => `The items you are exchanging for order ${id} have arrived at ${shop}`,
  exchangeShipped: ({ shop, id }) => `Your exchange for order ${id} from ${shop} is on its way`,
};

export const returnOpenings: Readonly<Record<ReturnNews, string>> = {
  cancelledPart: `a part of your order is cancelled, and is not sent. What you paid for it goes back the way it came; if you
think this is a mistake, please write to us.`,
  cancelledPartUnpaid: `a part of your order is cancelled, and is not sent. You pay that much less when the rest comes; if
you think this is a mistake, please write to us.`,
  returnAsked: `you want to send something of your order back. We look at it, and write to you how that goes on.`,
  exchangeAsked: `you want something of your order in another size. We look at it, and write to you how that goes on.`,
  withdrawn: `you have withdrawn from the contract on what is below. This is the receipt of your withdrawal; how to send it
back we write to you.`,
  returnAccepted: `please send back what is below, packed so that nothing happens to it on its way.`,
  returnDeclined: `what you asked to send back stays with you. If you think this is a mistake, please write to us.`,
  returnReceived: `what you sent back of your order has come to us, thank you.`,
  exchangeReceived: `what you sent back of your order has come to us, thank you. What you get in its place is made ready.`,
  exchangeShipped: 'what you get in exchange has left us.',
};

/** Above what was called off of an order. */
export const calledOff = 'Cancelled:';

/** With what a shopper called off, where the law calls that a withdrawal. */
export const withdrawalReceipt = ({ moment, timeZone }: Moment): string =>
  `This is the receipt of your withdrawal from the contract on it, which we received on ${moment} (${timeZone}).`;

/** What goes back, when that was asked for, where it is to be sent, and what it comes to. */
export const returnNumber = (number: number): string => `Return ${number}:`;
export const askedOn = (moment: string, timeZone: string): string => `Asked for on ${moment} (${timeZone})`;
/** The same of a withdrawal. */
export const withdrawnOn = (moment: string, timeZone: string): string => `Received on ${moment} (${timeZone})`;
export const sendTo = (address: string): string => `Please send it to:\n${address}`;
export const refundOf = (amount: string): string => `Refund: ${amount}`;
/** Once it is known, with what the way back cost already taken off it. */
export const refundAfter = (amount: string, fee: string): string => `Refund: ${amount}, after ${fee} for the way back`;
export const wayBackIsFree = 'You pay nothing for the way back.';
export const wayBackIsYours = 'You pay for the way back.';
/** Article 14(1) of Directive 2011/83/EU. */
export const sendWithin = (days: number): string =>
  `Please send it at the latest ${days} days after the day on which you withdrew.`;
export const wayBackCosts = (fee: string): string => `The way back costs ${fee}, which is taken off your refund.`;

/** To the store, when a shopper has called off what it was told to send. */
export function calledOffEmail({
  shop,
  id,
  options,
  cancelled = [],
  dueBack,
  toPayOnDelivery,
}: OrderFacts): EmailContent {
  const parts = [
    `A shopper of ${shop} has cancelled ${cancelled.length > 0 ? 'a part of an order' : 'an order'}: please do not send it.`,
    ...quantities(`Order ${id}:`, cancelled),
    ...(dueBack === undefined ? [] : [`It is paid: ${dueBack} is to go back, as orders refunds says.`]),
    ...(toPayOnDelivery === undefined ? [] : [`For the rest collect ${toPayOnDelivery} on delivery.`]),
    `How it stands:\n\n  npm run store -- orders show ${id}${options}`,
  ];
  return { subject: `Order ${id}: cancelled by its shopper`, text: `${parts.join('\n\n')}\n` };
}

/** The names of why something goes back, as the store reads them. */
export const returnReasons: Readonly<Record<string, string>> = {
  'size-small': 'too small',
  'size-large': 'too large',
  'not-as-shown': 'not as shown',
  damaged: 'damaged',
  'wrong-item': 'not what was ordered',
  'changed-mind': 'does not want it any more',
  other: 'another reason',
};

/** To the store: somebody asks to send something back. `words` are the shopper's own, by the piece. */
export function returnToStoreEmail(
  { shop, id, options, back }: OrderFacts,
  { kind, words }: { kind: ReturnKind; words: readonly string[] },
): EmailContent {
  const number = back?.number ?? 1;
  const asks = {
    return: 'wants to send something back',
    exchange: 'wants something in another size',
    withdrawal: 'has withdrawn from a contract',
  };
  const parts = [
    `A shopper of ${shop} ${asks[kind]}.`,
    `Order ${id}, return ${number}`,
    ...(back ? quantities('', back.lines) : []),
    ...(words.length > 0 ? [words.join('\n')] : []),
    `To accept it:\n\n  npm run store -- orders accept ${id} ${number}${options}`,
    `Once it is back:\n\n  npm run store -- orders receive ${id} ${number}${options}`,
    `All that are open:\n\n  npm run store -- orders returns${options}`,
  ];
  return { subject: `Order ${id}: return ${number}`, text: `${parts.join('\n\n')}\n` };
}
