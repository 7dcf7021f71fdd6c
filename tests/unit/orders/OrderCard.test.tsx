import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OrderCard } from '#orders/OrderCard.tsx';

const money = { currency: 'INR', locale: 'en-IN' };
const order = {
  id: 'o1',
  number: 'o1',
  status: 0,
  date: '2026-11-21T09:00:00Z',
  items: [{ id: 'p1', name: '<b>Jeans</b>', quantity: 2, price: 1299, size: '32', color: 'Indigo' }],
  shipping: { address: '12 MG Road, Pune', method: 'Standard Shipping', tracking: 'Not available' },
  parcels: [],
  subtotal: 2598,
  parts: [],
  total: 2598,
  currency: undefined,
};
const html = (changes: object, payable = true, tracks = false) =>
  renderToStaticMarkup(
    <OrderCard
      order={{ ...order, ...changes }}
      money={money}
      dates={{ locale: 'en-IN', timeZone: 'Asia/Kolkata' }}
      payable={payable}
      tracks={tracks}
    />,
  );

test('number, date, status, shipping, items and total in rupees', () => {
  for (const words of [
    '#o1',
    '21 November 2026',
    'Pending',
    '12 MG Road, Pune',
    'Standard Shipping',
    'Not available',
    'Size 32',
    'Indigo',
    '₹1,299',
    '₹2,598',
  ])
    expect(html({})).toContain(words);
  expect(html({})).toContain('&lt;b&gt;Jeans');
});

test('10.own-numbers: a line has the number that its owner gave the article, and nothing without one', () => {
  const [item] = order.items;
  expect(html({ items: [{ ...item, sku: 'SJ-32-I' }] })).toContain('SKU SJ-32-I');
  expect(html({})).not.toContain('SKU');
});

test('10.order-numbers: the number names it, the id stands beside it; of a backend without numbers the id alone', () => {
  const numbered = html({ number: '7KQ-M2X-D4T' });
  for (const words of ['Order #7KQ-M2X-D4T', 'aria-label="Order 7KQ-M2X-D4T"', 'Pay Now for order 7KQ-M2X-D4T'])
    expect(numbered).toContain(words);
  expect(numbered).toMatch(/Order ID<\/dt><dd><span[^>]*>o1<\/span>/);
  expect(numbered).toContain('/payment?orderId=o1');
  expect(html({})).not.toContain('Order ID');
});

test('P15 amounts are written in the currency of the order, where it says one', () => {
  expect(html({ currency: 'USD' })).toContain('$2,598');
  expect(html({ currency: 'USD' })).not.toContain('₹');
});

test('Pay Now leads a pending order to its payment, for its owner only', () => {
  expect(html({ id: 'a b' })).toContain('href="/payment?orderId=a+b"');
  expect(html({ status: 1 })).not.toContain('Pay Now');
  expect(html({}, false)).not.toContain('Pay Now');
});

test('10.order-links what waits for its confirmation says so, to its buyer with the address; it may be paid', () => {
  const waiting = { toConfirm: true, toPayOnDelivery: 2598 };
  expect(html({ ...waiting, mailedTo: 'asha@example.com' })).toContain(
    'Please confirm your order by the link that we have mailed to asha@example.com.',
  );
  expect(html(waiting)).toContain('Please confirm your order by the link that we have mailed to you.');
  expect(html(waiting)).toContain('class="btn btn-plain"');
  expect(html({ toPayOnDelivery: 2598 })).not.toContain('confirm');
});

test('10.parcels: the tracking number leads to its carrier', () => {
  const parcels = [
    { name: 'Dart Post AB7', link: 'https://track.example/AB7' },
    { name: 'X1', link: undefined },
  ];
  const shown = html({ parcels });
  expect(shown).toContain('href="https://track.example/AB7"');
  expect(shown).toContain('>Dart Post AB7</a>');
  expect(shown).toContain('X1');
  expect(shown).not.toContain('Not available');
});

test('10.parcels: what was cancelled before it was sent has no line of tracking, where its store says what was sent', () => {
  const cancelled = { status: 4 };
  expect(html(cancelled, true, true)).not.toMatch(/Tracking|Not available/);
  // Of the specification every order has it.
  expect(html(cancelled)).toContain('Not available');
  for (const status of [0, 1, 2, 3]) expect(html({ status }, true, true), String(status)).toContain('Not available');
  const came = { ...cancelled, parcels: [{ name: 'Dart Post AB7', link: undefined }] };
  expect(html(came, true, true)).toContain('Dart Post AB7');
});

