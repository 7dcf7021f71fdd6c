import { type Fault, json } from '../fault.ts';

const FIELDS = ['GET /payments/fields'];
const PAY = ['POST /payments'];

export const PAYMENT_FAULTS: Fault[] = [
  {
    name: 'the fields stand under a name of their own',
    on: FIELDS,
    body: (form) => ({ form }),
    finding: { endpoint: 'paymentFields', path: '$', kind: 'type' },
  },
  {
    name: 'a list with nothing to choose',
    on: FIELDS,
    body: ([field, ...rest]) => [{ ...field, options: [] }, ...rest],
    finding: { endpoint: 'paymentFields', path: '$[0].options', kind: 'missing' },
  },
  {
    name: 'two fields of one name',
    on: FIELDS,
    body: ([field]) => [field, field],
    finding: { endpoint: 'paymentFields', path: '$[1].name', kind: 'duplicate' },
  },
  {
    name: 'a pattern that is no regular expression',
    on: FIELDS,
    body: ([field]) => [field, { name: 'note', rules: { pattern: '([a-z' } }],
    finding: { endpoint: 'paymentFields', path: '$[1].rules.pattern', kind: 'value', severity: 'warning' },
  },
  {
    name: 'a payment is declined',
    on: PAY,
    body: () => ({ success: false, error: 'Declined' }),
    finding: { endpoint: 'createPayment', path: '$.error', kind: 'value', severity: 'warning' },
  },
  {
    name: 'an action that leads nowhere',
    on: PAY,
    body: () => ({ success: true, action: { type: 'redirect_post' } }),
    finding: { endpoint: 'createPayment', path: '$.action.redirectUrl', kind: 'value' },
  },
  {
    name: 'an action of an unknown type',
    on: PAY,
    body: () => ({ success: true, action: { type: 'popup', redirectUrl: 'https://bank.example' } }),
    finding: { endpoint: 'createPayment', path: '$.action.type', kind: 'value' },
  },
  {
    name: 'orders that are not there can be paid',
    on: PAY,
    when: ({ body }) => body.orderId === 'conformance-no-such-order',
    answer: () => json(200, { success: true }),
    finding: { endpoint: 'createPayment', path: '', kind: 'accepted' },
  },
  {
    name: 'orders of others can be paid',
    on: PAY,
    when: ({ body }) => body.orderId !== 'conformance-no-such-order',
    answer: ({ status, text }) =>
      json(status === 404 ? 200 : status, status === 404 ? { success: true } : JSON.parse(text)),
    finding: { endpoint: 'createPayment', path: '', kind: 'access' },
  },
];
