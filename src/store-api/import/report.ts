import type { Field } from './read/columns.ts';
import type { Problem } from './import-error.ts';
import type { Row } from './read/read-rows.ts';

/** Collects a problem with a cell. */
export type Report = (row: Row, field: Field, what: string) => void;

export function reporter(problems: Problem[]): Report {
  return (row, field, what) => problems.push({ line: row.line, column: columnName(row, field), what });
}

/** The header of the field's column in the file; undefined when it has none. */
export function columnName(row: Row, field: Field): string | undefined {
  return row.columns.fields.get(field)?.name;
}
