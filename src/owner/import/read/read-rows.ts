import type { Columns, Field } from './columns/columns.ts';

/** A record, by the fields that the importer reads. */
export interface Row {
  /** Where it begins in the file. */
  line: number;
  columns: Columns;
  cells: string[];
  /** It has more cells than the header: nothing of it is where it belongs. */
  isShifted?: boolean;
  /** Whether it is a choice that is sold. Undefined in Shopify's files, where it follows from the cells. */
  sold?: boolean;
  /** Of a product's first row: the handle that it may have in a shop of before (product-handles.ts). */
  formerHandle?: string | undefined;
  /** The export names pictures that it does not contain: one that is not there is left out and reported. */
  picturesElsewhere?: boolean;
}

/** All rows of one product. */
export type ProductRows = [Row, ...Row[]];

/** The trimmed cell; '' when the file lacks the column or the record is too short. */
export function cellOf({ columns, cells }: Row, field: Field): string {
  const column = columns.fields.get(field);
  return column ? (column.text ?? cells[column.index] ?? '').trim() : '';
}
