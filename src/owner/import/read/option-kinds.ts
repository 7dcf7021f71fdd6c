/** Whether a shopper chooses an option as size or as colour. */
export type OptionKind = 'size' | 'color' | 'other';

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

/** No word here is longer; a name of thousands of marks takes long to normalise. */
const LONGEST = 60;

export const OPTION_WORDS = { size: SIZE, color: COLOR } as const;

export function kindOf(name: string): OptionKind {
  if (name.length > LONGEST) return 'other';
  const word = name.normalize('NFC').toLowerCase();
  if (SIZE.has(word)) return 'size';
  return COLOR.has(word) ? 'color' : 'other';
}
