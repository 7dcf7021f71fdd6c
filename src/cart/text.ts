/** Said by whatever adds, the few bytes of every page's head among them. */
export const addedWords = (merged: boolean): string => (merged ? 'Cart updated' : 'Added to cart');

/** Words of the cart (docs/behaviour.md sections 2, 4, 5). */
export const text = {
  removed: 'Removed from cart',
  cleared: 'Cart cleared',
  empty: 'Your cart is empty',
  emptyLong: 'Whatever you add waits here, on this device, until you are ready.',
  notKept: 'Your browser cannot keep the cart',
  notKeptLong: 'It is lost when you leave this page. Allow cookies and site data for this shop to keep it.',
  forgotten: 'Your browser cannot keep the cart from page to page. Allow cookies and site data for this shop to buy.',
  most: (most: number) => `${most} is the most of one piece in an order.`,
  quantity: (quantity: number, name: string, subtotal: string) => `${quantity} × ${name}. Subtotal ${subtotal}.`,
  gone: (names: readonly string[]) => (names.length === 1 ? `Removed: ${names[0]}` : `Removed: ${names.length} lines`),
  chooseSize: 'Please select a size',
  chooseSizeLong: 'You must select a size before adding to cart',
  loginTitle: 'Login Required',
  loginText: 'Please login to proceed with checkout',
};
