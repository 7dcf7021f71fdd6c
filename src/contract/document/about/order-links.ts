import type { About } from './about.ts';
import { ORDER } from './example-order.ts';

const TOKEN = { token: 'pZ0mXc3n9QeVtR1yUu7bKd2sLfA4hJwG8iO5xTqNvEo' } as const;

const WAYS = {
  name: 'method',
  label: 'How would you like to pay?',
  type: 'select',
  inline: true,
  options: [{ value: 'upi', label: 'UPI' }],
  rules: { required: true },
} as const;

export const orderLinks = {
  orderLink: {
    summary: 'The order of a mailed link',
    text:
      'Changes nothing: scanners of mail open links. The token is 256 random bits, of which the embedded API stores a ' +
      'hash, and stands in the body, since addresses are logged. A token that never was, is too old, was revoked or ' +
      'is for something else gets the same 404, and too many of them 429.',
    example: {
      body: TOKEN,
      answer: { ...ORDER, status: 0, toPayOnDelivery: 5098, toConfirm: true, mailedTo: 'asha@example.com' },
    },
  },
  confirmOrder: {
    summary: 'Confirm an order by a mailed link',
    text:
      'The order that waited `toConfirm` goes on, to be paid on delivery. The same link again is answered the same; 409 ' +
      '`not-to-confirm` where it was confirmed in another way, paid or cancelled meanwhile.',
    example: { body: TOKEN, answer: { ...ORDER, toPayOnDelivery: 5098 } },
  },
  openLinked: {
    summary: 'What a link in a mail to the shopper shows',
    text:
      'The order as its buyer reads it, and the form of its payment while it may be paid. Changes nothing: scanners of ' +
      'mail open links. The token is as that of the call before. The link that a gateway leads back to only pays: it ' +
      'answers neither lines nor address.',
    example: { body: TOKEN, answer: { order: { ...ORDER, status: 0 }, paymentFields: [WAYS] } },
  },
  payLinked: {
    summary: 'Pay by a mailed link',
    text:
      'As POST /payments pays an order of the signed-in user, with the same answers. An order that is to be paid on ' +
      'delivery by now is `success` and nothing else.',
    example: {
      body: { ...TOKEN, fields: { method: 'upi' }, expectedTotal: 5098 },
      answer: { success: true, action: { type: 'qr', qr: 'upi://pay?pa=shop%40bank&am=5098.00&cu=INR' } },
    },
  },
  cancelLinked: {
    summary: 'Cancel pieces by a mailed link',
    text: 'As the call for the signed-in buyer, which is described below.',
    example: {
      body: { ...TOKEN, lines: [{ line: 0, quantity: 1 }] },
      answer: { ...ORDER, cancelled: [{ line: 0, quantity: 1 }] },
    },
  },
  referenceLinked: {
    summary: 'Say by a mailed link what the bank calls a payment',
    text: 'As POST /payments/reference, of the order of the link; a link that is not valid is 404.',
    example: { body: { ...TOKEN, reference: '4321 8765 0912' }, answer: { success: true } },
  },
  returnLinked: {
    summary: 'Ask for a return by a mailed link',
    text: 'As the call for the signed-in buyer, which is described below.',
    example: {
      body: { ...TOKEN, kind: 'withdrawal', lines: [{ line: 0, quantity: 1 }] },
      answer: {
        ...ORDER,
        status: 3,
        returns: [
          {
            number: 1,
            state: 'asked',
            kind: 'withdrawal',
            askedAt: '2026-06-10T08:00:00.000Z',
            items: [{ line: 0, quantity: 1 }],
          },
        ],
      },
    },
  },
  sendLink: {
    summary: 'Mail a link to an order',
    text:
      'To the address that the order was placed with, and to no other. An unknown order gets the same answer after the ' +
      'same time. Past three mails of one order in a day none is sent.',
    example: { body: { order: '7KQ-M2X-D4T' }, answer: { success: true } },
  },
} as const satisfies Record<string, About>;
