import { expect, test } from 'vitest';
import fc from 'fast-check';
import { swatchesOf, swatchOf } from '#catalog/swatch.ts';

test('the last word that is known decides', () => {
  expect(swatchOf('Washed Black')).toBeDefined();
  expect(swatchOf('Blue Stripe')).toBe(swatchOf('Blue'));
  expect(swatchOf('Shell Pink')).toBe(swatchOf('pink'));
  expect(swatchOf('Duck-Brown')).toBe(swatchOf('BROWN'));
});

test('a whole name may have a colour of its own', () => {
  expect(swatchOf('Light Stone')).not.toBe(swatchOf('Stone'));
  expect(swatchOf('Sky Wash')).not.toBe(swatchOf('Sky'));
});

test('names of colours in German, French, Spanish, Italian and Portuguese', () => {
  for (const [english, names] of Object.entries({
    black: ['Schwarz', 'Noir', 'noire', 'Negro', 'Nero', 'Preto'],
    white: ['Weiß', 'Blanc', 'Blanco roto', 'Bianca', 'Branco'],
    navy: ['Marine', 'Bleu marine', 'Azul marino', 'Marineblau', 'Blu navy', 'Azul-marinho'],
    green: ['Grün', 'GRÜN', 'Vert', 'Verde'],
    pink: ['Rosa'],
    grey: ['Grau meliert', 'Gris', 'Gris chiné', 'Grigio', 'Cinza'],
    red: ['Rot', 'Rouge', 'Rojo', 'Rosso', 'Vermelho'],
    yellow: ['Gelb', 'Jaune', 'Amarillo', 'Giallo', 'Amarela'],
    brown: ['Braun', 'Marron', 'Marrón', 'Marrone', 'Marrom'],
    emerald: ['Smaragd', 'Émeraude', 'Esmeralda', 'Smeraldo'],
    kowhai: ['Kōwhai'],
    turquoise: ['Türkis', 'Turquesa', 'Turchese'],
  }))
    for (const name of names) expect(swatchOf(name), name).toBe(swatchOf(english));
});

test('dark and light shades are no equal dots, in one word or two', () => {
  for (const [plain, ...shades] of [
    ['Blau', 'Dunkelblau', 'Hellblau'],
    ['Bleu', 'Bleu foncé', 'Bleu clair'],
    ['Gris', 'Gris oscuro', 'Gris claro'],
    ['Grey', 'Dark Grey', 'Light Grey'],
  ] as const)
    expect(new Set([plain, ...shades].map(swatchOf)).size, plain).toBe(3);
  expect(swatchOf('Dunkelbraun')).toBe(swatchOf('dark brown'));
  expect(swatchOf('Graublau')).toBe(swatchOf('blue'));
  expect(swatchOf('Rostrot')).toBe(swatchOf('rust'));
  expect(swatchOf('Marineblau')).toBe(swatchOf('navy'));
  expect(swatchOf('Carrot')).toBeUndefined();
});

test('names that say nothing, or try something, have no colour', () => {
  for (const name of [
    '',
    'Assorted',
    'Fjord',
    'constructor',
    '__proto__',
    'red;background:url(//evil)'.replace('red', 'x'),
    'हरा',
  ])
    expect(swatchOf(name), name).toBeUndefined();
  expect(swatchesOf(['__proto__', 'constructor'])).toEqual({});
});

test('the colours of a product have a dot each, or none has one', () => {
  expect(swatchesOf(['Rosa', 'Fern'])).toEqual({ Rosa: swatchOf('pink'), Fern: swatchOf('fern') });
  expect(swatchesOf(['Rosa', 'Fjord'])).toEqual({});
});

test('whatever a backend names, only a plain hex colour comes out', () => {
  fc.assert(fc.property(fc.string(), (name) => /^#[0-9a-f]{6}$/.test(swatchOf(name) ?? '#000000')));
});
