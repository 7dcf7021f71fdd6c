import { expect, test } from 'vitest';
import { zoneWeightNotes } from '#owner/shop-folder/charges/notes/zone-weight-notes.ts';
import type { DeliveryFile } from '#owner/shop-folder/schema/delivery.ts';

type Method = DeliveryFile['methods'][number];

const zones: Method['zones'] = [{ states: ['Kerala'], price: 40 }];
const byWeight: Method['byWeight'] = [
  { upTo: 200, price: 60 },
  { upTo: 500, price: 90 },
];
const notes = (...methods: Partial<Method>[]) =>
  zoneWeightNotes({ methods: methods.map((one) => ({ id: 'post', label: 'Post', ...one })) });

test('10.delivery: a method with zones and byWeight is told that its zones send any weight for one price', () => {
  expect(notes({ zones, byWeight }, { id: 'flat', zones }, { id: 'heavy', byWeight })).toEqual([
    {
      file: 'delivery.yaml',
      what: `post: a zone has one price whatever the weight, also above the 500 grams at which byWeight ends; byWeight holds \
in other places alone`,
    },
  ]);
  expect(notes({ zones, price: 60 })).toEqual([]);
  expect(zoneWeightNotes(undefined)).toEqual([]);
});
