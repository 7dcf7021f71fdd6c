/** Texts of the payment page. */
export const orderMissing = 'Order ID is missing. Please return to checkout.';
export const loadFailed = 'Failed to load payment form. Please try again later.';
export const unknown = 'Unknown error occurred during payment process';
export const failed = 'Failed to process payment. Please try again later.';
export const invalid = 'Validation Error';
export const invalidLong = 'Please correct the errors in the form.';
export const initiated = 'Payment initiated';
export const initiatedLong = 'Your payment is being processed';
export const scan = 'Scan this QR code with your banking or payment app';
export const declined = 'Your payment was declined. No money was taken. You can try again.';
export const amountDue = 'Amount due';
export const dueOnDelivery = 'To pay on delivery';
export const placeOrder = 'Place order, pay on delivery';
export const placeToPay = (amount: string): string => `Place order, pay ${amount} on delivery`;
/** While a bank transfer is chosen (docs/behaviour.md 10.bank-transfer). */
export const payByTransfer = 'Pay by bank transfer';
export const placing = 'Taking you to your order…';
export const toYourOrder = 'continue to your order';
export const placed = 'Order placed';
export const placedLong = 'You pay when it comes.';
export const nothingToPay = 'There is nothing to pay for this order.';
export const viewOrders = 'View Orders';
export const tryAgain = 'Try Again';
export const returnToCheckout = 'Return to checkout';
export const processing = 'Processing...';
export const payNow = 'Pay Now';
export const chooseWay = 'Choose how to pay.';
export const fillRequired = 'Fill in the required fields to continue.';
export const loading = 'Loading the payment form';
export const leaving = 'Taking you to your payment…';
export const ifNothing = 'If nothing happens,';
export const continuePayment = 'continue to the payment page';
export const continueToPay = 'Continue to pay';
export const onceArrived = 'Once your payment has arrived, your order shows it.';
export const payFor = 'Pay for this order';
export const payOnline = 'Pay online instead';
export const notHeardYet =
  'If you have paid just now, your order shows it as soon as we hear of it. Please open this page again in a moment before you pay once more.';
export const payment = 'Payment';
export const finishInApp = 'Finish the payment in your app';
export const openApp = 'Open the payment app';
export const openAnApp = 'Open a payment app on this device';
export const notHeard = 'We have not heard of your payment yet. Once it arrives, your order shows it.';
export const waiting = 'Waiting for your payment…';
export const havePaid = 'I have paid';
export const referenceLabel = 'Reference of your payment';
export const referenceHint = 'Once you have paid: the 12 digits that your app calls UTR or reference number.';
/** What was typed is no such number; the server says the same. */
export { referenceWrong } from '#contract/refusals/english.ts';
export const sendReference = 'Send Reference';
export const payAnotherWay = 'Pay another way';
export const qrCode = 'QR code for your payment';
export const qrFailed = 'The QR code could not be drawn. Please reload the page and try again.';
export const pleaseChoose = 'Please choose';
export const orderNumberOf = (number: string): string => `Order #${number}`;

/** The texts of wrong values. */
export const fieldRequired = 'This field is required';
export const emailWrong = 'Please enter a valid email address';
export const phonePrefix = 'Phone number must start with +91';
export const phoneMinLength = (n: number): string => `Phone number must have at least ${n} characters`;
export const phoneMaxLength = (n: number): string => `Phone number must have no more than ${n} characters`;
export const phoneLength = 'Phone number must be 13 characters (including +91)';
export const phoneFormat = 'Invalid phone number format';
export const fieldMinLength = (n: number): string => `Must have at least ${n} characters`;
export const fieldMaxLength = (n: number): string => `Must have no more than ${n} characters`;
export const fieldFormat = 'Please match the requested format';
export const needsScript = 'Paying needs JavaScript. Please turn it on, or write to us: we are glad to help.';
