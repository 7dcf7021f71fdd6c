import type { About } from './about.ts';

const TOKEN = 'ZkR1mY0b7nV3c2xQ9tLw5uPjE8aHsGd6fKiN4oTrBvA';

const PAGE = {
  mailbox: 'ravi@shop.example',
  seen: 2,
  acts: [{ act: 'pack' }, { act: 'ship' }, { act: 'cancel' }],
  order: {
    order: {
      id: 'ord-20418',
      number: 'RAWP-4QRV',
      status: 1,
      createdAt: '2026-06-03T09:30:00.000Z',
      subtotal: 4999,
      total: 4999,
      currency: 'INR',
      items: [{ id: 'jeans-straight-01', productTitle: 'Straight jeans', quantity: 2, price: 2499.5, size: 'M' }],
      shippingAddress: {
        fullName: 'Asha Rao',
        ...{ address: '4 Lake Road', city: 'Bengaluru', state: 'Karnataka', postalCode: '560001' },
      },
    },
    email: 'asha@example.com',
    phone: '+919876543210',
    lines: [{ sku: 'JEANS-M', toPack: 2, toSend: 2, states: [{ state: 'ordered', count: 2 }] }],
    parcels: [],
    money: 'paid',
    payments: [{ gateway: 'razorpay', method: 'upi', status: 'succeeded', amount: 4999, reference: 'pay_Nf7' }],
    refunds: [],
    returns: [],
    history: [{ at: '2026-06-03T09:30:00.000Z', cause: 'ordered' }],
    carriers: ['Dart Post'],
  },
};

export const owner = {
  ownerLink: {
    summary: 'What a link of a mail to the store shows',
    text:
      'An order with what can be done to it now, a message, or what is to be packed today. It changes nothing: scanners ' +
      'of mail open links. A token that never was, is too old, was revoked or is a shopper’s gets the same 404, and too ' +
      'many of them 429.',
    example: { body: { token: TOKEN }, answer: PAGE },
  },
  ownerAct: {
    summary: 'Act as the owner',
    text:
      'Does one of `acts`, and answers how it then stands. `seen` is that of the page which the owner saw: where ' +
      'something has happened since, nothing is done, and 409 `changed` says so, so that a form that is sent twice does ' +
      'its work once. `ship` without `lines` sends what is packed, and all that is left where nothing is. 409 ' +
      '`not-now` has the reason in words. The mailbox of the link stands in the order’s history.',
    example: {
      body: { token: TOKEN, act: 'ship', seen: 2, carrier: 'Dart Post', tracking: 'AB127' },
      answer: {
        ...PAGE,
        seen: 3,
        acts: [
          { act: 'deliver', number: 1 },
          { act: 'refused', number: 1 },
        ],
        order: {
          ...PAGE.order,
          order: { ...PAGE.order.order, status: 2 },
          lines: [{ sku: 'JEANS-M', toPack: 0, toSend: 0, states: [{ state: 'sent', count: 2 }] }],
          parcels: [{ number: 1, name: 'Dart Post AB127', sentAt: '2026-06-04T08:00:00.000Z' }],
        },
      },
    },
  },
} as const satisfies Record<string, About>;
