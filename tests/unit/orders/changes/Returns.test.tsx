import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Returns } from '#orders/changes/Returns.tsx';

const items = [{ id: 'p1', name: '<b>Jeans</b>', quantity: 3, price: 1299, size: '32', color: 'Indigo' }];
const shown = (changes: object) =>
  renderToStaticMarkup(
    <Returns
      returns={[
        {
          ...{
            number: 1,
            state: 'asked',
            kind: 'return',
            askedAt: '2026-11-21T09:00:00Z',
            fee: undefined,
            note: undefined,
          },
          items: [{ line: 0, quantity: 2, size: undefined }],
          ...changes,
        },
      ]}
      items={items}
      money={{ currency: 'INR', locale: 'en-IN' }}
      dates={{ locale: 'en-IN', timeZone: 'Asia/Kolkata' }}
    />,
  ).replace(/<(?!\/?b>)[^>]*>/g, '|');

test('10.order-changes.page a return says what goes back, since when, what it costs and what the store says', () => {
  const words = shown({ fee: 79, note: 'Please keep the <i>tags</i>.' });
  for (const word of ['Return 1', 'Asked for on 21 November 2026', '2 ×', '&lt;b&gt;Jeans', 'Indigo · Size 32'])
    expect(words).toContain(word);
  expect(words).toContain('Sending back costs ₹79');
  expect(words).toContain('Our answer: Please keep the &lt;i&gt;tags&lt;/i&gt;.');
  expect(shown({ fee: 0 })).not.toContain('costs');
});

test.each([
  ['return', 'asked', 'Asked for', 'We look at it and write to you. Please keep the items until then.'],
  ['return', 'accepted', 'Accepted', 'Please send the items now: where to, stands in our mail.'],
  ['return', 'refused', 'Not accepted', 'We do not take these items back.'],
  ['return', 'received', 'Items received', 'The items are with us. Your money comes next.'],
  ['return', 'refunded', 'Refunded', 'Your money has gone back to you.'],
  ['exchange', 'asked', 'Asked for', 'We look at it and write to you. Please keep the items until then.'],
  ['exchange', 'received', 'Items received', 'The items are with us, and the other size comes to you.'],
  ['exchange', 'refunded', 'Refunded', 'Your money has gone back to you.'],
  ['withdrawal', 'asked', 'Received', 'We write to you where to send the items.'],
  ['withdrawal', 'refunded', 'Refunded', 'Your money has gone back to you.'],
])('10.order-changes.page what comes next for a %s that is %s', (kind, state, status, next) => {
  const words = shown({ kind, state });
  expect(words).toContain(`|${status}|`);
  expect(words).toContain(next);
});

test.each([
  ['ordered', 'Items received', 'The items are with us, and the other size comes to you.'],
  ['ready', 'Other size ready', 'The items are with us, and you can pick up the other size.'],
  ['sent', 'Other size sent', 'The items are with us, and the other size is on its way to you.'],
  ['delivered', 'Exchanged', 'The items are with us, and you have the other size.'],
  ['none', 'Items received', 'The items are with us. What you paid for them goes back to you.'],
  ['something new', 'Items received', 'The items are with us, and the other size comes to you.'],
])('10.order-changes.page of an exchange whose other size is %s', (replacement, status, next) => {
  const words = shown({ kind: 'exchange', state: 'received', replacement });
  expect(words).toContain(`|${status}|`);
  expect(words).toContain(next);
  expect(shown({ kind: 'exchange', state: 'refunded', replacement })).toContain('|Refunded|');
});

test('10.order-changes.page an exchange says the other size; a state that is not known promises nothing', () => {
  expect(shown({ kind: 'exchange', items: [{ line: 0, quantity: 1, size: '34' }] })).toContain('instead in size 34');
  expect(shown({ state: 'lost' })).toContain('|Unknown|');
  expect(shown({ state: 'lost' })).not.toMatch(/mail|write|money/);
  expect(shown({ items: [{ line: 4, quantity: 1 }] })).toContain('Return 1');
});
