import type { User } from '../../../base/auth/user.ts';
import { PHONE_DIGITS, PHONE_PREFIX } from '#config.ts';
import type { PaymentField } from '#contract/payment.ts';
import { StoreTerms } from '#contract/store-terms.ts';

const PHONE_LENGTH = PHONE_PREFIX.length + PHONE_DIGITS;

interface Seller {
  currency: string;
  info: Readonly<Record<string, unknown>>;
}

/** UPI moves rupees alone. */
export function sandboxMethods({ currency }: Pick<Seller, 'currency'>): { value: string; label: string }[] {
  return currency === 'INR' ? IN_RUPEES : [{ value: 'bank', label: 'Bank page' }];
}

const IN_RUPEES = [
  { value: 'bank', label: 'Bank page: card or net banking' },
  { value: 'upi-app', label: 'UPI app on this phone' },
  { value: 'upi-qr', label: 'UPI: scan a QR code' },
];

/**
 * The sandbox bank's fields. A field is shown when any field of its `showWhenFilled` is filled (docs/behaviour.md
 * 4.payment.visibility): the form appears with the choice of a method, and the account holder's name with the UPI ID.
 */
export function sandboxFields(store: Seller, user: User): PaymentField[] {
  return [
    {
      name: 'email',
      label: 'Email for the receipt',
      placeholder: 'you@example.com',
      type: 'email',
      defaultValue: user.email,
      rules: { required: true, maxLength: 254 },
      rulesMessages: { required: 'Please enter your email address' },
      showWhenFilled: ['method'],
    },
    {
      name: 'phone',
      label: 'Mobile number',
      description: 'The bank may send a message to confirm the payment.',
      type: 'tel',
      showWhenFilled: ['method'],
      ...(isIndian(store) ? INDIAN_PHONE : ANY_PHONE),
    },
    ...(store.currency === 'INR' ? UPI_FIELDS : []),
  ];
}

function isIndian({ info: { terms } }: Seller): boolean {
  return (StoreTerms.parse(terms)?.country ?? 'IN') === 'IN';
}

const INDIAN_PHONE = {
  placeholder: '+919876543210',
  rules: { required: true, minLength: PHONE_LENGTH, maxLength: PHONE_LENGTH, pattern: '^\\+91[6-9][0-9]{9}$' },
  rulesMessages: { required: 'Please enter your mobile number', pattern: 'Please enter an Indian mobile number' },
};

const ANY_PHONE = {
  rules: { required: true, minLength: 5, maxLength: 30, pattern: '^[+]?[0-9][0-9 ()./-]*$' },
  rulesMessages: { required: 'Please enter your mobile number', pattern: 'Please enter a phone number' },
};

const UPI_FIELDS: PaymentField[] = [
  {
    name: 'upiId',
    label: 'UPI ID for refunds (optional)',
    placeholder: 'name@bank',
    description: 'Left empty, a refund goes back the way you paid.',
    type: 'text',
    rules: { maxLength: 100, pattern: '^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,34}$' },
    rulesMessages: { pattern: 'Please enter a UPI ID such as name@bank' },
    showWhenFilled: ['method'],
  },
  {
    name: 'upiName',
    label: 'Name on that UPI account',
    type: 'text',
    rules: { required: true, minLength: 2, maxLength: 100 },
    rulesMessages: { required: 'Please enter the name on the UPI account' },
    showWhenFilled: ['upiId'],
  },
];
