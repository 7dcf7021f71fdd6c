import type { DocumentKind } from './document.ts';

/** Texts of receipts, invoices and credit notes. */
export const titles: Readonly<Record<DocumentKind, string>> = {
  receipt: 'Receipt',
  invoice: 'Invoice',
  'bill-of-supply': 'Bill of supply',
  bill: 'Invoice',
  'credit-note': 'Credit note',
};
/** An invoice where the law asks for this heading. */
export const taxInvoice = 'Tax invoice';
/** As India's law names them. */
export const indianTitles: Partial<Readonly<Record<DocumentKind, string>>> = { bill: 'Bill' };
export const number = 'Number';
export const date = 'Date';
export const order = 'Order';
export const orderDate = 'Ordered';
export const supplyDate = 'Date of supply';
export const placeOfSupply = 'Place of supply';
export const paidBy = 'Paid';
export const reference = 'Reference';
export const refersTo = (number: string, date: string): string => `${number} of ${date}`;
export const takesBack = 'For';
export const waysPaid: Readonly<Record<string, string>> = {
  owner: 'confirmed by the shop',
  upi: 'by UPI',
  'upi-app': 'by UPI',
  'upi-qr': 'by UPI',
  bank: 'by bank',
  razorpay: 'through Razorpay',
  payu: 'through PayU',
  stripe: 'through Stripe',
  'on-delivery': 'on delivery',
  'bank-transfer': 'by bank transfer',
};
export const soldTo = 'Billed and delivered to';
/** In its place where the buyer came for it. */
export const billedTo = 'Billed to';
export const receivedFrom = 'Received from';
export const taxNumber = 'VAT number';
/** By the tax's own name where that is not VAT: "GST number". */
export const numberOf = (tax: string): string => `${tax} number`;
export const indianTaxNumber = 'GSTIN';
export const australianTaxNumber = 'ABN';
export const description = 'Description';
export const hsn = 'HSN';
export const quantity = 'Qty';
export const price = 'Price';
export const priceTaxIncluded = 'Price (tax incl.)';
export const beforeTax = 'Before tax';
export const rate = 'Rate';
export const tax = 'Tax';
export const amount = 'Amount';
export const discount = (amount: string): string => `Discount ${amount}`;
export const sku = (sku: string): string => `SKU ${sku}`;
export const origin = (country: string): string => `Country of origin: ${country}`;
export const total = 'Total';
export const totals: Partial<Readonly<Record<DocumentKind, string>>> = {
  receipt: 'Received',
  'credit-note': 'Credited',
};
export const wayBack = 'Return shipping';
export const priceReduction = 'Price reduction';
export const reverseCharge = 'Tax payable on reverse charge: No';
export const composition = 'Composition taxable person, not eligible to collect tax on supplies';
export const signatory = (seller: string): string => `For ${seller}, authorised signatory`;
export const page = (page: number, of: number): string => `Page ${page} of ${of}`;
