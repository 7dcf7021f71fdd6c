/** Texts of the pages that links of mails to the store open: the owner reads them, on a phone. */
import type { OwnerActName } from '#contract/owner/owner-page.ts';
import type { ReturnReason } from '#contract/orders/order-changes.ts';

export const order = (number: string): string => `Order ${number}`;
export const linkGone = 'This link is not valid, or not any more.';
export const linkGoneLong =
  'Links in mails from the shop work for 30 days, and until they are revoked. A newer mail has a new one.';
export const failed = 'That did not work.';
export const placed = (when: string): string => `Placed ${when}`;

export const now = 'To do now';
export const nothingNow = 'There is nothing to do now.';
export const more = 'More';

/** What each does, on its button. */
export const act: Readonly<Record<OwnerActName, string>> = {
  confirm: 'The money has come',
  notFound: 'There is no such payment',
  pack: 'It is packed',
  unpack: 'It is not packed after all',
  ship: 'It has been sent',
  ready: 'It is ready to be picked up',
  deliver: 'It has arrived',
  paid: 'I have the money',
  refused: 'It came back: nobody took it',
  cancelPart: 'Cancel a part of it',
  cancel: 'Cancel the order',
  accept: 'Accept the return',
  decline: 'Decline the return',
  receive: 'The return has come',
  refund: 'Send the money back',
  refunded: 'I have returned the money myself',
  nothing: 'There is nothing to return',
  answered: 'I have answered it',
};
export const confirmOnDelivery = 'The shopper has confirmed it';
export const pickedUp = 'It was picked up';
/** Of one of several parcels. */
export const ofParcel = (act: string, number: number): string => `${act} (parcel ${number})`;
/** Behind an act of one return or refund of several. */
export const ofNumber = (act: string, number: number): string => `${act} (${number})`;

/** What was just done. */
export const done: Readonly<Record<OwnerActName, string>> = {
  confirm: 'The order is confirmed, and the shopper is told.',
  notFound: 'The payment was not found, and the shopper is told.',
  pack: 'It is packed.',
  unpack: 'It is not packed any more.',
  ship: 'It has been sent, and the shopper is told.',
  ready: 'It is ready, and the shopper is told where.',
  deliver: 'It has arrived, and the shopper is told.',
  paid: 'The money is noted.',
  refused: 'It came back, and the shopper is told.',
  cancelPart: 'That part is cancelled, and the shopper is told which.',
  cancel: 'It is cancelled, and the shopper is told.',
  accept: 'The return is accepted, and the shopper is told where to send it.',
  decline: 'The return is declined, and the shopper is told.',
  receive: 'The return has come, and the shopper is told.',
  refund: 'The money is on its way back.',
  refunded: 'It is noted that the money is back, and the shopper is told.',
  nothing: 'It is noted that there is nothing to return.',
  answered: 'The message is answered.',
};

export const sure = (act: string): string => `${act}?`;
export const back = 'Back, and change nothing';
export const noteToShopper = 'Note to the shopper, if you want';
export const noteToKeep = 'Note for you, if you want';
export const reason = 'Why, for the shopper';

export const send = 'Send it';
export const carrier = 'Carrier';
export const noCarrier = 'No carrier';
export const tracking = 'Tracking number';
export const onlySome = 'Only a part of it';
/** Where some of what is to be sent is packed, and some is not. */
export const packedAlone = (packed: number, unpacked: number): string =>
  `Packed, goes now: ${packed}. Not packed, stays here: ${unpacked}.`;
export const notLeft = (count: number): string => `Still to be sent: ${count}.`;
export const howMany = (what: string, most: number): string => `${what}: how many of ${most}`;
export const came = (what: string, most: number): string => `${what}: how many of ${most} have come`;
export const unfit = (what: string): string => `${what}: how many of them cannot be sold again`;
export const choosePieces = 'Please say of at least one line how many.';

