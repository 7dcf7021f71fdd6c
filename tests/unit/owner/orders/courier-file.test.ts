import { expect, test } from 'vitest';
import { readCourierDate } from '#owner/orders/courier/courier-date.ts';
import { readCourierFile } from '#owner/orders/courier/courier-file.ts';

const INDIA = { timeZone: 'Asia/Kolkata', country: 'IN' };

test.each([
  ['2026-11-21', '2026-11-20T18:30:00.000Z'],
  ['2026-11-21 14:05', '2026-11-21T08:35:00.000Z'],
  ['21/11/2026', '2026-11-20T18:30:00.000Z'],
  ['1-2-2026 09:00:30', '2026-02-01T03:30:00.000Z'],
  ['21-Nov-2026', '2026-11-20T18:30:00.000Z'],
  ['21 November 2026 02:05 pm', '2026-11-21T08:35:00.000Z'],
  ['2026-11-21T14:05:00+05:30', '2026-11-21T08:35:00.000Z'],
  ['31/11/2026', undefined],
  ['yesterday', undefined],
])('a courier’s date: %s', (text, instant) => {
  expect(readCourierDate(text, INDIA)).toBe(instant);
});

test('the month comes first where it does in the country', () => {
  expect(readCourierDate('11/2/2026', { timeZone: 'UTC', country: 'US' })).toBe('2026-11-02T00:00:00.000Z');
});

test('columns go by their names, and only what has arrived counts', () => {
  const told: string[] = [];
  const rows = readCourierFile(
    "\ufeffAWB No.;Consignee;Current Status;Delivery Date\n'AB1;Asha;DELIVERED;21-11-2026\nAB2;;Undelivered;\nAB3;;RTO Delivered;soon\n;;Delivered;\nAB5;;Delivered;soon\nAB6;;Delivered;;x\n",
    { ...INDIA, report: (line, what) => told.push(`${line} ${what}`) },
  );
  expect(rows.map(({ trackingNumber, isDelivered, at }) => [trackingNumber, isDelivered, at])).toEqual([
    ['AB1', true, '2026-11-20T18:30:00.000Z'],
    ['AB2', false, undefined],
    ['AB3', false, undefined],
  ]);
  expect(told).toEqual([
    '5 has no tracking number',
    "6 'soon' is no date",
    '7 has 5 cells, the header has 4: is a semicolon not in quotes?',
  ]);
});

test.each([
  ['Number,Status\n', 'has no column "Tracking number"'],
  ['Tracking number,Where\n', 'has no column "Status"'],
  ['', 'has no column "Tracking number"'],
])('a file without its columns: %j', (text, says) => {
  const told: string[] = [];
  expect(readCourierFile(text, { ...INDIA, report: (_, what) => told.push(what) })).toEqual([]);
  expect(told.join()).toContain(says);
});
