/** Said by whatever adds, the few bytes of every page's head among them. */
export const addedWords = (merged: boolean): string => (merged ? 'Cart updated' : 'Added to cart');

/** Words of the cart (docs/behaviour.md sections 2, 4, 5). */
export const removed = 'Removed from cart';
export const cleared = 'Cart cleared';
export const empty = 'Your cart is empty';
export const emptyLong = 'Whatever you add waits here, on this device, until you are ready.';
export const notKept = 'Your browser cannot keep the cart';
export const notKeptLong = 'It is lost when you leave this page. Allow cookies and site data for this shop to keep it.';
export const forgotten =
  'Your browser cannot keep the cart from page to page. Allow cookies and site data for this shop to buy.';
export const most = (most: number): string => `${most} is the most of one piece in an order.`;
export const quantity = (quantity: number, name: string, subtotal: string): string =>
  `${quantity} × ${name}. Subtotal ${subtotal}.`;
export const gone = (names: readonly string[]): string =>
  names.length === 1 ? `Removed: ${names[0]}` : `Removed: ${names.length} lines`;
export const chooseSize = 'Please select a size';
export const chooseSizeLong = 'You must select a size before adding to cart';
export const loginTitle = 'Login Required';
export const loginText = 'Please login to proceed with checkout';