export const lines = 'What was ordered';
export const toPack = (count: number): string => `${count} to pack`;
export const toSend = (count: number): string => `${count} packed, to send`;
export const toFetch = (count: number): string => `${count} packed, to be picked up`;
export const sku = (sku: string): string => `SKU ${sku}`;
export const states: Readonly<Record<string, string>> = {
  ordered: 'to pack',
  packed: 'packed',
  sent: 'on the way',
  ready: 'ready to be picked up',
  delivered: 'arrived',
  'return-asked': 'to go back, if you accept that',
  'return-accepted': 'on the way back',
  'return-refused': 'return declined',
  received: 'came back',
  refunded: 'came back, and paid for',
  exchanged: 'exchanged',
  lost: 'lost',
  refused: 'came back, not taken',
  cancelled: 'cancelled',
};
export const inState = (count: number, state: string): string => `${count} ${state}`;

export const goesTo = 'Goes to';
export const toFetchBy = 'To be picked up by';
export const fetchedBy = 'Picked up by';
export const call = (phone: string): string => `Call ${phone}`;
export const write = (email: string): string => `Write to ${email}`;
export const delivery = 'Delivery';
export const sentAt = (minute: string): string => `sent ${minute}`;
export const readyAt = (minute: string): string => `ready ${minute}`;

export const money = 'Money';
export const moneyIs: Readonly<Record<string, string>> = {
  due: 'Not paid yet',
  'to collect': 'To be paid on delivery',
  paid: 'Paid',
  'partly refunded': 'Partly refunded',
  refunded: 'Refunded',
  none: 'Nothing was paid',
};
export const collect = (amount: string): string => `Collect ${amount} on delivery`;
export const findPayment = (reference: string): string => `Look for the payment ${reference}`;
export const awaitsConfirmation = 'The shopper has not confirmed it yet.';
export const paymentStates: Readonly<Record<string, string>> = {
  started: 'begun',
  succeeded: 'paid',
  failed: 'failed',
  superseded: 'given up',
  mismatched: 'another amount came',
};

export const parcels = 'Parcels';
export const parcel = (number: number): string => `Parcel ${number}`;
export const follow = 'Follow it';
export const outcomes: Readonly<Record<string, string>> = {
  delivered: 'arrived',
  lost: 'lost',
  refused: 'came back, not taken',
};
export const underway = 'on the way';

export const returns = 'Returns';
export const returnKinds: Readonly<Record<string, string>> = {
  return: 'Return',
  exchange: 'Exchange',
  withdrawal: 'Withdrawal from the contract',
};
export const returnStates: Readonly<Record<string, string>> = {
  asked: 'asked for',
  accepted: 'accepted',
  refused: 'declined',
  received: 'came back',
  refunded: 'paid for',
};
export const wanted = (size: string): string => `wanted: ${size}`;
export const reasons: Readonly<Record<ReturnReason, string>> = {
  'size-small': 'too small',
  'size-large': 'too large',
  'not-as-shown': 'not as shown',
  damaged: 'damaged',
  'wrong-item': 'not what was ordered',
  'changed-mind': 'does not want it any more',
  other: 'another reason',
};

export const refunds = 'Refunds';
export const refundStates: Readonly<Record<string, string>> = {
  due: 'to be returned',
  check: 'to be looked into',
  asked: 'asked of the gateway',
  pending: 'on its way back',
  succeeded: 'returned',
  failed: 'refused by the gateway',
  dismissed: 'nothing to return',
  'paid-out': 'returned by you',
};

export const history = 'History';
export const mailedTo = (mailbox: string): string =>
  `This link was mailed to ${mailbox}, and the history names that address. Whoever has it can do this: please do not pass it on.`;

export const message = 'Message';
export const wrote = (name: string, when: string): string => `${name}, ${when}`;
export const reply = 'Answer by mail';
export const answeredOn = (when: string): string => `Answered ${when}`;

export const pickingList = 'To pack today';
export const counts = (orders: number, pieces: number): string =>
  `${orders} ${orders === 1 ? 'order' : 'orders'}, ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`;
export const nothingToPack = 'Nothing waits to be packed.';
export const ordersColumn = 'Orders';
export const pieces = (count: number): string => `${count} ${count === 1 ? 'piece' : 'pieces'}`;
export const asOf = (when: string): string => `As of ${when}`;
export const howToPrint = 'To print it, use your browser’s menu.';
