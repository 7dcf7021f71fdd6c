import { expect, test } from 'vitest';
import { languageOf } from '#owner/shop-folder/init/language-of-texts.ts';

const TEXTS: [string, string][] = [
  ['de', 'Das Hemd ist aus Leinen und wird mit Sorgfalt genäht. Die Knöpfe sind von Hand angenäht für lange Freude.'],
  ['fr', 'La chemise est en lin et les boutons sont cousus à la main. Une pièce pour tous les jours, avec des poches.'],
  ['es', 'La camisa es de lino y los botones están cosidos a mano. Una prenda para el día a día, con bolsillos.'],
  ['pt', 'A camisa é de linho e os botões são costurados à mão. Uma peça para o dia a dia, com bolsos e não amassa.'],
  ['it', 'La camicia è di lino e i bottoni sono cuciti a mano. Un capo per tutti i giorni, con le tasche della nonna.'],
  ['nl', 'Het hemd is van linnen en de knopen zijn met de hand aangenaaid. Een stuk voor elke dag, niet te warm.'],
  ['pl', 'Koszula jest z lnu i ma guziki przyszyte ręcznie. Ubranie na co dzień, nie gniecie się, dla każdego.'],
  ['ru', 'Рубашка из льна, и пуговицы пришиты вручную. Вещь на каждый день, не мнётся, для всех.'],
  ['en', 'The shirt is made of linen and the buttons are sewn on by hand. A piece for every day, with pockets.'],
];

test.each(TEXTS)('texts in %s are known by their small words', (language, text) => {
  expect(languageOf([text, text, text])).toBe(language);
});

test.each([
  ['de', ['Größe', 'S', 'Farbe']],
  ['de', ['WAHR', '', 'FALSCH', 'TRUE']],
  ['de', ['MwSt', 'mwst']],
  ['fr', ['Taille', 'Couleur']],
  ['es', ['Talla', 'VERDADERO']],
  ['it', ['Taglia', 'Colore']],
  ['nl', ['Maat', 'Kleur', 'WAAR']],
  ['pl', ['Rozmiar', 'Kolor']],
  ['pt', ['Tamanho', 'Cor']],
  ['ru', ['Размер', 'Цвет']],
])('where texts are few, cells that are in %s alone tell it: %j', (language, cells) => {
  expect(languageOf(['Slim Jeans'], cells)).toBe(language);
  expect(languageOf(Array<string>(3).fill(TEXTS[8]![1]), cells), 'texts tell more').toBe('en');
});

test('cells of several languages, one alone, and those that all spreadsheets have tell none', () => {
  for (const cells of [
    [],
    ['Farbe'],
    ['Größe', 'Couleur'],
    ['Size', 'Color', 'TRUE', 'VAT'],
    ['Farbe bekennen', 'Die Größe'],
  ])
    expect(languageOf(['Slim Jeans'], cells), cells.join()).toBeUndefined();
});

test('few words, names alone, and two languages side by side tell none', () => {
  expect(languageOf([])).toBeUndefined();
  expect(languageOf(['Slim Jeans', 'La Redoute', 'El Greco', 'Der Blaue Reiter'])).toBeUndefined();
  expect(
    languageOf([TEXTS[0]?.[1] ?? '', TEXTS[8]?.[1] ?? '', TEXTS[0]?.[1] ?? '', TEXTS[8]?.[1] ?? '']),
  ).toBeUndefined();
});
