/** Labels of the parts of a total, where whoever made it gave them none. */
export const discount = 'Discount';
export const shipping = 'Shipping';
export const taxes = 'Taxes';
export const credit = 'Credit';
export const fees = 'Fees';
export const rounding = 'Rounding';
export const adjustment = 'Adjustment';
