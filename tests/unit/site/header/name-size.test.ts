import { expect, test } from 'vitest';
import { linksFrom } from '#site/header/links-from.ts';
import { logoSize } from '#site/header/logo-size.ts';
import { lettersOf, nameSize } from '#site/header/name-size.ts';

test('a name is written smaller the longer it is', () => {
  expect(nameSize('Neelkora')).toBe('plain');
  expect(nameSize('Hill & Sons Clothing')).toBe('long');
  // A word that would be broken at 320 px.
  expect(nameSize('Küstenhandwerk')).toBe('long');
  expect(nameSize('Küsten-Handwerk')).toBe('plain');
  expect(nameSize('Schneidermeisterwerkstatt an der Oberbaumbrücke Kreuzberg')).toBe('longest');
});

test('letters are counted as wide as they are', () => {
  expect(lettersOf('Grün')).toBe(4);
  expect(lettersOf('Grün'.normalize('NFD'))).toBe(4);
  // With a mark that stands beside its letter.
  expect(lettersOf('हथकरघा घर')).toBe(8);
  expect(lettersOf('衣服店')).toBe(6);
  expect(lettersOf('👗 Mode')).toBe(7);
});

test('a logo is as large as its room lets it, and needs its own size', () => {
  expect(logoSize({ url: 'a', width: 400, height: 40 })).toEqual({ width: 200, height: 20 });
  expect(logoSize({ url: 'a', width: 400, height: 400 })).toEqual({ width: 44, height: 44 });
  expect(logoSize({ url: 'a', width: 40, height: 20 })).toEqual({ width: 88, height: 44 });
  expect(logoSize({ url: 'a' })).toBeUndefined();
});

test('links that do not fit beside the name are in the menu: the specified ones of a plain shop stand from 768 px on', () => {
  const links = (...labels: string[]) => labels.map((label) => ({ label }));
  expect(linksFrom(links('Jeans', 'Shirts', 'Shorts', 'All Products'), 'Neelkora')).toBe('tablets');
  expect(linksFrom(links('Strickjacken', 'Hosen und Röcke', 'Accessoires', 'All Products'), 'Hill')).toBe('desks');
  expect(
    linksFrom(links('Donaudampfschifffahrtsgesellschaftsmützen', 'Hosen', 'All Products'), 'Hill & Sons Clothing'),
  ).toBe('desks');
  expect(
    linksFrom(
      links('Donaudampfschifffahrtsgesellschaftsmützen', 'Strickjacken', 'Hosen', 'All Products'),
      'Hill & Sons',
    ),
  ).toBe('nowhere');
});
