/** Texts of what a shopper changes of an order, which few orders offer: fetched with what shows them. */
import type { ReturnReason } from '#contract/orders/order-changes.ts';

export const cancelOrder = 'Cancel order';
export const cancelItems = 'Cancel items';
export const returnItems = 'Return items';
export const withdraw = 'Withdraw from contract';
/** Of cancelling, where the law gives a right to withdraw. */
export const asWithdrawal = (act: string): string => `${act} (withdraw from contract)`;
export const exchangeItems = 'Exchange for another size';
export const ofOrder = (act: string, number: string): string => `${act}: order ${number}`;
export const returnUntil = (day: string): string => `You can return items until ${day}.`;
export const withdrawUntil = (day: string): string => `You can withdraw until ${day}.`;

export const unpaidWhole = 'This order is not paid yet, so it can only be cancelled as a whole.';
export const singleLong = 'It is not packed yet. When you cancel it, nothing is sent.';
export const cancelLong = 'These items are not packed yet. What you do not choose stays as you ordered it.';
export const returnLong = 'Choose what you want to send back. We write to you how that goes on.';
export const withdrawLong =
  'Choose what you withdraw from. You need not give a reason. Before it counts you read it all once more.';
export const exchangeLong = 'Choose what you want to exchange, and for which size.';
export const lastDay = (day: string): string => `You can ask until ${day}.`;
export const wayBack = (amount: string): string =>
  `Sending back costs ${amount} in all, which is taken off what you get back.`;
export const wayBackFree = 'Sending back costs you nothing.';

export const pieces = 'How many';
export const piecesOf = (count: number, most: number): string => `${count} of ${most}`;
export const reason = 'Reason';
export const reasonOptional = 'Reason, if you want to give one';
export const pleaseChoose = 'Please choose';
export const noReason = 'No reason';
export const reasons: Readonly<Record<ReturnReason, string>> = {
  'size-small': 'It is too small',
  'size-large': 'It is too large',
  'not-as-shown': 'It does not look as it was shown',
  damaged: 'It is damaged',
  'wrong-item': 'It is not what I ordered',
  'changed-mind': 'I have changed my mind',
  other: 'Something else',
};
export const note = 'Anything else that we should know';
export const noteHint = 'You can leave this empty.';
export const sizeInstead = 'Size that you would like instead';
export const notPossibleNow = 'This is not possible any more.';
export const lineField = (field: string, item: string): string => `${field}: ${item}`;

export const chooseItems = 'Please choose at least one item';
export const chooseReason = 'Please choose a reason';
export const chooseSize = 'Please choose a size';

export const cancelChosen = 'Cancel these items';
export const askReturn = 'Ask to return';
export const askExchange = 'Ask to exchange';
export const goOn = 'Continue';
export const confirmWithdrawal = 'Confirm withdrawal';
export const keepOrder = 'Keep order';
export const keepItems = 'Keep items';
export const back = 'Back';
export const backToOrder = 'Back to your order';
export const sending = 'Sending…';

export const withdrawFrom = (number: string): string => `You withdraw from the contract of order ${number} for:`;
export const receiptComes = 'When you confirm, we mail you a receipt that says what you withdrew from, and when.';

export const error = 'Error';
export const notLoaded = 'This could not be opened. Please check your connection and try again.';
export const inProgress = 'This is being done already. Please try again in a moment.';
export const tooLate =
  'Some of this has been packed meanwhile, so nothing was cancelled. This is what can be cancelled now.';
export const tooLateAll = 'This has been packed meanwhile, so nothing was cancelled.';
export const notReturnable =
  'Not all of this can be sent back any more, so nothing was asked for. This is what is possible now.';
export const notReturnableAll = 'This cannot be sent back any more, so nothing was asked for.';
export const notTold = 'The shop has not said whether this was done. Please look at your order before you try again.';

export const orderCancelled = 'Your order is cancelled. Nothing will be sent.';
export const orderCancelledPickUp = 'Your order is cancelled. There is nothing to pick up.';
export const itemsCancelled = 'These items are cancelled:';
export const moneyBack = 'What you paid for this goes back the way it came.';
export const payLess = (amount: string): string => `On delivery you now pay ${amount}.`;
export const othersSent = 'The others stay as you ordered them.';
export const receiptSent = 'We mail you a receipt of it.';
export const returnAsked = 'We have your request to return:';
export const exchangeAsked = 'We have your request to exchange:';
export const withdrawn = (moment: string): string =>
  moment ? `We received your withdrawal on ${moment}:` : 'We have received your withdrawal:';

export const returns = 'Returns';
export const kinds: Readonly<Record<string, string>> = {
  return: 'Return',
  exchange: 'Exchange',
  withdrawal: 'Withdrawal',
};
export const numbered = (kind: string, number: number): string => `${kind} ${number}`;
export const askedOn = (day: string): string => `Asked for on ${day}`;
export const receivedOn = (day: string): string => `Received on ${day}`;
export const inSize = (size: string): string => `instead in size ${size}`;
export const ourAnswer = (note: string): string => `Our answer: ${note}`;
export const feeOf = (amount: string): string => `Sending back costs ${amount}`;

export const asked = 'Asked for';
/** In its place where the law gives the right: nobody has to agree. */
export const withdrawalReceived = 'Received';
export const accepted = 'Accepted';
export const refused = 'Not accepted';
export const received = 'Items received';
export const replacementReady = 'Other size ready';
export const replacementSent = 'Other size sent';
export const exchanged = 'Exchanged';
export const refunded = 'Refunded';
export const unknown = 'Unknown';

export const askedNext = 'We look at it and write to you. Please keep the items until then.';
export const withdrawnNext = 'We write to you where to send the items.';
export const acceptedNext = 'Please send the items now: where to, stands in our mail.';
export const receivedNext = 'The items are with us. Your money comes next.';
export const receivedExchangeNext = 'The items are with us, and the other size comes to you.';
export const replacementReadyNext = 'The items are with us, and you can pick up the other size.';
export const replacementSentNext = 'The items are with us, and the other size is on its way to you.';
export const exchangedNext = 'The items are with us, and you have the other size.';
export const noReplacementNext = 'The items are with us. What you paid for them goes back to you.';
export const refundedNext = 'Your money has gone back to you.';
export const refusedNext = 'We do not take these items back.';
