/** Words of the order list, tracking and the thank-you page (docs/behaviour.md sections 2, 4, 5, 8). */
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
