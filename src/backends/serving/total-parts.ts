/** Labels of the parts of a total: those of the shop's own rules, and of an engine's parts that have none. */
export const cancelled = 'Cancelled';
export const discount = 'Discount';
export const shipping = 'Shipping';
export const taxes = 'Taxes';
export const credit = 'Credit';
export const fees = 'Fees';
export const rounding = 'Rounding';
export const adjustment = 'Adjustment';
export const onDelivery = 'Payment on delivery';
