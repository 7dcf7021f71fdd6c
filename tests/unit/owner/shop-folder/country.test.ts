import { expect, test } from 'vitest';
import { StoreFile } from '#owner/shop-folder/store-schema.ts';

const problemOf = (country: string) =>
  StoreFile.shape.terms
    .unwrap()
    .shape.country.safeParse(country)
    .error?.issues.map(({ message }) => message) ?? [];

test.each([
  ['GB', []],
  ['IN', []],
  ['UK', ['must be a country, which UK is not: did you mean GB?']],
  ['EL', ['must be a country, which EL is not: did you mean GR?']],
  ['XX', ['must be a country of two capital letters, such as DE or IN, which XX is not']],
  ['EU', ['must be a country of two capital letters, such as DE or IN, which EU is not']],
  ['gb', ['must be a country of two capital letters, such as DE or IN']],
  ['England', ['must be a country of two capital letters, such as DE or IN']],
])('the country of a shop: %s', (country, problems) => {
  expect(problemOf(country)).toEqual(problems);
});
