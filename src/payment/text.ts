/** Words of the payment page (docs/behaviour.md sections 4, 5, 8). */
export const orderMissing = 'Order ID is missing. Please return to checkout.';
export const loadFailed = 'Failed to load payment form. Please try again later.';
export const unknown = 'Unknown error occurred during payment process';
export const failed = 'Failed to process payment. Please try again later.';
export const invalid = 'Validation Error';
export const invalidLong = 'Please correct the errors in the form.';
export const initiated = 'Payment initiated';
export const initiatedLong = 'Your payment is being processed';
export const scan = 'Scan this QR code with your banking or payment app';
export const declined = 'Your payment was declined. No money was taken. You can try again.';
