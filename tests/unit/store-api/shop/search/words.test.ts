import { describe, expect, test } from 'vitest';
import { editDistance } from '#store-api/shop/search/edit-distance.ts';
import { sortedSizes } from '#backends/serving/size-order.ts';
import { phoneticKeyOf, stemOf, wordsOf } from '#store-api/shop/search/words.ts';

test.each([
  ['Raw  jeans', ['raw', 'jeans']],
  ['T-shirt, 100%_cotton!', ['t', 'shirt', '100', 'cotton']],
  ["Men's DON’T", ['men', 'dont']],
  ['ÉTÉ E\u0301te\u0301', ['ete', 'ete']],
  ['ｄｅｎｉｍ', ['denim']],
  ['दुपट्टा', ['दुपट्टा']],
  ["% _ \\ '", []],
])('the words of %j', (typed, words) => expect(wordsOf(typed)).toEqual(words));

test.each([
  ['jeans', 'jean'],
  ['belts', 'belt'],
  ['accessories', 'accessory'],
  ['watches', 'watch'],
  ['dresses', 'dress'],
  ['chinos', 'chino'],
  ['shorts', 'shorts'],
  ['canvas', 'canvas'],
  ['cap', 'cap'],
])('the singular of %s is %s', (word, stem) => expect(stemOf(word)).toBe(stem));

test.each([
  ['jeans', 'jeens', 'jins'],
  ['kameez', 'qamiz', 'kamiz'],
  ['chappal', 'chapal'],
  ['linen', 'linnen'],
  ['khaki', 'kaki', 'kakhi'],
])('%s sounds like %s', (...words) =>
  expect(new Set(words.map((word) => phoneticKeyOf(word.replace(/s$/, '')))).size).toBe(1),
);

describe('edit distance', () => {
  test.each([
    ['jeans', 'jeans', 0],
    ['jaens', 'jeans', 1],
    ['jens', 'jeans', 1],
    ['jeanss', 'jeans', 1],
    ['oxfrod', 'oxford', 1],
    ['selvadge', 'selvege', 2],
    ['belt', 'tote', 3],
    ['a', 'abcdef', 3],
  ])('from %s to %s: %i', (one, other, distance) => {
    expect(editDistance(one, other, 2)).toBe(distance);
    expect(editDistance(other, one, 2)).toBe(distance);
  });
});

test('sizes from small to large: letters, numbers, words', () => {
  const sizes = ['One Size', '32', 'XL', '28', 'S', 'xs', '30', 'M', '7-8 years', 'XXL'];
  expect(sortedSizes(sizes.map((value) => ({ value }))).map(({ value }) => value)).toEqual([
    'xs',
    'S',
    'M',
    'XL',
    'XXL',
    '7-8 years',
    '28',
    '30',
    '32',
    'One Size',
  ]);
});
