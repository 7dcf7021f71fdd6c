import type { Language } from './language.ts';

/**
 * The texts that no shopper reads, so that a language is whole without them: what the owner is mailed, what is said to
 * whoever calls the API by hand, and what a law names, India's.
 */
export const LEFT_OUT: { [Part in keyof Language]?: readonly (keyof NonNullable<Language[Part]>)[] } = {
  refusals: [
    'notJson',
    'invalidJson',
    'tooDeep',
    'nulCharacter',
    'forbiddenName',
    'invalidKey',
    'keyReused',
    'quantitiesDiffer',
    'wrongMethod',
    'badSignature',
    'amountMismatch',
  ],
  emails: ['contactMessageEmail', 'newsletterRequestEmail', 'testEmail'],
  orderEmails: [
    'actHere',
    'orderToConfirmEmail',
    'orderToMakeReadyEmail',
    'orderToShipEmail',
    'refundTroubleEmail',
    'refundEmail',
    'referenceToCheckEmail',
  ],
  returnEmails: ['calledOffEmail', 'returnReasons', 'returnToStoreEmail'],
  documents: [
    'taxInvoice',
    'indianTitles',
    'indianTaxNumber',
    'australianTaxNumber',
    'hsn',
    'reverseCharge',
    'composition',
    'signatory',
  ],
};
