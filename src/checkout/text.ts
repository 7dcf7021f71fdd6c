/** Words of the checkout (docs/behaviour.md sections 2, 4, 5, 8). */
export const text = {
  fillAll: 'Please fill all fields',
  fillAllLong: 'All shipping information fields are required.',
  cartEmpty: 'Cart is empty',
  cartEmptyLong: 'Please add items to your cart before checkout.',
  emptyTitle: 'Your cart is empty',
  created: 'Order created successfully',
  createdLong: 'Proceeding to payment...',
  changed: 'Your cart has changed. Please look it over, then place the order again.',
  choose: (what: string, name: string) => `${what} for ${name}, or take it out of your cart.`,
  failed: 'Error placing order',
  failedLong: 'Please try again later.',
};
