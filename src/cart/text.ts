/** Words of the cart (spec sections 2, 4, 5). */
export const text = {
  added: 'Added to cart',
  updated: 'Cart updated',
  removed: 'Removed from cart',
  cleared: 'Cart cleared',
  empty: 'Your cart is empty',
  chooseSize: 'Please select a size',
  chooseSizeLong: 'You must select a size before adding to cart',
  loginTitle: 'Login Required',
  loginText: 'Please login to proceed with checkout',
};
