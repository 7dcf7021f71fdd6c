import type { Field } from './columns.ts';
import { cellOf, type Row } from './read-rows.ts';

/** An option of a product. `kind`: whether a shopper chooses it as size or as colour. */
export interface Option {
  name: string;
  kind: 'size' | 'color' | 'other';
  field: Field;
}

const OPTIONS: { name: Field; value: Field }[] = [
  { name: 'option1Name', value: 'option1Value' },
  { name: 'option2Name', value: 'option2Value' },
  { name: 'option3Name', value: 'option3Value' },
];

/** What an option of sizes, or of colours, is called in the languages of spreadsheets. */
const SIZE = wordsOf(
  'size sizes größe größen grösse groesse taille tailles pointure talla tallas tamanho tamanhos taglia taglie misura ' +
    'maat maten storlek størrelse koko rozmiar velikost veľkosť veličina méret mărime mărimea beden размер розмір ' +
    'μέγεθος מידה サイズ 尺码 尺寸 사이즈 साइज़ ukuran',
);
const COLOR = wordsOf(
  'color colors colour colours farbe farben couleur couleurs coloris colores cor cores colore colori kleur kleuren ' +
    'färg farve farge väri kolor kolory barva farba boja szín culoare culoarea renk цвет цвят колір χρώμα צבע ' +
    '色 カラー 颜色 顏色 색상 रंग warna',
);

function wordsOf(words: string): ReadonlySet<string> {
  return new Set(words.normalize('NFC').split(' '));
}

/** The options, named in the first row that has their names, because later rows leave the names blank. */
export function readOptions(rows: Row[]): Option[] {
  const kinds = new Set<string>();
  return OPTIONS.flatMap(({ name: nameField, value }): Option[] => {
    const name = rows.map((row) => cellOf(row, nameField)).find(Boolean) ?? '';
    if (!name || isPlaceholder(name, rows, value)) return [];
    const kind = kindOf(name);
    if (kind !== 'other' && kinds.has(kind)) return [{ name, kind: 'other', field: value }];
    kinds.add(kind);
    return [{ name, kind, field: value }];
  });
}

/** Distinct values in the order of their first appearance. */
export function valuesOf(rows: Row[], { field }: Option): string[] {
  return [...new Set(rows.map((row) => cellOf(row, field)).filter(Boolean))];
}

export function kindOf(name: string): Option['kind'] {
  const word = name.normalize('NFC').toLowerCase();
  if (SIZE.has(word)) return 'size';
  return COLOR.has(word) ? 'color' : 'other';
}

/** Shopify writes `Title` = `Default Title` for a product without options. */
function isPlaceholder(name: string, rows: Row[], field: Field): boolean {
  return (
    name.toLowerCase() === 'title' &&
    rows.every((row) => ['', 'default title'].includes(cellOf(row, field).toLowerCase()))
  );
}
