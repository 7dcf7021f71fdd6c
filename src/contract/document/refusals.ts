import type { WireError } from '../error.ts';

/** When a code is answered, and what the embedded API then says. */
interface Refusal extends Omit<WireError, 'code'> {
  when: string;
}

const LINE = { productId: 'jeans-straight-01', quantity: 2, size: 'M', color: 'Indigo', price: 2499.5 };

/** Every code of the contract. A backend may use others, or none: `error` alone is enough. */
export const refusals: Readonly<Record<string, Refusal>> = {
  'invalid-body': { error: 'The request is not valid JSON.', when: 'The body cannot be read.' },
  invalid: {
    error: 'Please choose a way to pay',
    fields: { method: 'Please choose a way to pay' },
    when: 'A value is wrong. `fields` says what, by the name of the field.',
  },
  'invalid-key': {
    error: 'Idempotency-Key must be 1 to 255 visible ASCII characters.',
    when: 'The Idempotency-Key is malformed.',
  },
  'link-expired': {
    error: 'This link is no longer valid. Please ask for a new one.',
    when: 'The link was used, is too old, or never was.',
  },
  'not-signed-in': { error: 'Please sign in.', when: 'There is no token, or it is not good any more.' },
  'bad-credentials': { error: 'Invalid email or password.', when: 'The address is not known, or the password wrong.' },
  'cross-site': { error: 'This request came from another site.', when: 'A page of another site sent it.' },
  'not-found': {
    error: 'Order not found or access denied',
    when: 'There is no such thing, or it is somebody else’s.',
  },
  gone: { error: 'Product not found', when: 'It was sold once.' },
  'email-taken': {
    error: 'An account with this email address already exists. Please sign in instead.',
    when: 'The address has an account.',
  },
  'in-stock': { error: 'This can be ordered now.', when: 'The choice can be ordered now.' },
  'in-progress': {
    error: 'This order is being placed. Please try again.',
    when: 'The first request with this Idempotency-Key has no answer yet.',
  },
  'not-payable': { error: 'This order cannot be paid any more.', when: 'The order is paid or cancelled.' },
  'out-of-stock': {
    error: 'Only 1 of Straight Jeans left',
    quote: { total: 0, lines: [{ ...LINE, problem: 'sold-out', left: 1 }] },
    when: 'A line is sold out. With the capability `quotes`, `quote` says which, and how many are left.',
  },
  'price-changed': {
    error: 'Prices have changed. Please look at your order again.',
    quote: { total: 4999, lines: [LINE] },
    when: 'The order comes to something else than `expectedTotal`.',
  },
  'too-many-unpaid': {
    error: 'You have 5 orders that are not paid yet. Please pay for one of them first, or ask us to cancel one.',
    when: 'The account has too many orders that are not paid.',
  },
  'too-large': { error: 'The request is too large.', when: 'The body has more than 64 KB.' },
  'not-json': { error: 'Send the request as application/json.', when: 'The body is not sent as JSON.' },
  'unknown-store': { error: 'There is no store at this address.', when: 'No store has this `Host`.' },
  'key-reused': {
    error: 'This Idempotency-Key was used for a different request.',
    when: 'The Idempotency-Key came with another body before.',
  },
  'unknown-product': {
    error: 'Some products are no longer available.',
    when: 'A product is not known, or not sold any more.',
  },
  'invalid-choice': {
    error: 'Please select a size for Straight Jeans',
    when: 'There is no such size or colour, or one is missing.',
  },
  'too-many': { error: 'Too many attempts. Please try again later.', when: 'More than the limit. See `Retry-After`.' },
  'not-offered': {
    error: 'Passwords cannot be reset by mail here. Please contact us.',
    when: 'The store cannot send mail about this.',
  },
  'provider-failed': {
    error: 'Failed to process payment. Please try again later.',
    when: 'The payment provider failed or did not answer.',
  },
  'no-gateway': {
    error: 'This shop cannot take payments yet. Please contact us.',
    when: 'The store has no way to be paid.',
  },
  internal: { error: 'Something went wrong. Please try again later.', when: 'The backend failed.' },
  unavailable: {
    error: 'The shop cannot be reached just now. Please try again in a moment.',
    when: 'The backend cannot answer for a moment. See `Retry-After`.',
  },
};
