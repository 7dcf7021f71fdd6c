import { expect, test } from 'vitest';
import { separatorOf } from '#lib/text/csv-separator.ts';

test.each([
  ['SKU,quantity', ','],
  ['SKU;quantity\nA,1', ';'],
  ['SKU\tquantity', '\t'],
  ['"a;b;c",d', ','],
  ['"a ""x,y,z"" b";c\r\n1,2,3', ';'],
  ['quantity', ','],
  ['', ','],
])('%j is parted by %j', (text, separator) => {
  expect(separatorOf(text)).toBe(separator);
});
