import type { Field } from './columns/columns.ts';
import { kindOf, type OptionKind } from './option-kinds.ts';
import { cellOf, type Row } from './read-rows.ts';

/** An option of a product. `kind`: whether a shopper chooses it as size or as colour. */
export interface Option {
  name: string;
  kind: OptionKind;
  field: Field;
}

const OPTIONS: { name: Field; value: Field }[] = [
  { name: 'option1Name', value: 'option1Value' },
  { name: 'option2Name', value: 'option2Value' },
  { name: 'option3Name', value: 'option3Value' },
];

/** The options, named in the first row that has their names, because later rows leave the names blank. */
export function readOptions(rows: Row[]): Option[] {
  const kinds = new Set<string>();
  return OPTIONS.flatMap(({ name: nameField, value }): Option[] => {
    const name = rows.map((row) => cellOf(row, nameField)).find(Boolean) ?? '';
    if (!name || isPlaceholder(name, rows, value) || isBlankColumn(rows, name, value)) return [];
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

/** A product without any value of a column that is itself called as the option has no such option. */
function isBlankColumn(rows: Row[], name: string, field: Field): boolean {
  return rows.every((row) => isOwnColumn(row, { name, field }) && cellOf(row, field) === '');
}

/** Whether the column of its values is itself called as the option, as in a table of one's own. */
export function isOwnColumn(row: Row, { name, field }: Pick<Option, 'name' | 'field'>): boolean {
  return row.columns.fields.get(field)?.name === name;
}

/** Shopify writes `Title` = `Default Title` for a product without options. */
function isPlaceholder(name: string, rows: Row[], field: Field): boolean {
  return (
    name.toLowerCase() === 'title' &&
    rows.every((row) => ['', 'default title'].includes(cellOf(row, field).toLowerCase()))
  );
}
