import type { Field } from './read/columns.ts';
import type { Problem } from './import-error.ts';
import type { Row } from './read/read-rows.ts';

/** Notes what is wrong with a cell and goes on. */
export type Report = (row: Row, field: Field, what: string) => void;

export function reporter(problems: Problem[]): Report {
  return (row, field, what) => problems.push({ line: row.line, column: columnName(row, field), what });
}

/** What the file calls a field; undefined when it has no such column. */
export function columnName(row: Row, field: Field): string | undefined {
  return row.columns.fields.get(field)?.name;
}
