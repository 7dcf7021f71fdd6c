import { expect, test } from 'vitest';
import { benefitsOf } from '#site/home/benefits.ts';
import { toStore } from '#site/store.ts';

const shown = (record: Parameters<typeof toStore>[0]) => benefitsOf(toStore(record, false));
const titles = (record: Parameters<typeof toStore>[0]) => shown(record).map(({ title }) => title);

test('2.home.benefits: the four of the specification for a store that says nothing, with what it says below them', () => {
  const four = ['Premium Quality', 'Modern Designs', 'Perfect Fit', 'Sustainable Practices'];
  expect(titles({})).toEqual(four);
  expect(titles(JSON.parse('{"homeTexts":{"Perfect Fit":"In eight sizes."}}'))).toEqual(four);
  expect(shown({ homeTexts: { 'Perfect Fit': 'In eight sizes.' } })[2]?.text).toBe('In eight sizes.');
});

test('11.benefits: others, fewer or none; icons only where all are of the specification', () => {
  expect(titles({ benefits: [] })).toEqual([]);
  expect(shown({ benefits: [{ title: 'Perfect Fit' }] })).toEqual([
    { icon: 'ruler', title: 'Perfect Fit', isOwn: false, text: undefined },
  ]);
  expect(shown({ benefits: [{ title: 'Perfect Fit' }, { title: 'toString', text: 'For life.' }] })).toEqual([
    { icon: undefined, title: 'Perfect Fit', isOwn: false, text: undefined },
    { icon: undefined, title: 'toString', isOwn: true, text: 'For life.' },
  ]);
});
