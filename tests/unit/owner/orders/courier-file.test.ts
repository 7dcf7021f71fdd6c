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
  expect(rows?.map(({ trackingNumber, isDelivered, at }) => [trackingNumber, isDelivered, at])).toEqual([
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
  ['Sendungsnummer;Status;Datum\n123;Zugestellt;27.11.2026\n', 'Europe/Berlin', '2026-11-26T23:00:00.000Z'],
  ['Paketnummer;Zustand;Zugestellt am\n123;Sendung zugestellt;27.11.2026 14:05\n', 'UTC', '2026-11-27T14:05:00.000Z'],
  ['Numéro de suivi;Statut;Date\n123;Livré;27/11/2026\n', 'UTC', '2026-11-27T00:00:00.000Z'],
  ['N° de colis,État,Livré le\n123,Colis distribué,27/11/2026\n', 'UTC', '2026-11-27T00:00:00.000Z'],
  ['Número de seguimiento;Estado;Fecha\n123;Entregada;27/11/2026\n', 'UTC', '2026-11-27T00:00:00.000Z'],
  ['Numero di tracking;Stato;Data\n123;Consegnato;27/11/2026\n', 'UTC', '2026-11-27T00:00:00.000Z'],
])('in five languages, also where accents stand apart: %j', (text, timeZone, at) => {
  for (const written of [text, text.normalize('NFD')]) {
    const told: string[] = [];
    const rows = readCourierFile(written, { timeZone, country: 'DE', report: (_, what) => told.push(what) });
    expect(told).toEqual([]);
    expect(rows).toEqual([{ line: 2, trackingNumber: '123', status: expect.any(String), isDelivered: true, at }]);
  }
});

test.each([
  'In Zustellung',
  'Nicht zugestellt',
  'Ausgeliefert',
  'En cours de livraison',
  'Non livré',
  'En reparto',
  'In consegna',
])('not arrived: %s', (status) => {
  const rows = readCourierFile(`Sendungsnummer;Status\n123;${status}\n`, { ...INDIA, report: () => undefined });
  expect(rows).toMatchObject([{ isDelivered: false }]);
});

test.each([
  ['Number,Status\n', 'has no column "Tracking number"'],
  ['Tracking number,Where\n', 'has no column "Status"'],
  ['', 'has no column "Tracking number"'],
  ['Sendung;Status\n', 'has no column "Tracking number"; its columns are Sendung, Status'],
])('a file without its columns: %j', (text, says) => {
  const told: string[] = [];
  expect(readCourierFile(text, { ...INDIA, report: (_, what) => told.push(what) })).toBeUndefined();
  expect(told.join()).toContain(says);
});
