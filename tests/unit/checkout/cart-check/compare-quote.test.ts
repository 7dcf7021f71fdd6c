import { expect, test } from 'vitest';
import { lineKey } from '#cart/line.ts';
import { compareQuote } from '#checkout/cart-check/compare-quote.ts';
import { readQuote } from '#contract/quote.ts';

const line = (id: string, price: number, selectedSize = '') => ({
  id,
  name: id,
  image: '',
  price,
  quantity: 2,
  selectedSize,
  selectedColor: '',
});
const lines = [line('a', 10, 'M'), line('b', 20), line('c', 30), line('d', 40), line('e', 50)];

test('O12 B3: a quote names new prices; what is gone, not made any more or sold out is marked', () => {
  const quote = readQuote({
    error: 'Prices have changed.',
    quote: {
      total: 24,
      lines: [
        { productId: 'a', price: 12 },
        { productId: 'b', price: 20 },
        { productId: 'c', problem: 'gone' },
        { productId: 'd', problem: 'sold-out', left: 1 },
        { productId: 'e', problem: 'choice' },
      ],
    },
  })!;
  const { prices, problems, choices } = compareQuote(lines, quote);
  expect([...prices]).toEqual([[lineKey(lines[0]!), 12]]);
  expect([...problems]).toEqual([
    [lineKey(lines[2]!), 'No longer available'],
    [lineKey(lines[3]!), 'Only 1 left: change it to 1'],
    [lineKey(lines[4]!), 'This choice is no longer available'],
  ]);
  expect([...choices]).toEqual([[lineKey(lines[3]!), { size: [], color: [], left: 1, waits: true }]]);
});

test('D27: a line without a colour is asked for one of those the quote names; one that is gone can be chosen anew', () => {
  const cap = { ...line('cap', 10, 'One Size'), selectedColor: '' };
  const found = (asked: object, quoted: object) =>
    compareQuote(
      [{ ...cap, ...asked }],
      readQuote({ quote: { total: 0, lines: [{ productId: 'cap', problem: 'choice', ...quoted }] } })!,
    );
  const told = (asked: object, choices: object) => [...found(asked, { choices }).problems.values()];
  expect([...found({}, { choices: { color: ['Black', 'Khaki'] } }).choices.values()]).toEqual([
    { size: [], color: ['Black', 'Khaki'], waits: true },
  ]);
  expect(told({}, { color: ['Black', 'Khaki'] })).toEqual(['Choose a color']);
  expect(told({ selectedSize: '' }, { size: ['S'] })).toEqual(['Choose a size']);
  expect(told({ selectedSize: '' }, { size: ['S'], color: ['Black'] })).toEqual(['Choose a size and a color']);
  expect(told({ selectedColor: 'Green' }, { color: ['Black'] })).toEqual(['This choice is no longer available']);
  expect([...found({ selectedColor: 'Green' }, { choices: { color: ['Black'] } }).choices.values()]).toMatchObject([
    { waits: false },
  ]);
  for (const odd of [undefined, null, 'Black', [], { color: 'Black' }, { color: [null, 7] }, { color: [] }])
    expect([...found({}, { choices: odd }).choices]).toEqual([]);
});

test('a quote of other lines says nothing of these', () => {
  expect(compareQuote(lines, { total: 1, lines: [{ productId: 'z', price: 1 }] })).toEqual({
    problems: new Map(),
    choices: new Map(),
    prices: new Map(),
  });
});

test.each([
  undefined,
  null,
  'text',
  {},
  { quote: null },
  { quote: { lines: 'none' } },
  { quote: { total: 1, lines: [] } },
])('%j has no quote', (body) => {
  expect(readQuote(body)).toBeUndefined();
});
