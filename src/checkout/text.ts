/** Words of the checkout (docs/behaviour.md sections 2, 4, 5, 8). */
export const fillAll = 'Please fill all fields';
export const fillAllLong = 'All shipping information fields are required.';
export const cartEmpty = 'Cart is empty';
export const cartEmptyLong = 'Please add items to your cart before checkout.';
export const emptyTitle = 'Your cart is empty';
export const created = 'Order created successfully';
export const createdLong = 'Proceeding to payment...';
export const changed = 'Your cart has changed. Please look it over, then place the order again.';
export const choose = (what: string, name: string): string => `${what} for ${name}, or take it out of your cart.`;
export const failed = 'Error placing order';
export const failedLong = 'Please try again later.';
