import type { About } from './about.ts';
import { ORDER } from './example-order.ts';

const ADDRESS = {
  fullName: 'Asha Rao',
  address: '4 Lake Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560001',
  phone: '+919876543210',
} as const;

const LINE = { productId: 'jeans-straight-01', quantity: 2, size: 'M', color: 'Indigo' } as const;

export const orders = {
  createOrder: {
    summary: 'Place an order',
    text:
      '`products` maps the id of a product to how many of it are bought, at most 99. Prices, total and status are the backend’s: ' +
      'whatever else stands in the body is ignored. The order begins as 0 (Pending), and is paid by POST /payments. ' +
      'With the capability `items` the body also has the lines with size and colour, whose quantities agree with ' +
      '`products`; with `quotes` it has `expectedTotal`, what the shopper was shown: an order that comes to something ' +
      'else is refused with 409 `price-changed`. With `shippingMethods` it may have `shippingMethod`, the `id` of one ' +
      'of the quote’s; without it the cheapest that serves the address is taken. With `discounts` it may have `code`, that of a discount: 409 ' +
      '`code-used` or `code-refused` where it does not apply. No lines at all, a quantity that is ' +
      'not a whole number from 1 to 99, or an empty field of the address is 400.',
    example: {
      body: { products: { 'jeans-straight-01': 2 }, shippingAddress: ADDRESS },
      status: 201,
      answer: { id: 'ord-20418' },
    },
  },
  orders: {
    summary: 'The orders of who is signed in',
    text: 'The newest first. No others, whatever the query says.',
    example: { answer: [ORDER] },
  },
  order: {
    summary: 'Track an order',
    text:
      'Guests ask for it with the order number and the email or phone of who bought: both have to match. The order ' +
      'number is the id or, with the capability `orderNumbers`, the `number`, as somebody types it. An unknown order and a wrong contact get the same 404, never a 401, which would sign people out. With the token of the ' +
      'buyer no contact is needed; without either it is a 404. Of the address, what a parcel shows is enough: street, ' +
      'city, state, postal code.',
    query: {
      contactInfo: {
        text:
          'The email of the account that ordered, or the phone number of the address. Compare the email without ' +
          'letter case, and phones by ' +
          'their last ten digits: people type them with blanks, and without the country.',
        schema: { type: 'string' },
        required: true,
      },
    },
    example: { id: 'ord-20418', query: { contactInfo: 'asha@example.com' }, answer: ORDER },
  },
  quote: {
    summary: 'What lines come to now',
    text:
      'Reserves nothing, and needs no token. A line that cannot be sold is no refusal but has a `problem`: `gone`, ' +
      '`choice` (with `choices` to choose among) or `sold-out` (with how many are `left`). `lines` are in the order of ' +
      'the request. `total` is of those that can be sold: their sum, `subtotal`, and the `parts` that are not ' +
      '`included` in it (capability `parts`). A refused order has the same under `quote`. With the capability ' +
      '`shippingMethods` `destination` and `shippingMethod` say where it goes and how; as long as the destination is not ' +
      'known, `open` names what depends on it. With `discounts` `code` is that of a discount, and 429 answers too many ' +
      'that do not exist.',
    example: {
      body: { items: [LINE, { productId: 'jacket-03', quantity: 1, size: 'M' }] },
      answer: {
        subtotal: 4999,
        parts: [{ kind: 'shipping', label: 'Delivery', amount: 99 }],
        total: 5098,
        lines: [
          { ...LINE, price: 2499.5 },
          { productId: 'jacket-03', quantity: 1, size: 'M', price: 4499, problem: 'sold-out', left: 0 },
        ],
      },
    },
  },
  cancelPieces: {
    summary: 'Cancel pieces of an order',
    text:
      'Pieces that are not packed yet, by the place of their line among `items`; all pieces are the whole order. An ' +
      'order that is not paid can only be cancelled as a whole, unless it is to be paid on delivery and its `changes` ' +
      'have `cancelPart`. What was paid for them goes back; what is to be paid on delivery is less by a part of the ' +
      'kind `cancelled`, which its `total` counts. 409 `too-late` where a piece has been packed meanwhile: then nothing is cancelled, and `order` is the order as it is now.',
    example: {
      id: 'ord-20418',
      body: { lines: [{ line: 0, quantity: 1 }] },
      answer: { ...ORDER, cancelled: [{ line: 0, quantity: 1 }], changes: { cancel: [{ line: 0, quantity: 1 }] } },
    },
  },
  returnPieces: {
    summary: 'Ask to send pieces back',
    text:
      'For the money (`return`), for another size (`exchange`, with `size` in each line), or as the law’s withdrawal ' +
      '(`withdrawal`, for which no reason is needed). The store says what becomes of it. 409 `not-returnable` where they ' +
      'cannot go back, and `out-of-stock` where a size has been sold out meanwhile; `order` is the order as it is now.',
    example: {
      id: 'ord-20418',
      body: { kind: 'return', lines: [{ line: 0, quantity: 1, reason: 'size-small', note: 'Too tight at the waist' }] },
      answer: {
        ...ORDER,
        status: 3,
        changes: {
          return: { until: '2026-07-03T18:30:00.000Z', lines: [{ line: 0, quantity: 1 }], fee: 79, reasons: true },
        },
        returns: [
          {
            number: 1,
            state: 'asked',
            kind: 'return',
            askedAt: '2026-06-12T08:00:00.000Z',
            items: [{ line: 0, quantity: 1 }],
            fee: 79,
          },
        ],
      },
    },
  },
} as const satisfies Record<string, About>;
