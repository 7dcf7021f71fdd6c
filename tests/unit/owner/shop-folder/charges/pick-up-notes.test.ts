import { expect, test } from 'vitest';
import { pickUpNotes } from '#owner/shop-folder/charges/notes/pick-up-notes.ts';

const delivery = { methods: [{ id: 'parcel' }, { id: 'workshop', pickUp: true }] } as Parameters<typeof pickUpNotes>[1];
const store = { id: 'kiln', payOnDelivery: {} };
const notes = (of: Partial<Parameters<typeof pickUpNotes>[0]>, environment: Record<string, string> = {}) =>
  pickUpNotes({ ...store, ...of }, delivery, environment).map(({ file, what }) => `${file}: ${what}`);

test('10.pick-up: a way of delivery that nobody can pay for is named', () => {
  expect(notes({})).toEqual([
    'delivery.yaml: nobody can pay for what comes by workshop: what is picked up is not paid on delivery, and no gateway is set. ' +
      'Set one (docs/operations.md, Payments), state bankTransfer in store.yaml, or leave out what has pickUp',
  ]);
  expect(notes({}, { STRIPE_SECRET_KEY: 'sk' })).toHaveLength(1);
});

test('10.pick-up: not where there is another way to pay, or nothing is paid on delivery or picked up', () => {
  expect(notes({}, { UPI_VPA: 'kiln@bank', UPI_NAME: 'Kiln' })).toEqual([]);
  expect(notes({}, { STRIPE_SECRET_KEY__KILN: 'sk', STRIPE_WEBHOOK_SECRET__KILN: 'wh' })).toEqual([]);
  expect(notes({ payments: [{ gateway: 'stripe' }] })).toEqual([]);
  expect(notes({ bankTransfer: { holder: 'Kiln', iban: 'DE89370400440532013000' } })).toEqual([]);
  expect(notes({ payOnDelivery: undefined })).toEqual([]);
  expect(pickUpNotes(store, { methods: [] }, {})).toEqual([]);
  expect(pickUpNotes(store, undefined, {})).toEqual([]);
});
