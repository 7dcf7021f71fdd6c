import type { Field } from './columns.ts';
import type { ProductRows } from '../read-rows.ts';
import type { Table } from '../read-table.ts';
import type { PriceReports } from '../read-variants.ts';
import type { Problem } from '../../import-error.ts';
import { shiftedText } from '#lib/text/shifted-rows.ts';

/** What such a row was the ground for is known by reading without it: so often at most, whatever a file has. */
export const MOST_READINGS = 3;

/**
 * Rows with more cells than the header: one mistake each, and no ground for another (docs/decisions D482). Blank cells
 * beyond it count where most rows have fewer, and in the lines of `wrong`, which have a mistake.
 */
export function shiftedRows({ header, records, separator = ',' }: Table, wrong: ReadonlySet<number>): Problem[] {
  const longer = records.filter(({ cells }) => cells.length > header.length);
  const isRare = longer.length * 2 < records.length;
  return longer.flatMap((record) => {
    const alsoBlank = isRare || wrong.has(record.line);
    const what = shiftedText(record, { columns: header.length, separator, alsoBlank });
    return what === undefined ? [] : [{ line: record.line, what }];
  });
}

/** What is said of sound rows alone. */
export function ofSound<Of, Rest extends unknown[]>(
  say: (of: Of, ...rest: Rest) => void,
  isShifted: ReadonlySet<number>,
  lineOf: (of: Of) => number,
): (of: Of, ...rest: Rest) => void {
  return (of, ...rest) => {
    if (!isShifted.has(lineOf(of))) say(of, ...rest);
  };
}

/** The table, each shifted row with a mark. */
export function marked(table: Table, isShifted: ReadonlySet<number>): Table {
  const records = table.records.map((one) => (isShifted.has(one.line) ? { ...one, isShifted: true } : one));
  return { ...table, records };
}

/** The first row stays, as what the product is known by. */
export function soundRows([first, ...others]: ProductRows, isShifted: ReadonlySet<number>): ProductRows {
  return [first, ...others.filter(({ line }) => !isShifted.has(line))];
}

/** Of a product whose first row is shifted: what its title and its options are is not known. */
const OF_FIRST_ROW: readonly Field[] = ['handle', 'title', 'option1Value', 'option2Value', 'option3Value'];

/** Reports that leave out what follows from such a first row. */
export function ofOwnCells(reports: PriceReports): PriceReports {
  return {
    ...reports,
    problem: (row, field, what) => {
      if (!OF_FIRST_ROW.includes(field)) reports.problem(row, field, what);
    },
  };
}
