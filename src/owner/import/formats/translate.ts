import type { CatalogueFormat } from './format.ts';
import type { Field } from '../read/columns/columns.ts';
import { ALSO_SHORT, nearestHeader } from '../read/columns/meant-header.ts';
import { withDecimalPoint } from '../read/price.ts';
import { kindOf } from '../read/option-kinds.ts';
import { asHtml, isHtml, toDescription } from '../read/description.ts';
import type { Row } from '../read/read-rows.ts';
import type { IgnoredColumn, Table } from '../read/read-table.ts';
import type { CsvRecord } from '#lib/text/csv-records.ts';

/** A cell of another system, and the header that a report names for it. */
export interface Cell {
  text: string;
  column: string;
}

export type Cells = Partial<Record<Field, Cell>>;

/** An attribute of a product, with its values. */
export interface Attribute {
  name: string;
  values: string[];
}

export interface NamedTable {
  /** The trimmed cell under a header (lower case); '' without one. The column counts as read from then on. */
  textOf: (record: CsvRecord, name: string) => string;
  cellOf: (record: CsvRecord, name: string) => Cell;
  /** The header as the file writes it. */
  columnOf: (name: string) => string;
  has: (name: string) => boolean;
  isRead: (index: number) => boolean;
  /** Of the headers that were looked for in vain, the one that another may have been meant to be. */
  meantBy: (name: string) => string | undefined;
}

export function nameCells({ header }: Table): NamedTable {
  const names = header.map((name) => name.trim().toLowerCase().replace(/\s+/g, ' '));
  const read = new Set<number>();
  const asked = new Set<string>();
  const textOf = ({ cells }: CsvRecord, name: string) => {
    const index = names.indexOf(name);
    asked.add(name);
    if (index >= 0) read.add(index);
    return (cells[index] ?? '').trim();
  };
  const columnOf = (name: string) => header[names.indexOf(name)]?.trim() ?? name;
  return {
    textOf,
    columnOf,
    cellOf: (record, name) => ({ text: textOf(record, name), column: columnOf(name) }),
    has: (name) => names.includes(name),
    isRead: (index) => read.has(index),
    meantBy: (name) =>
      nearestHeader(
        name,
        [...asked].map((header) => ({ header, isThere: names.includes(header) })),
        ALSO_SHORT,
      ),
  };
}

/** Columns that nothing is read from, with the headers that they may have been meant to have. */
export function withMeant(
  ignored: readonly IgnoredColumn[],
  { meantBy }: NamedTable,
  spelled: CatalogueFormat['spelled'],
): IgnoredColumn[] {
  return ignored.map((one) => {
    const meant = meantBy(one.name);
    return { ...one, meant: meant && spelled(meant) };
  });
}

interface RowFacts {
  sold: boolean;
  picturesElsewhere?: boolean;
  attributes?: readonly Attribute[];
}

/** A row as the reader of Shopify's files takes it. */
export function toRow(line: number, cells: Cells, { sold, picturesElsewhere = false, attributes = [] }: RowFacts): Row {
  const entries = Object.entries(cells) as [Field, Cell][];
  return {
    line,
    sold,
    picturesElsewhere,
    columns: {
      fields: new Map(entries.map(([field, { column }], index) => [field, { index, name: column }])),
      metafields: attributes.map(({ name }, index) => ({
        index: entries.length + index,
        name,
        header: name,
        isList: false,
      })),
    },
    cells: [...entries.map(([, { text }]) => text), ...attributes.map(({ values }) => listText(values))],
  };
}

const MOST_OPTIONS = 3;

/** Options as the importer reads them, at most three: size and colour first, those beyond are one. */
export function groupOptions(names: readonly string[]): string[][] {
  const sorted = [...names].sort((one, other) => Number(kindOf(one) === 'other') - Number(kindOf(other) === 'other'));
  if (sorted.length <= MOST_OPTIONS) return sorted.map((name) => [name]);
  return [...sorted.slice(0, MOST_OPTIONS - 1).map((name) => [name]), sorted.slice(MOST_OPTIONS - 1)];
}

const OPTION_FIELDS = [
  ['option1Name', 'option1Value'],
  ['option2Name', 'option2Value'],
  ['option3Name', 'option3Value'],
] as const;

/** The cells of one choice, with its value of each option. */
export function optionCells(groups: readonly string[][], choice: ReadonlyMap<string, string>, column: string): Cells {
  const cells: Cells = {};
  OPTION_FIELDS.forEach(([nameField, valueField], index) => {
    const group = groups[index];
    if (!group) return;
    cells[nameField] = { text: group.join(' / '), column };
    cells[valueField] = { text: group.map((name) => choice.get(name) ?? '').join(' / '), column };
  });
  return cells;
}

/** `12,50` and `12.500000` as `12.50`. */
export function plainAmount(text: string): string {
  return withDecimalPoint(text).replace(/^(\d+\.\d{2})0+$/, '$1');
}

/** Pages of this shop show pictures by https alone. */
export function toHttps(address: string): string {
  return address.replace(/^http:\/\//i, 'https://');
}

/** Several texts, each HTML or not, as one cell: of HTML once one of them is. */
export function joinTexts(texts: readonly string[], column: string): Cell {
  if (texts.some(isHtml)) return { text: texts.map(asHtml).filter(Boolean).join('\n'), column };
  const text = texts.map(toDescription).filter(Boolean).join('\n\n');
  return { text: text.replace(/&/g, '&amp;').replace(/</g, '&lt;'), column };
}

function listText(values: readonly string[]): string {
  const [first = ''] = values;
  return values.length > 1 || first.startsWith('["') ? JSON.stringify(values) : first;
}
