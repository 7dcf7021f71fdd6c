import { expect, test } from 'vitest';
import { changeLines } from '#owner/shop-folder/changes/change-lines.ts';
import { chargesChanges } from '#owner/shop-folder/charges/charges-changes.ts';
import { onDeliveryProblems } from '#owner/shop-folder/charges/on-delivery.ts';
import { checkYaml } from '#owner/shop-folder/read/check-yaml.ts';
import { StoreFile } from '#owner/shop-folder/store-schema.ts';

function problemsOf(section: string): string[] {
  const store = checkYaml('store.yaml', `id: kiln\nname: Kiln\nterms: { country: IN }\n${section}`, StoreFile);
  return [...store.problems, ...onDeliveryProblems(store)].map(({ line, what }) => `${line} ${what}`);
}

test('a section with everything, and one with a single line', () => {
  expect(
    problemsOf(
      'payOnDelivery:\n  label: Cash\n  fee: 49.50\n  upTo: 5000\n  notServed: ["744", "68"]\n  maxRefusedParcels: 0\n',
    ),
  ).toEqual([]);
  expect(problemsOf('payOnDelivery: { fee: 0 }\n')).toEqual([]);
  expect(problemsOf('payOnDelivery: { confirm: true, confirmHours: 24 }\n')).toEqual([]);
  expect(problemsOf('')).toEqual([]);
});

test('every mistake is told with its line', () => {
  expect(problemsOf('payOnDelivery:\n')).toEqual(['4 payOnDelivery must have a line below it, such as fee: 0']);
  expect(
    problemsOf(`payOnDelivery:
  label: ""
  fee: -1
  upto: 5000
  notServed: ["AB", 744, "0744"]
  maxRefusedParcels: 1.5
`),
  ).toMatchInlineSnapshot(`
    [
      "5 payOnDelivery.label must not be empty: leave it out instead",
      "6 payOnDelivery.fee must be 0 or more",
      "8 payOnDelivery.notServed, entry 2: must be a beginning of postal codes in quotes, such as "40"",
      "9 payOnDelivery.maxRefusedParcels must be a whole number of parcels, such as 2",
      "7 payOnDelivery.upto is not known: did you mean upTo?",
      "8 payOnDelivery.notServed, entry 1: has "AB", with which no postal code of the shop begins: they look like 999999",
    ]
  `);
});

test('what confirmation takes is told, and hours without it', () => {
  expect(problemsOf('payOnDelivery:\n  confirm: yes please\n  confirmHours: 0\n')).toEqual([
    '5 payOnDelivery.confirm must be true; without the line nobody is asked',
    '6 payOnDelivery.confirmHours must be a whole number of hours, such as 48',
  ]);
  expect(problemsOf('payOnDelivery: { fee: 0, confirmHours: 721 }\n')).toEqual([
    '4 payOnDelivery.confirmHours must be at most 720 hours',
    '4 payOnDelivery.confirmHours does nothing without confirm: true beside it',
  ]);
});

test('diff says what of it changes', () => {
  const lines = (before: object | undefined, after: object | undefined) =>
    changeLines(chargesChanges({ payOnDelivery: before }, { payOnDelivery: after }, 'en-IN'));
  expect(lines(undefined, { fee: 49 })).toEqual(['+ payment on delivery']);
  expect(lines({ fee: 49 }, undefined)).toEqual(['- payment on delivery']);
  expect(lines({ fee: 49, notServed: ['744'] }, { fee: 0, upTo: 5000, notServed: ['744', '68'] })).toEqual([
    '~ payment on delivery: fee 49 -> 0, up to - -> 5,000, postal codes not served with 68',
  ]);
  expect(lines({ fee: 49 }, { fee: 49, confirm: true, confirmHours: 24 })).toEqual([
    '~ payment on delivery: confirmed by a link - -> yes, hours to confirm - -> 24',
  ]);
  expect(lines({ fee: 49 }, { fee: 49 })).toEqual([]);
});
