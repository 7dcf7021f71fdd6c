/** Texts of the checkout. */
export const fillAll = 'Please fill all fields';
export const fillAllLong = 'All shipping information fields are required.';
export const cartEmpty = 'Cart is empty';
export const cartEmptyLong = 'Please add items to your cart before checkout.';
export const emptyTitle = 'Your cart is empty';
export const created = 'Order created successfully';
export const createdLong = 'Proceeding to payment...';
export const changed = 'Your cart has changed. Please look it over, then place the order again.';
export const choose = (what: string, name: string): string => `${what} for ${name}, or take it out of your cart.`;
export const tooMany =
  'There are fewer pieces left than you asked for. Change to what is left, or take it out of your cart.';
export const noneToOrder = 'Nothing in your cart can be ordered as it is. Each piece says why.';
export const failed = 'Error placing order';
export const failedLong = 'Please try again later.';
/** After a check of the cart that got no answer. */
export const unchecked = 'The store has not answered: prices and stock are as you last saw them.';
export const noAnswer =
  'No answer came. What you typed is kept, and pressing the button again as it is makes no second order.';
/** Of a backend that may make a second one. */
export const noAnswerYet = 'No answer came. What you typed is kept: please look at your orders, then try again.';
export const offline = 'You are offline.';
export const offlineLong =
  'You are offline, so no order was placed, and none will be placed by itself. What you typed stays here: press the button again once you are connected.';
export const shippingInformation = 'Shipping Information';
export const allRequired = 'All fields are required.';
export const requiredOrSaid = 'All fields are required, except those marked as optional.';
export const optional = 'Optional';
export const placing = 'Placing order...';
export const placeOrder = 'Place Order';
export const payNext = 'You choose how to pay on the next page.';
/** Above the button, where the country of the store asks for it (docs/behaviour.md 11.before-order). */
export const review = 'Check your order';
export const pieces = (quantity: number, name: string): string => `${quantity} × ${name}`;
export const payBy = 'You can pay by:';
export const notPayBy = 'Not possible for this order:';
export const accept = 'By placing the order you accept:';
export const read = 'Please read before you order:';
export const continueShopping = 'Continue Shopping';
export const summary = 'Order Summary';
export const receiver = 'Who receives it';
export const phoneHint = 'For this order only';
export const destination = 'Where it goes';
export const addressHint = 'House number, street, area';
export const delivery = 'Delivery';
export const deliveryLater = 'Fill in the postal code to see how it comes, when and at what price.';
/** Where the postal code alone does not say it. */
export const deliveryByState = 'Fill in the state to see how it comes, when and at what price.';
export const notServed = 'We do not deliver to this postal code.';
export const chooseDelivery = 'Please choose how your order comes.';
export const totalNow =
  'The total now has the delivery to this address. Please look it over, then place the order again.';
export const chooseState = (label: string): string => (label === state ? 'Choose a state' : `Choose: ${label}`);
export const states = 'States';
export const territories = 'Union territories';
/** Of a field, by its label. */
export const missing = (label: string): string => `${inSentence(label)} is required`;
export const tooLong = (label: string): string => `${inSentence(label)} is too long`;
export const writeAs = (examples: string[]): string => `Please write it as in ${examples.join(' or ')}`;
export const digits = (least: number, most: number): string =>
  `Please give a number of ${least === most ? least : `${least} to ${most}`} digits`;
export const progress = 'Progress';
export const stepCart = 'Cart';
export const stepShipping = 'Shipping';
export const stepPayment = 'Payment';
/** "One Size" says what it is. */
export const size = (size: string): string => (/size/i.test(size) ? size : `Size ${size}`);
export const quantity = (quantity: number): string => `Qty ${quantity}`;
export const notPart = (problem: string): string => `${problem}. Not part of this order.`;
export const gone = 'No longer available';
export const sizeGone = 'This size is no longer available';
export const colorGone = 'This color is no longer available';
export const soldOut = 'Sold out';
export const choiceGone = 'This choice is no longer available';
export const onlyLeft = (left: number): string => `Only ${left} left: change it to ${left}`;
export const fullName = 'Full Name';
export const address = 'Address';
export const city = 'City';
export const state = 'State';
export const postalCode = 'Postal Code';
export const phone = 'Phone';
export const priceChanged = (name: string, from: string, to: string): string =>
  `The price of ${name} has changed from ${from} to ${to}.`;
export const chooseFirst = (size: boolean, color: boolean): string =>
  `Choose ${[size && 'a size', color && 'a color'].filter(Boolean).join(' and ')}`;
export const title = 'Checkout';
export const needsScript =
  'Ordering needs JavaScript, because your cart is kept in your browser. Please turn it on, or write to us: we are glad to help.';

/** Labels are in title case. */
const inSentence = (label: string): string => label.charAt(0) + label.slice(1).toLowerCase();
