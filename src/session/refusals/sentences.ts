import * as text from './text.ts';
import type { RefusalCode } from '#contract/document/refusals.ts';
import type { EndpointName } from '#contract/endpoint.ts';

/**
 * The backend's own sentence is shown, because it depends on a value that the answer does not hold otherwise (a
 * product's title, how many orders are unpaid, what is wrong with a value), or on what was not found.
 */
type OfTheBackend =
  | 'changed'
  | 'invalid'
  | 'invalid-choice'
  | 'not-found'
  | 'not-now'
  | 'not-offered'
  | 'out-of-stock'
  | 'too-many-unpaid';

/** The screens have words of their own, whatever the backend says. */
type OfTheScreen =
  'gone' | 'in-stock' | 'no-gateway' | 'not-returnable' | 'not-signed-in' | 'not-to-confirm' | 'too-late';

/** Answers to requests that the shop does not make. */
type NeverShown = 'invalid-body' | 'invalid-key' | 'key-reused' | 'not-json' | 'unknown-store';

/** The refusals of the shop's own server, where it mails a form to the store. */
type OfTheServer = 'not-mailed';

type Ours = OfTheServer | Exclude<RefusalCode, OfTheBackend | OfTheScreen | NeverShown>;

/**
 * The shop's sentence for a code of the contract, in the shop's language, and before it the one for that code of an
 * endpoint. A code that is not here is the backend's to explain. With the embedded API both say the same.
 */
export const SENTENCES: Readonly<Record<Ours, string> & Partial<Record<`${RefusalCode} ${EndpointName}`, string>>> = {
  'bad-credentials': text.badCredentials,
  'being-checked': text.beingChecked,
  'code-refused': text.codeRefused,
  'code-used': text.codeUsed,
  'cross-site': text.crossSite,
  'email-taken': text.emailTaken,
  'in-progress': text.orderInProgress,
  'in-progress createPayment': text.paymentInProgress,
  internal: text.internal,
  'link-expired': text.linkExpired,
  'method-gone': text.methodGone,
  'method-gone createPayment': text.paymentGone,
  'not-mailed': text.notMailed,
  'not-offered forgotPassword': text.noResetMail,
  'not-offered requestStock': text.noStockMail,
  'not-offered subscribe': text.noStockMail,
  'not-payable': text.notPayable,
  'not-served': text.notServed,
  'price-changed': text.pricesChanged,
  'provider-failed': text.providerFailed,
  'reference-used': text.referenceUsed,
  'too-large': text.tooLarge,
  'too-many': text.tooManyRequests,
  'too-many authorize': text.tooManySignIns,
  'too-many createOrder': text.tooManyAttempts,
  'too-many createPayment': text.tooManyAttempts,
  'too-many paymentReference': text.tooManyAttempts,
  'too-many forgotPassword': text.tooManyResets,
  'too-many order': text.tooManySearches,
  'too-many quote': text.tooManyCodes,
  'too-many register': text.tooManyRegistrations,
  'too-many sendMessage': text.tooManyMessages,
  'too-many subscribe': text.tooManyMessages,
  unavailable: text.unavailable,
  'unknown-product': text.productsGone,
};

/** The shop's sentence for what an endpoint refused with this code. */
export function sentenceOf(code: string, endpoint: string): string | undefined {
  const known = new Map<string, string>(Object.entries(SENTENCES));
  return known.get(`${code} ${endpoint}`) ?? known.get(code);
}
