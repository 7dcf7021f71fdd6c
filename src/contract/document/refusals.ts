import type { WireError } from '../error.ts';
import * as text from '../refusals/english.ts';

/** When a code is answered, and what the embedded API then says. */
export interface Refusal extends Omit<WireError, 'code'> {
  when: string;
}

const LINE = { productId: 'jeans-straight-01', quantity: 2, size: 'M', color: 'Indigo', price: 2499.5 };

/** Every code of the contract. A backend may use others, or none: `error` alone is enough. */
export const refusals = {
  'invalid-body': { error: text.invalidJson, when: 'The body cannot be read.' },
  invalid: {
    error: text.chooseMethod,
    fields: { method: text.chooseMethod },
    when: 'A value is wrong. `fields` says what, by the name of the field.',
  },
  'invalid-key': {
    error: text.invalidKey,
    when: 'The Idempotency-Key is malformed.',
  },
  'link-expired': {
    error: text.linkExpired,
    when: 'The link was used, is too old, or never was.',
  },
  'not-signed-in': { error: text.notSignedIn, when: 'There is no token, or it is not good any more.' },
  'bad-credentials': { error: text.badCredentials, when: 'The address is not known, or the password wrong.' },
  'cross-site': { error: text.crossSite, when: 'A page of another site sent it.' },
  'not-found': {
    error: text.orderNotYours,
    when: 'There is no such thing, or it is somebody else’s.',
  },
  gone: { error: text.productNotFound, when: 'It was sold once.' },
  'email-taken': {
    error: text.emailTaken,
    when: 'The address has an account.',
  },
  'in-stock': { error: text.inStock, when: 'The choice can be ordered now.' },
  'in-progress': {
    error: text.orderInProgress,
    when: 'The first request with this Idempotency-Key has no answer yet.',
  },
  'not-payable': { error: text.notPayable, when: 'The order is paid or cancelled.' },
  'being-checked': {
    error: text.beingChecked,
    when: 'The order has a reference by which the store looks for its payment (capability `paymentReference`).',
  },
  'reference-used': { error: text.referenceUsed, when: 'Another order of the store has this reference.' },
  'not-to-confirm': { error: text.notToConfirm, when: 'The order was confirmed, paid or cancelled meanwhile.' },
  changed: {
    error: text.changedMeanwhile,
    when: 'It does not stand any more as the owner saw it, by `seen`.',
  },
  'not-now': {
    error: 'Order RAWP-4QRV is Shipped already.',
    when: 'The owner’s act cannot be done, or not any more; the sentence says why.',
  },
  'too-late': {
    error: text.tooLate,
    when: 'It is packed already, or gone. `order` is the order as it is now (capability `orderChanges`).',
  },
  'not-returnable': {
    error: text.notReturnable,
    when:
      'It has not arrived, the time to send it back is over, it is of a kind that does not come back, or that was asked ' +
      'already. `order` is the order as it is now (capability `orderChanges`).',
  },
  'out-of-stock': {
    error: text.onlyLeft(1, 'Straight Jeans'),
    quote: { total: 0, lines: [{ ...LINE, problem: 'sold-out', left: 1 }] },
    when: 'A line is sold out. With the capability `quotes`, `quote` says which, and how many are left.',
  },
  'price-changed': {
    error: text.pricesChanged,
    quote: { total: 4999, lines: [LINE] },
    when:
      'The order comes to something else than `expectedTotal`, in POST /payments by the way to pay that was chosen. ' +
      'Without `expectedTotal` an order is refused where it comes to something else than its lines, by delivery or tax: ' +
      'the `total` of `quote` is what to send.',
  },
  'not-served': {
    error: text.notServed,
    quote: { total: 4999, lines: [LINE], open: ['shipping'], shippingMethods: [], refusal: 'not-served' },
    when: 'Nothing is delivered to the address (capability `shippingMethods`).',
  },
  'method-gone': {
    error: text.methodGone,
    quote: { total: 4999, lines: [LINE], shippingMethods: [], refusal: 'method-gone' },
    when:
      'The shipping method is not offered, or not to the address (capability `shippingMethods`); in POST /payments the ' +
      'order cannot be paid on delivery (`payOnDelivery`) or by transfer (`bankTransfer`), and there is no `quote`.',
  },
  'too-many-unpaid': {
    error: text.unpaidOrders(5),
    when: 'The account has too many orders that are not paid.',
  },
  'code-used': {
    error: text.codeUsed,
    quote: { total: 4999, lines: [LINE], refusal: 'code-used' },
    when: 'The code is used up, by all or by this customer (capability `discounts`). `quote` is without it.',
  },
  'code-refused': {
    error: text.codeRefused,
    quote: { total: 4999, lines: [LINE], refusal: 'code-refused' },
    when: 'There is no such code, or it is not for this order (capability `discounts`). `quote` is without it.',
  },
  'too-large': { error: text.tooLarge, when: 'The body has more than 64 KB.' },
  'not-json': { error: text.notJson, when: 'The body is not sent as JSON.' },
  'unknown-store': { error: text.unknownStore, when: 'No store has this `Host`.' },
  'key-reused': {
    error: text.keyReused,
    when: 'The Idempotency-Key came with another body before.',
  },
  'unknown-product': {
    error: text.productsGone,
    when: 'A product is not known, or not sold any more.',
  },
  'invalid-choice': {
    error: text.sizeMissing('Straight Jeans'),
    when: 'There is no such size or colour, or one is missing.',
  },
  'too-many': { error: text.tooManyAttempts, when: 'More than the limit. See `Retry-After`.' },
  'not-offered': {
    error: text.noResetMail,
    when: 'The store cannot send mail about this.',
  },
  'provider-failed': {
    error: text.providerFailed,
    when: 'The payment provider failed or did not answer.',
  },
  'no-gateway': {
    error: text.noPayments,
    when: 'The store has no way to be paid.',
  },
  internal: { error: text.internal, when: 'The backend failed.' },
  unavailable: {
    error: text.unavailable,
    when: 'The backend cannot answer for a moment. See `Retry-After`.',
  },
} satisfies Record<string, Refusal>;

export type RefusalCode = keyof typeof refusals;
