import { expect, test } from 'vitest';
import { isolated } from '#lib/text/isolated.ts';
import { oneFullStop } from '#lib/text/one-full-stop.ts';
import { toStore } from '#site/store.ts';

test('12.layout a name that ends with a full stop ends its sentence, another one as before', () => {
  const said = (name: string) => oneFullStop(`© 2026 ${name}. All rights reserved.`, name);
  expect(said('Elbwind e. K.')).toBe('© 2026 Elbwind e. K. All rights reserved.');
  expect(said('Elbwind GmbH')).toBe('© 2026 Elbwind GmbH. All rights reserved.');
  expect(said('')).toBe('© 2026 . All rights reserved.');
  const hebrew = isolated('אלבווינד בע.');
  expect(oneFullStop(`The online shop of ${hebrew}.`, hebrew)).toBe(`The online shop of ${hebrew}`);
});

test('12.layout the description that a shop has unless it says one', () => {
  expect(toStore({ storeName: 'Elbwind e. K.' }, false).description).toBe('The online shop of Elbwind e. K.');
});
