import { paymentFormsIn, type PaymentFormTexts } from '#backends/serving/payment-form-texts.ts';
import type { PaymentMethod } from '../gateway.ts';
import type { User } from '../../../base/auth/user.ts';
import { PHONE_DIGITS, PHONE_PREFIX } from '#config.ts';
import type { PaymentField } from '#contract/payment.ts';
import { addressField } from '#contract/store/address-fields.ts';
import { StoreTerms } from '#contract/store/terms.ts';

const PHONE_LENGTH = PHONE_PREFIX.length + PHONE_DIGITS;

interface Seller {
  currency: string;
  language: string;
  info: Readonly<Record<string, unknown>>;
}

/** UPI moves rupees alone. */
export function sandboxMethods({ currency }: Pick<Seller, 'currency'>): PaymentMethod[] {
  return currency === 'INR' ? IN_RUPEES : [{ value: 'bank', label: (text) => text.bankPage }];
}

const IN_RUPEES: PaymentMethod[] = [
  { value: 'bank', label: (text) => text.bankPageInRupees },
  { value: 'upi-app', label: (text) => text.upiApp },
  { value: 'upi-qr', label: (text) => text.upiCode },
];

/**
 * The sandbox bank's fields. A field is shown when any field of its `showWhenFilled` is filled (docs/behaviour.md
 * 4.payment.visibility): the form appears with the choice of a method, and the account holder's name with the UPI ID.
 */
export function sandboxFields(store: Seller, user: User, phone?: string): PaymentField[] {
  const text = paymentFormsIn(store.language);
  return [
    {
      name: 'email',
      label: text.email,
      placeholder: text.emailExample,
      type: 'email',
      defaultValue: user.email,
      rules: { required: true, maxLength: 254 },
      rulesMessages: { required: text.emailMissing },
      showWhenFilled: ['method'],
    },
    {
      name: 'phone',
      label: text.phone,
      description: text.phoneLong,
      type: 'tel',
      ...(phone !== undefined && { defaultValue: phone }),
      showWhenFilled: ['method'],
      ...(isIndian(store) ? indianPhone(text) : anyPhone(text)),
    },
    ...(store.currency === 'INR' ? upiFields(text) : []),
  ];
}

function isIndian({ info: { terms } }: Seller): boolean {
  return (StoreTerms.parse(terms)?.country ?? 'IN') === 'IN';
}

const indianPhone = (text: PaymentFormTexts) => ({
  placeholder: '+919876543210',
  rules: { required: true, minLength: PHONE_LENGTH, maxLength: PHONE_LENGTH, pattern: '^\\+91[6-9][0-9]{9}$' },
  rulesMessages: { required: text.phoneMissing, pattern: text.phoneIndian },
});

/** However it is written: a number that the checkout took stands there already, and is taken here. */
const anyPhone = (text: PaymentFormTexts) => ({
  rules: { required: true, minLength: 5, maxLength: addressField('phone').max },
  rulesMessages: { required: text.phoneMissing, minLength: text.phoneWrong },
});

const upiFields = (text: PaymentFormTexts): PaymentField[] => [
  {
    name: 'upiId',
    label: text.upiId,
    placeholder: text.upiIdExample,
    description: text.upiIdLong,
    type: 'text',
    rules: { maxLength: 100, pattern: '^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,34}$' },
    rulesMessages: { pattern: text.upiIdWrong },
    showWhenFilled: ['method'],
  },
  {
    name: 'upiName',
    label: text.upiName,
    type: 'text',
    rules: { required: true, minLength: 2, maxLength: 100 },
    rulesMessages: { required: text.upiNameMissing },
    showWhenFilled: ['upiId'],
  },
];
