/**
 * The sentences of refusals in English, by what they say: a server answers one with each code, and the shop says some
 * of them itself (session/refusals/). Where one code has several, it depends on the endpoint or on a value which.
 */

/** `invalid-body`, `not-json`, `too-large`: requests that no form of the shop makes. */
export const tooLarge = 'The request is too large.';
export const unreadable = 'The request could not be read.';
export const notJson = 'Send the request as application/json.';
export const invalidJson = 'The request is not valid JSON.';
export const tooDeep = 'The request is nested too deeply.';
export const nulCharacter = 'Text must not contain the NUL character.';
export const forbiddenName = (name: string): string => `${name} cannot be used as a name.`;
export const invalidKey = 'Idempotency-Key must be 1 to 255 visible ASCII characters.';
export const keyReused = 'This Idempotency-Key was used for a different request.';

/** `invalid`: what is wrong with a value. */
export const invalid = 'The request is not valid.';
export const invalidAddress = 'The address is not valid.';
export const searchTooLong = (max: number): string => `Search for at most ${max} characters.`;
export const emptyOrder = 'The order is empty';
export const mostLines = (max: number): string => `At most ${max} lines an order`;
export const mostPieces = (max: number): string => `Quantity must be at most ${max}`;
export const quantitiesDiffer = 'The quantity does not agree with items';
export const stateMissing = 'State is required';
/** The same by what the store calls a state, such as County. */
export const labelMissing = (label: string): string => `${label} is required`;
/** `near`: what it may be meant for. */
export const stateUnknown = (state: string, near?: string): string =>
  `There is no state ${state}${near ? `: did you mean ${near}?` : ' in the addresses of this shop'}`;
export const postalCodeLike = (examples: readonly string[]): string =>
  `Postal code must be like ${examples.join(' or ')}`;
export const phoneDigits = (least: number, most: number): string =>
  `Phone must have ${least === most ? least : `${least} to ${most}`} digits`;
export const chooseMethod = 'Please choose a way to pay';
export const fieldRequired = 'This field is required';
export const chooseOption = 'Please choose one of the options';
export const emailWrong = 'Please enter a valid email address';
export const fieldMinLength = (n: number): string => `Must have at least ${n} characters`;
export const fieldMaxLength = (n: number): string => `Must have no more than ${n} characters`;
export const fieldFormat = 'Invalid format';

export const notSignedIn = 'Please sign in.';
export const badCredentials = 'Invalid email or password.';
export const emailTaken = 'An account with this email address already exists. Please sign in instead.';
export const emailTakenField = 'An account with this email address already exists';
export const linkExpired = 'This link is no longer valid. Please ask for a new one.';
export const crossSite = 'This request came from another site.';

/** `not-found` and `gone`. */
export const productNotFound = 'Product not found';
export const orderNotFound = 'Order not found';
export const linkNotFound = 'This link is not valid, or not any more.';
export const orderNotYours = 'Order not found or access denied';
export const sizeGuideNotFound = 'Size guide not found';
export const fileNotFound = 'There is no such file.';
export const providerNotFound = 'There is no such payment provider.';
export const paymentNotFound = 'There is no such payment.';
export const nothingHere = 'There is nothing at this address.';
export const wrongMethod = 'This address does not take that method.';

/** `in-progress`. */
export const orderInProgress = 'This order is being placed. Please try again.';
export const paymentInProgress = 'This payment is being started. Please try again.';

export const changeInProgress = 'This change is being made. Please try again.';

