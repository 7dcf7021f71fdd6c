import type { Options } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { type CsvSeparator, separatorOf } from './csv-separator.ts';

/** `line` is where it begins, counted from 1 as an editor counts: line breaks within cells too. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

const MAX_RECORD_CHARACTERS = 2_000_000;

/** How every CSV file is read: lines end in any way, also in several in one file. */
export function csvOptions(delimiter: CsvSeparator): Options {
  return {
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: MAX_RECORD_CHARACTERS,
  };
}

/** The line after a record; a blank line is a record of one empty cell. */
export function lineAfter({ line, cells }: CsvRecord): number {
  return line + 1 + cells.reduce((breaks, cell) => breaks + lineBreaksIn(cell), 0);
}

export function lineBreaksIn(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}

export function isBlank({ cells }: CsvRecord): boolean {
  return cells.every((cell) => cell.trim() === '');
}

/**
 * The records of a CSV text without the blank ones, where a file is small; read-table.ts reads a long one in parts.
 * Undefined, and reported, where it is no CSV. `relaxQuotes`: a quote within a cell is a character like others.
 */
export function csvRecords(
  text: string,
  report: (line: number, what: string) => void,
  { separator = separatorOf(text), relaxQuotes = false }: { separator?: CsvSeparator; relaxQuotes?: boolean } = {},
): CsvRecord[] | undefined {
  const records: CsvRecord[] = [];
  let line = 1;
  try {
    parse(text, {
      ...csvOptions(separator),
      bom: true,
      relax_quotes: relaxQuotes,
      on_record: (cells: string[]) => {
        const record = { line, cells };
        if (!isBlank(record)) records.push(record);
        line = lineAfter(record);
        return null;
      },
    });
    return records;
  } catch (error) {
    report(line, csvMessageOf(error));
    return undefined;
  }
}

/** What is wrong with a file that is no CSV, or is none that can be opened. */
export function csvMessageOf(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quote that opens in this record never closes';
  if (code === 'CSV_INVALID_CLOSING_QUOTE')
    return 'a cell goes on after its closing quote: write quotes within it twice';
  if (code === 'INVALID_OPENING_QUOTE')
    return 'a quote stands within a cell: put the whole cell in quotes, and that one twice';
  if (code === 'CSV_MAX_RECORD_SIZE') return 'the record is longer than two million characters: a quote may be missing';
  return error instanceof Error ? error.message : String(error);
}
