import type { Field } from './read/columns/columns.ts';
import type { Problem } from './import-error.ts';
import type { TakeNote } from './notes.ts';
import type { Row } from './read/read-rows.ts';

/** Says something of a cell. */
export type Report = (row: Row, field: Field, what: string, example?: string) => void;

export interface Reports {
  /** The file cannot be imported because of it. */
  problem: Report;
  /** The cell is read otherwise than it is written, or not at all. */
  note: Report;
}

export function reporters(problems: Problem[], takeNote: TakeNote): Reports {
  return {
    problem: (row, field, what) => problems.push({ line: row.line, column: columnName(row, field), what }),
    note: (row, field, what, example) => takeNote(row.line, columnName(row, field), what, example),
  };
}

/** The header of the field's column in the file; undefined when it has none. */
export function columnName(row: Row, field: Field): string | undefined {
  return row.columns.fields.get(field)?.name;
}
