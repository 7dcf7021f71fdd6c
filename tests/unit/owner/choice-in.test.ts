import { expect, test } from 'vitest';
import { choiceIn } from '#owner/new-orders/choice-in.ts';

const TOPS = ['5-6 years', '7-8 years'].flatMap((size) => ['Ecru/Navy', 'Ecru'].map((color) => ({ size, color })));
const CHINOS = [
  { size: 'M / Long', color: null },
  { size: 'M', color: null },
];
const BELTS = [{ size: null, color: 'Brown / Black' }];

test.each([
  ['5-6 years/Ecru/Navy', TOPS, '5-6 years', 'Ecru/Navy'],
  ['5-6 years/Ecru', TOPS, '5-6 years', 'Ecru'],
  ['7-8 YEARS / ecru / navy', TOPS, '7-8 years', 'Ecru/Navy'],
  ['Ecru/Navy', TOPS, undefined, 'Ecru/Navy'],
  ['7-8 years', TOPS, '7-8 years', undefined],
  ['9-10 years/Ecru/Navy', TOPS, '9-10 years', 'Ecru/Navy'],
  ['M / Long', CHINOS, 'M / Long', undefined],
  ['M', CHINOS, 'M', undefined],
  ['/Brown/Black', BELTS, undefined, 'Brown / Black'],
  ['Brown/Black', BELTS, undefined, 'Brown / Black'],
])('10.owner-orders: %s names what the product comes in, slashes and all', (named, variants, size, color) => {
  expect(
    choiceIn(
      named.split('/').map((word) => word.trim()),
      variants,
    ),
  ).toEqual({ size, color });
});
