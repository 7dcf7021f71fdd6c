import { expect, test } from 'vitest';
import { shownActs } from '#orders/owner/shown-acts.ts';
import { OWNER_ACTS, type OwnerPage } from '#contract/owner/owner-page.ts';

const ORDER = { id: 'o1', items: [] };
const parcel = (number: number, outcome?: string) => ({ number, outcome });
const both = (acts: OwnerPage['acts'], order: object = {}) =>
  shownActs({ acts, order: { order: ORDER, parcels: [], ...order } as unknown as OwnerPage['order'] });
const shown = (...[acts, order]: Parameters<typeof both>) => Object.values(both(acts, order)).flat();

test('10.owner-links what arrives is called by its parcel, where the order has several', () => {
  const [first, second, refused] = shown([
    { act: 'deliver', number: 2 },
    { act: 'deliver', number: 3 },
    { act: 'refused', number: 2 },
  ]).map(({ label }) => label);
  // Without the parcels a backend says it by what can be done.
  expect([first, second, refused]).toEqual([
    'It has arrived (parcel 2)',
    'It has arrived (parcel 3)',
    'It came back: nobody took it',
  ]);
  const acts = [{ act: 'deliver', number: 2 }];
  expect(shown(acts, { parcels: [parcel(1, 'delivered'), parcel(2)] })).toMatchObject([
    { label: 'It has arrived (parcel 2)', next: 'say when parcel 2 has arrived' },
  ]);
  expect(shown([{ act: 'deliver', number: 1 }], { parcels: [parcel(1)] })).toMatchObject([
    { label: 'It has arrived', next: 'say when it has arrived' },
  ]);
  expect(
    shown([
      { act: 'accept', number: 2 },
      { act: 'refund', number: 1 },
      { act: 'refund', number: 2 },
    ]),
  ).toMatchObject([
    { label: 'Accept the return' },
    { label: 'Send the money back (1)' },
    { label: 'Send the money back (2)' },
  ]);
});

test('10.owner-links the next step is said as what is to be done, not as what was', () => {
  expect(shown([{ act: 'pack' }, { act: 'ship' }]).map(({ next }) => next)).toEqual(['pack it', 'send it']);
  const { first } = both(OWNER_ACTS.map((act) => ({ act })));
  expect(first.filter(({ label, next }) => next === label)).toEqual([]);
  expect(shown([{ act: 'confirm' }], { order: { ...ORDER, toConfirm: true } })).toMatchObject([
    { label: 'The shopper has confirmed it', next: 'wait until the shopper confirms it' },
  ]);
});
