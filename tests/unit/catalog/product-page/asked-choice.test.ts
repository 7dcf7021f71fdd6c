import { expect, test } from 'vitest';
import { choiceOfUrl, startChoice } from '#catalog/product-page/choice/choice-of-url.ts';

const product = { sizes: ['M', 'L'], colors: ['Indigo'], images: [], variants: [] };
const asked = (query: string) => choiceOfUrl(product, new URLSearchParams(query));

test('an address names a size and a colour the product comes in, and nothing else', () => {
  expect(asked('color=Indigo&size=M')).toEqual({ size: 'M', color: 'Indigo' });
  expect(asked('size=L')).toEqual({ size: 'L', color: '' });
  for (const query of ['', 'size=', 'size=XXL', 'color=Red&size=M', 'size=m', 'size=M%00'])
    expect(asked(query), query).toBeUndefined();
});

test('the form begins with what the address names, else with the only choice there is', () => {
  expect(startChoice({ ...product, chosen: asked('size=L') })).toEqual({ size: 'L', color: 'Indigo' });
  expect(startChoice(product)).toEqual({ size: '', color: 'Indigo' });
});
