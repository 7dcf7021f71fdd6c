import { expect, test } from 'vitest';
import { searchColumns, searchWords } from '#store-api/rules/search-words.ts';

test.each([
  ['Raw  jeans', ['raw', 'jeans']],
  ['T-shirt, 100%_cotton!', ['t', 'shirt', '100', 'cotton']],
  ['jeans JEANS Jeans', ['jeans']],
  ['ÉTÉ E\u0301te\u0301', ['été']],
  ['ｄｅｎｉｍ', ['denim']],
  ['दुपट्टा', ['दुपट्टा']],
  ['1 2 3 4 5 6 7 8 9', ['1', '2', '3', '4', '5', '6', '7', '8']],
  ['% _ \\ \'', []],
])('the words of %j', (typed, words) => expect(searchWords(typed)).toEqual(words));

test.each(['', ' ', '\t\n'])('%j asks for nothing', (typed) => expect(searchWords(typed)).toBeUndefined());

test('a product is found by title, category, parent category and what its attributes say', () => {
  const attributes = [{ key: 'Color', value: ['Deep Indigo'] }, { key: 'fabric', value: ['98% Cotton'] }, { key: 'Featured', value: ['true'] }];
  expect(searchColumns({ title: 'Raw-Denim Jeans', category: 'Jeans', parentCategory: 'Slim Fit', attributes })).toEqual({
    search_title: ' raw denim jeans ',
    search_text: ' raw denim jeans jeans slim fit deep indigo 98 cotton ',
  });
  expect(searchColumns({ title: '', category: 'Hats', parentCategory: null, attributes: [] })).toEqual({ search_title: '  ', search_text: ' hats ' });
});
