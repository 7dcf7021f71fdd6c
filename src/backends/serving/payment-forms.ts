/** Texts of the payment forms of our own gateways, and of the page on the way to a bank. */
export const howToPay = 'How would you like to pay?';
export const choose = 'Please choose a way to pay';
export const method = 'Payment method';
export const asAgreed = 'As agreed with the store';
export const upi = 'UPI app or QR code';
export const razorpay = 'Card, net banking, wallet or UPI (Razorpay)';
export const payu = 'Card, net banking, wallet or UPI (PayU)';
export const stripe = 'Card and more (Stripe)';

/** A transfer to the account of the store. */
export const bankTransfer = 'Bank transfer';
/** Behind the name of paying on delivery, where some of a store's goods are picked up. */
export const notForPickUp = 'not for pick-up';
/** The same, where it has a largest total, and where it has places in which nothing is collected. */
export const forOrdersUpTo = (amount: string): string => `for orders up to ${amount}`;
export const notEverywhere = 'not everywhere';
export const accountHolder = 'Account holder';
export const iban = 'IBAN';
export const bic = 'BIC';
export const amount = 'Amount';
export const transferReference = 'Reference';

/** The sandbox bank's. */
export const bankPage = 'Bank page';
export const bankPageInRupees = 'Bank page: card or net banking';
export const upiApp = 'UPI app on this phone';
export const upiCode = 'UPI: scan a QR code';
export const email = 'Email for the receipt';
export const emailExample = 'you@example.com';
export const emailMissing = 'Please enter your email address';
export const phone = 'Mobile number';
export const phoneLong = 'The bank may send a message to confirm the payment.';
export const phoneMissing = 'Please enter your mobile number';
export const phoneIndian = 'Please enter an Indian mobile number';
export const phoneWrong = 'Please enter a phone number';
export const upiId = 'UPI ID for refunds (optional)';
export const upiIdExample = 'name@bank';
export const upiIdLong = 'Left empty, a refund goes back the way you paid.';
export const upiIdWrong = 'Please enter a UPI ID such as name@bank';
export const upiName = 'Name on that UPI account';
export const upiNameMissing = 'Please enter the name on the UPI account';

export const toPayment = 'To your payment';
export const takingYou = 'Taking you to your payment…';
export const goOn = 'Continue';
export const backToOrders = 'Back to my orders';
