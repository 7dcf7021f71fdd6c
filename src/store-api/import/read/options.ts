import type { Field } from './columns.ts';
import { cellOf, type Row } from './read-rows.ts';

/** An option a product is sold by. `kind` says whether shoppers pick it as size or colour. */
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

/** The options the first row that names them gives: later rows leave the names blank. */
export function readOptions(rows: Row[]): Option[] {
  const taken = new Set<string>();
  return OPTIONS.flatMap(({ name: nameField, value }): Option[] => {
    const name = rows.map((row) => cellOf(row, nameField)).find(Boolean) ?? '';
    if (!name || isPlaceholder(name, rows, value)) return [];
    const kind = kindOf(name);
    if (kind !== 'other' && taken.has(kind)) return [{ name, kind: 'other', field: value }];
    taken.add(kind);
    return [{ name, kind, field: value }];
  });
}

/** Distinct values in first-seen order. */
export function valuesOf(rows: Row[], { field }: Option): string[] {
  return [...new Set(rows.map((row) => cellOf(row, field)).filter(Boolean))];
}

function kindOf(name: string): Option['kind'] {
  if (/^sizes?$/i.test(name)) return 'size';
  return /^colou?rs?$/i.test(name) ? 'color' : 'other';
}

/** Shopify's way to say that a product has no options: `Title` = `Default Title`. */
function isPlaceholder(name: string, rows: Row[], field: Field): boolean {
  return (
    name.toLowerCase() === 'title' &&
    rows.every((row) => ['', 'default title'].includes(cellOf(row, field).toLowerCase()))
  );
}
