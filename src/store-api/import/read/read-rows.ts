import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { type Columns, type Field, readColumns } from './columns.ts';
import { ImportError } from '../import-error.ts';

/** A record of the file. `line` is where it begins. */
export interface Row {
  line: number;
  columns: Columns;
  cells: string[];
}

/** All rows of one handle. */
export type ProductRows = [Row, ...Row[]];

const MAX_RECORD_CHARACTERS = 2_000_000;
const REQUIRED: Field[] = ['title', 'price'];

/** The trimmed cell; '' when the file lacks the column or the record is too short. */
export function cellOf({ columns, cells }: Row, field: Field): string {
  const column = columns.fields.get(field);
  return column ? (cells[column.index] ?? '').trim() : '';
}

/**
 * Streams the records of a UTF-8 CSV file: byte order mark, any line ending and quoted line breaks are fine, blank
 * records are left out. @throws ImportError when the file cannot be opened, is no CSV, or lacks a column.
 */
export async function* readRows(file: string): AsyncGenerator<Row> {
  let line = 1;
  let columns: Columns | undefined;
  try {
    const parser = parse({ bom: true, relax_column_count: true, max_record_size: MAX_RECORD_CHARACTERS });
    // `pipe` does not forward errors.
    const source = createReadStream(file).on('error', (error) => parser.destroy(error));
    for await (const cells of source.pipe(parser) as AsyncIterable<string[]>) {
      if (!columns) columns = readHeader(cells);
      else if (cells.some((cell) => cell.trim() !== '')) yield { line, columns, cells };
      line += 1 + cells.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    }
  } catch (error) {
    throw error instanceof ImportError ? error : new ImportError([{ line, what: messageOf(error) }]);
  }
  if (!columns) throw new ImportError([{ line: 1, what: 'the file is empty' }]);
}

function readHeader(cells: string[]): Columns {
  const columns = readColumns(cells);
  const missing = REQUIRED.filter((field) => !columns.fields.has(field));
  if (missing.length)
    throw new ImportError(
      missing.map((field) => ({
        line: 1,
        what: `the column ${field === 'title' ? 'Title' : 'Variant Price (or Price)'} is missing`,
      })),
    );
  return columns;
}

function messageOf(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quote that opens in this record never closes';
  if (code === 'CSV_MAX_RECORD_SIZE') return 'the record is longer than two million characters: a quote may be missing';
  return error instanceof Error ? error.message : String(error);
}
