import * as text from './text.ts';
/** Garment measurements, laid flat, in centimetres: what a tape shows on the piece itself. */
export interface SizeTable {
  title: string;
  columns: string[];
  rows: { size: string; measures: number[] }[];
}

const waists = [28, 30, 32, 34, 36, 38];

const jeans: SizeTable = {
  title: text.jeans,
  columns: [text.waist, text.hip, text.thigh, text.rise, text.inseam],
  rows: waists.map((waist, step) => ({
    size: String(waist),
    measures: [72 + step * 5, 92 + step * 5, 55 + step * 2.5, 25.5 + step * 0.7, 81],
  })),
};

const shorts: SizeTable = {
  title: text.shorts,
  columns: [text.waist, text.hip, text.thigh, text.rise, text.inseam],
  rows: waists.map((waist, step) => ({
    size: String(waist),
    measures: [73 + step * 5, 96 + step * 5, 59 + step * 2.5, 26 + step * 0.7, 20],
  })),
};

const shirts: SizeTable = {
  title: text.shirts,
  columns: [text.chest, text.shoulder, text.sleeve, text.length],
  rows: ['XS', 'S', 'M', 'L', 'XL', 'XXL'].map((size, step) => ({
    size,
    measures: [98 + step * 6, 43 + step * 1.5, 62 + step, 70 + step * 1.5],
  })),
};

/** The table of a category; undefined where sizes are no question. */
export function sizeTableOf(category: string): SizeTable | undefined {
  return { jeans, shorts, shirts }[category.toLowerCase()];
}

/** `72 cm` or `28.3 in`. */
export function inUnit(centimetres: number, unit: 'cm' | 'in'): string {
  const value = unit === 'cm' ? centimetres : centimetres / 2.54;
  return String(Math.round(value * 10) / 10);
}