test('10.parcels: an order in several says what is in each, and that a part is on its way; one in one does not', () => {
  const item = { name: 'Jeans', quantity: 1, size: '32', color: 'Indigo' };
  const parcels = [
    { name: 'Dart Post AB7', link: undefined, items: [item], deliveredAt: '2026-11-24T09:00:00Z' },
    { name: '', link: undefined, items: [{ ...item, name: 'Belt', size: '', color: '' }] },
  ];
  const shown = html({ status: 1, parcels });
  for (const words of [
    'A part of your order is on its way.',
    'Dart Post AB7',
    '1 × Jeans, Indigo, 32',
    'Parcel 2',
    '1 × Belt',
  ])
    expect(shown).toContain(words);
  expect(shown).toContain('Delivered on 24 November 2026');
  expect(html({ status: 2, parcels })).not.toContain('A part of');
  const one = html({ status: 1, parcels: [{ name: 'X1', link: undefined, deliveredAt: '2026-11-24T09:00:00Z' }] });
  expect(one).not.toMatch(/A part of|Delivered on|×.*×/);
});

test('10.on-delivery what is to be paid at the door is said, and may be paid before it is sent', () => {
  const toPay = html({ status: 1, toPayOnDelivery: 2598 });
  expect(toPay).toContain('To pay on delivery: ₹2,598');
  expect(toPay).toContain('Pay Now');
  const sent = html({ status: 2, toPayOnDelivery: 2598 });
  expect(sent).toContain('To pay on delivery: ₹2,598');
  expect(sent).not.toContain('Pay Now');
  expect(html({ status: 1 })).not.toContain('on delivery');
});

test('10.pick-up what is picked up says where in place of where it goes, and of no tracking', () => {
  const at = 'Musterstr. 1, 10115 Berlin, Mo–Fr 9–18';
  const arrives = { earliest: '2026-11-23', latest: '2026-11-23' };
  const shown = html({ status: 1, delivery: { label: 'Fetch it', pickUp: true, at, arrives } });
  expect(shown).toMatch(
    new RegExp(`<dt[^>]*>Pick-up</dt><dd>Fetch it<span[^>]*>${at}</span><span[^>]*>Ready 23 November</span>`),
  );
  expect(shown).toContain('Ready for pickup');
  expect(shown).not.toMatch(/Shipp|MG Road|Tracking|Not available/);
  expect(html({ delivery: { label: 'Express', at } }), 'of what is sent it says nothing').not.toContain(at);
});

test('10.refunded what is back, and what is on its way, stand below the total; otherwise nothing is said of it', () => {
  const rows = (changes: object) =>
    [...html(changes).matchAll(/<dt[^>]*>([^<]+)<\/dt><dd class="[^"]*tabular-nums[^"]*">([^<]+)<\/dd>/g)].map(
      ([, name, value]) => [name, value],
    );
  const total = ['Total', '₹2,598'];
  for (const nothing of [{}, { refunded: 0, refundPending: 0 }, { refunded: undefined }])
    expect(rows(nothing)).toEqual([total]);
  expect(rows({ status: 4, refunded: 2598 })).toEqual([total, ['Refunded', '-₹2,598']]);
  expect(rows({ refundPending: 89.5 })).toEqual([total, ['On its way back', '-₹89.50']]);
  expect(rows({ currency: 'EUR', refunded: 89, refundPending: 1 })).toEqual([
    ['Total', '€2,598'],
    ['Refunded', '-€89'],
    ['On its way back', '-€1'],
  ]);
});

test('10.cancelled-pieces a line says how many of its pieces were cancelled, to whoever tracks the order too', () => {
  for (const payable of [true, false])
    expect(html({ cancelled: [{ line: 0, quantity: 1 }] }, payable)).toContain('>1 cancelled<');
  for (const cancelled of [undefined, null, true, [], [{ line: 0, quantity: 0 }], [{ line: 7, quantity: 1 }], ['1']])
    expect(html({ cancelled })).toBe(html({}));
});

test('10.cancelled-pieces below a paid total stands that it counts what was cancelled, until an amount is on its way', () => {
  const note = 'The total counts what was cancelled. What goes back for it stands here once it is on its way.';
  const one = { cancelled: [{ line: 0, quantity: 1 }] };
  for (const status of [1, 2, 3]) expect(html({ ...one, status }, false)).toContain(note);
  const other = [
    { status: 1 },
    { ...one, status: 0 },
    { ...one, status: 4 },
    { ...one, status: 1, toPayOnDelivery: 1299 },
    { ...one, status: 1, refundPending: 1299 },
    { ...one, status: 1, refunded: 1299 },
    { ...one, status: 3, parts: [{ kind: 'cancelled', label: 'Cancelled', amount: -1299 }] },
    { status: 1, cancelled: [{ line: 7, quantity: 1 }] },
    { status: 1, cancelled: [{ line: 0, quantity: 0 }] },
  ];
  for (const changes of other) expect(html(changes), JSON.stringify(changes)).not.toContain('The total counts');
});
