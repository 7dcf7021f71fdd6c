import { expect, test } from 'vitest';
import { changeLines } from '#owner/shop-folder/changes/change-lines.ts';
import { infoChanges } from '#owner/shop-folder/changes/info-changes.ts';

const said = (before: object, after: object) =>
  changeLines(infoChanges(before as Record<string, unknown>, after as Record<string, unknown>));

test('a setting is told with old and new, field by field, by its name in the folder', () => {
  expect(
    said(
      { storeName: 'Kiln', terms: { country: 'DE', returnDays: 14 }, supportHours: '' },
      {
        storeName: 'Kiln & Wheel',
        terms: { country: 'DE', returnDays: 30, taxIncluded: true },
        supportHours: '9 to 5',
      },
    ),
  ).toEqual([
    '~ name: "Kiln" -> "Kiln & Wheel"',
    '~ terms: returnDays 14 -> 30, taxIncluded - -> true',
    '~ company.hours: "" -> "9 to 5"',
  ]);
  expect(said({}, { address: { postalCode: ['99999'] } })).toEqual(['~ address: postalCode - -> ["99999"]']);
  expect(said({ homeTexts: { promoTitle: 'New' } }, { homeTexts: {} })).toEqual(['~ home: promoTitle "New" -> -']);
});

test('a long value is only named', () => {
  const long = 'x'.repeat(100);
  expect(said({ description: 'Pots' }, { description: long })).toEqual(['~ description']);
  expect(said({ theme: { color: '#111', font: long } }, { theme: { color: '#222' } })).toEqual([
    '~ theme: color "#111" -> "#222", font',
  ]);
  expect(said({ navigation: [{ label: long }] }, { navigation: [] })).toEqual(['~ navigation']);
});

test('short lists say old and new, whatever they are of', () => {
  expect(said({ hosts: ['a.example'] }, { hosts: ['a.example', 'b.example'] })).toEqual([
    '~ hosts: ["a.example"] -> ["a.example","b.example"]',
  ]);
  expect(said({ carriers: [{ name: 'Royal Mail' }] }, { carriers: [{ name: 'Evri' }] })).toEqual([
    '~ carriers: [{"name":"Royal Mail"}] -> [{"name":"Evri"}]',
  ]);
});

test('nothing that stays is told, and pages one by one', () => {
  const before = { policies: { terms: 'a', faq: 'b' }, terms: { country: 'IN' } };
  expect(said(before, { policies: { terms: 'c', about: 'd' }, terms: { country: 'IN' } })).toEqual([
    '~ policy terms: "a" -> "c"',
    '- policy faq',
    '+ policy about',
  ]);
});