export const inStock = 'This can be ordered now.';
export const productUnavailable = 'This product is not available';
export const productsGone = 'Some products are no longer available.';
export const pricesChanged = 'Prices have changed. Please look at your order again.';
/** `not-served` and `method-gone`. */
export const notServed = 'We do not deliver to this address.';
export const paymentGone = 'This way to pay is not offered for your order any more. Please choose another.';
export const methodGone = 'Please choose another delivery.';
/** `code-used` and `code-refused`: of a discount. */
export const codeUsed = 'This code has been used up. Please look at your order again.';
export const codeRefused = 'There is no such code now, or it is not for this order. Please look at your order again.';
/** `out-of-stock`, by the name of the line. */
export const soldOut = (name: string): string => `${name} is sold out`;
export const onlyLeft = (left: number, name: string): string => `Only ${left} of ${name} left`;
/** `invalid-choice`, by the title of the product. */
export const sizeMissing = (title: string): string => `Please select a size for ${title}`;
export const colorMissing = (title: string): string => `Please select a color for ${title}`;
export const noSuchSize = (title: string, size: string): string => `${title} does not come in size ${size}`;
export const noSuchChoice = (title: string, choice: string): string => `${title} does not come in ${choice}`;
export const unpaidOrders = (count: number): string =>
  `You have ${count} ${count === 1 ? 'order that is' : 'orders that are'} not paid yet. Please pay for one of them first, or ask us to cancel one.`;

/** `too-late` and `not-returnable`: of a change to an order. */
export const tooLate = 'It is too late to cancel this: it is packed, or on its way.';
export const notReturnable = 'This cannot be sent back any more.';
/** `invalid`: which pieces of an order are to be changed. */
export const noSuchPieces = 'The order does not have these pieces.';
export const onlyWhole = 'An order that is not paid yet can only be cancelled as a whole.';
export const reasonMissing = 'Please say why you are sending this back';
export const sizeOfExchange = 'Please choose the size that you would like instead';

export const notToConfirm = 'There is nothing to confirm any more.';
/** To the owner, by a link of a mail. */
export const declineNote = 'Please say why it is declined.';
export const noSuchAct = 'This link does not do that.';
export const changedMeanwhile = 'Something has happened to it meanwhile. Nothing was done: this is how it stands now.';
export const notPayable = 'This order cannot be paid any more.';
export const beingChecked = 'Your payment for this order is being checked. You need not pay again.';
/** `reference-used`. */
export const referenceUsed =
  'This reference belongs to another order. Please look at it again, or write to us if it is right.';
/** `invalid`. */
export const referenceWrong = 'Enter the 12 digits by which your bank calls the payment, its UTR or reference number';
export const providerFailed = 'Failed to process payment. Please try again later.';
/** `no-gateway`. */
export const noPayments = 'This shop cannot take payments yet. Please contact us.';
export const noPaymentsIn = (currency: string): string =>
  `This shop cannot take payments in ${currency} yet. Please contact us.`;
/** To gateways. */
export const badSignature = 'This callback is not signed by the payment provider.';
export const amountMismatch = 'The amount is not the amount of this payment.';

/** `too-many`, by what there was too much of. */
export const tooManySignIns = 'Too many attempts to sign in. Please try again later.';
export const tooManyRegistrations = 'Too many registrations. Please try again later.';
export const tooManyResets = 'Too many requests for a new password. Please try again later.';
export const tooManyMessages = 'Too many messages. Please try again later.';
export const tooManyRequests = 'Too many requests. Please try again later.';
export const tooManyCodes = 'Too many codes that do not exist. Please try again later.';
export const tooManySearches = 'Too many attempts to find an order. Please wait a minute.';
export const tooManyAttempts = 'Too many attempts. Please try again later.';

/** `not-offered`. */
export const notOffered = 'This shop does not offer that.';
export const noResetMail = 'Passwords cannot be reset by mail here. Please contact us.';
export const noStockMail = 'We cannot send mail about this. Please contact us.';
/** `not-mailed`: a message to the store that its mail server did not take. */
export const notMailed = 'Your message could not be sent. Please try again later.';

/** `no-backend`, and `unavailable`, `busy`, `internal`: the server's own failures. */
export const noBackend = 'No response from server. Please try again later.';
export const unavailable = 'The shop cannot be reached just now. Please try again in a moment.';
export const busy = 'Too many people are signing in. Please try again in a moment.';
export const internal = 'Something went wrong. Please try again later.';
export const picturesBusy = 'Too many pictures are being made. Please try again in a moment.';
export const noOrders = 'The shop cannot take orders just now. Please contact us.';
export const noStore = 'The shop has no store yet.';
export const unknownStore = 'There is no store at this address.';
