/** Texts of the order list, tracking and the thank-you page. */
export const error = 'Error';
export const loadFailed = 'Failed to load your orders. Please try again.';
export const none = 'No Orders Found';
export const required = 'Required fields';
export const requiredLong = 'Please enter both order number and email/phone.';
export const found = 'Order found';
export const foundLong = 'Your order status has been loaded';
export const notFound = 'Failed to find order. Please check your information and try again.';
export const confirming = 'Confirming your payment…';
export const confirmed = 'Payment confirmed';
export const payOnDelivery = (amount: string): string => `To pay on delivery: ${amount}`;
export const refunded = 'Refunded';
export const refundPending = 'On its way back';
/** Below a line of an order whose rest goes on. */
export const cancelledPieces = (count: number): string => `${count} cancelled`;
export const cancelledCounted =
  'The total counts what was cancelled. What goes back for it stands here once it is on its way.';
export const paidOnDelivery = 'To be paid on delivery';
export const pleaseConfirm = (address: string | undefined): string =>
  `Please confirm your order by the link that we have mailed to ${address ?? 'you'}.`;
export const awaitingTransfer = 'We are waiting for your bank transfer';
export const transferBy = (date: string): string =>
  `Please transfer the amount ${date === '' ? 'now' : `by ${date}`}, with exactly this reference. We make your order ready once it has come.`;
/** While a bank transfer is chosen (docs/behaviour.md 10.bank-transfer). */
export const transferWithin = (days: number): string =>
  `You transfer the amount within ${days === 1 ? 'a day' : `${days} days`}, with exactly this reference. We make your order ready once it has come.`;
export const packedOnceConfirmed = 'As soon as you have confirmed your order we start packing.';
export const confirmOrder = 'Confirm your order';
export const confirmLong = 'You pay when it comes. We start packing as soon as you have confirmed it.';
export const confirm = 'Confirm Order';
export const orderConfirmed = 'Your order is confirmed';
export const orderConfirmedLong = 'We are packing it, and you pay when it comes.';
export const notToConfirm = 'There is nothing to confirm any more. This is how your order stands.';
export const linkGone = 'This link is not valid, or not any more';
export const linkGoneLong = 'An order that is not confirmed in time is cancelled, and nothing is sent.';
export const linkFailed = 'We could not open your order';
export const order = (number: string): string => `Order ${number}`;
export const shippingAddress = 'Shipping address';
export const shippingMethod = 'Shipping method';
export const pickUp = 'Pick-up';
/** Where an order says neither how it comes nor where it is. */
export const standardShipping = 'Standard Shipping';
export const trackingUnknown = 'Not available';
export const tracking = 'Tracking';
export const sentWith = (carrier: string): string => `Sent with ${carrier}`;
export const documents = 'Documents';
export const document = 'Document';
export const documentKinds: Readonly<Record<string, string>> = {
  receipt: 'Receipt',
  invoice: 'Invoice',
  'bill-of-supply': 'Bill of supply',
  bill: 'Invoice',
  'credit-note': 'Credit note',
};
export const payNowFor = (number: string): string => `Pay Now for order ${number}`;
export const payNow = 'Pay Now';
export const takesLonger = 'This takes longer than usual. Your order is safe: its status under';
export const myOrders = 'My Orders';
export const upToDate = 'is always up to date.';
export const cancelled = 'This order was cancelled';
/** "One Size" says what it is. */
export const size = (size: string): string => (/size/i.test(size) ? size : `Size ${size}`);
/** The number by which the store's owner knows an article. */
export const sku = (number: string): string => `SKU ${number}`;
export const tryAgain = 'Try Again';
export const noneLong = 'What you order appears here, with its status.';
export const browse = 'Browse Products';
export const otherAccount = 'Ordered with another account?';
export const trackAnOrder = 'Track an order';
export const byNumber = 'by its number.';
export const loading = 'Loading your orders';
export const printOf = (number: string): string => `Print order ${number}`;
export const print = 'Print';
export const status = 'Status';
export const done = 'done';
export const enterNumber = 'Enter the order number';
export const enterContact = 'Enter your email or phone';
export const orderNumber = 'Order Number';
export const emailOrPhone = 'Email or Phone';
export const contactHint = 'The one you gave when you ordered';
export const trackingNow = 'Tracking...';
export const track = 'Track Order';
export const orderNumberOf = (number: string): string => `Order #${number}`;
export const orderId = 'Order ID';
export const placedOn = 'Placed on';
export const thankYou = 'Thank you';
export const thankYouLong = 'Thank you for your order';
export const whatNow = 'What happens now';
export const whenPacked = 'As soon as your payment is confirmed we start packing.';
export const packing = 'We are packing your order.';
export const onItsWay = 'Your order is on its way.';
export const ready = 'Your order is ready to be picked up.';
export const whenReady = 'Your order says when it is ready to be picked up.';
export const whenShipped = 'Your order says when it is on its way.';
export const whereStatus = "You can follow the order's status under My Orders at any time.";
export const viewOrders = 'View Orders';
export const continueShopping = 'Continue Shopping';
export const needsScript = 'Your orders need JavaScript to show. Without it you can';
export const trackSingle = 'track a single order';
export const trackLong = 'See where your order is: you need its number and the email or phone you gave.';
export const partOnItsWay = 'A part of your order is on its way.';
export const parcel = (number: number): string => `Parcel ${number}`;
export const deliveredOn = 'Delivered on';
export const pending = 'Pending';
export const processing = 'Processing';
export const shipped = 'Shipped';
export const delivered = 'Delivered';
export const readyForPickup = 'Ready for pickup';
export const pickedUp = 'Picked up';
export const cancelledStatus = 'Cancelled';
export const unknown = 'Unknown';
