/** Used by all that adds to the cart, the few bytes of every page's head among them. */
export const addedText = (merged: boolean): string => (merged ? 'Cart updated' : 'Added to cart');

/** Texts of the cart. */
export const lastKnown = 'You are offline. Prices are the last known.';
export const removed = 'Removed from cart';
export const cleared = 'Cart cleared';
export const empty = 'Your cart is empty';
export const emptyLong = 'Whatever you add waits here, on this device, until you are ready.';
export const notSaved = 'Your browser cannot keep the cart';
export const notSavedLong =
  'It is lost when you leave this page. Allow cookies and site data for this shop to keep it.';
export const forgotten =
  'Your browser cannot keep the cart from page to page. Allow cookies and site data for this shop to buy.';
/** Where more were chosen. */
export const onlyLeft = (left: number): string => `Only ${left} left`;
export const maxQuantity = (max: number): string => `${max} is the most of one piece in an order.`;
export const quantity = (quantity: number, name: string, subtotal: string): string =>
  `${quantity} × ${name}. Subtotal ${subtotal}.`;
export const gone = (names: readonly string[]): string =>
  names.length === 1 ? `Removed: ${names.join()}` : `Removed: ${names.length} lines`;
export const chooseSize = 'Please select a size';
export const chooseSizeLong = 'You must select a size before adding to cart';
export const loginTitle = 'Login Required';
export const loginText = 'Please login to proceed with checkout';
export const addToCartOf = (name: string): string => `Add to Cart: ${name}`;
export const addToCart = 'Add to Cart';
export const cartOf = (count: number): string => `Cart, ${itemCount(count)}`;
export const title = 'Cart';
export const continueShopping = 'Continue Shopping';
export const whereToLook = 'Where to look';
export const clear = 'Clear Cart';
export const summary = 'Summary';
export const checkout = 'Checkout';
export const close = 'Close cart';
export const view = 'View Cart';
export const allProducts = 'All Products';
export const undo = 'Undo';
export const toOrder = (problem: string): string => `${problem} to order it.`;
export const notPart = (problem: string): string => `${problem}. Not part of your order.`;
export const removeOf = (named: string): string => `Remove ${named}`;
export const remove = 'Remove';
export const size = 'Size';
export const color = 'Color';
export const changeTo = (quantity: number): string => `Change to ${quantity}`;
export const choiceOf = (label: string, name: string): string => `${label} of ${name}`;
export const quantityOf = (named: string): string => `Quantity of ${named}`;
export const decrease = (named: string): string => `Decrease quantity of ${named}`;
export const increase = (named: string): string => `Increase quantity of ${named}`;
export const itemCount = (count: number): string => (count === 1 ? '1 item' : `${count} items`);
export const each = (price: string): string => `${price} each`;
export const needsScript = 'The cart is kept in your browser by JavaScript. Please turn it on to shop.';

export const discountCode = 'Discount code';

/** What lines come to, on every screen: that shipping is free and that prices include taxes is said here alone. */
export const subtotal = 'Subtotal';
export const total = 'Total';
export const includes = (part: string): string => `Includes ${part}`;
export const shipping = 'Shipping';
export const free = 'Free';
export const atCheckout = 'Once the address is known';
export const beforeShipping = 'Before shipping';
export const moreForFree = 'More for free delivery';
export const missingToFree = (amount: string): string => `${amount} more for free delivery`;
export const arrivesOn = (days: string): string => `Arrives ${days}`;
export const readyOn = (days: string): string => `Ready ${days}`;
export const taxes = 'Taxes';
export const included = 'Included';
export const shippingFree = (taxIncluded: boolean): string => `Shipping free${taxIncluded ? ', taxes included' : ''}`;
export const shippingIsFree = 'Shipping is free.';
export const taxesIncluded = 'Taxes included';
export const pricesIncludeTaxes = 'Prices include taxes.';
