/** Words of the payment page (docs/behaviour.md sections 4, 5, 8). */
export const text = {
  orderMissing: 'Order ID is missing. Please return to checkout.',
  loadFailed: 'Failed to load payment form. Please try again later.',
  unknown: 'Unknown error occurred during payment process',
  failed: 'Failed to process payment. Please try again later.',
  invalid: 'Validation Error',
  invalidLong: 'Please correct the errors in the form.',
  initiated: 'Payment initiated',
  initiatedLong: 'Your payment is being processed',
  scan: 'Scan this QR code with your banking or payment app',
  declined: 'Your payment was declined. No money was taken. You can try again.',
};
