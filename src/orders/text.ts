/** Words of the order list, tracking and the thank-you page (docs/behaviour.md sections 2, 4, 5, 8). */
export const text = {
  error: 'Error',
  loadFailed: 'Failed to load your orders. Please try again.',
  none: 'No Orders Found',
  required: 'Required fields',
  requiredLong: 'Please enter both order number and email/phone.',
  found: 'Order found',
  foundLong: 'Your order status has been loaded',
  notFound: 'Failed to find order. Please check your information and try again.',
  confirming: 'Confirming your payment…',
  confirmed: 'Payment confirmed',
};
