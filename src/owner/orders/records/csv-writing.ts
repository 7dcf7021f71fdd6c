import { stringify } from 'csv-stringify/sync';
import { stripped } from '#lib/text/terminal-text.ts';
import { toAmountText } from '#lib/minor-units.ts';

/** A text, or an amount in paise. */
export type Cell = string | number;

/** What parts the cells; spreadsheets that expect semicolons read a decimal comma. */
export type CsvStyle = 'comma' | 'semicolon';

/** Spreadsheets read a file without it in the encoding of their country. */
const BYTE_ORDER_MARK = '\ufeff';

export interface CsvWriting {
  /** The names of the columns, with which a file begins. */
  head: (names: readonly string[]) => string;
  /** Records; a text that a spreadsheet would run as a formula gets an apostrophe in front (OWASP, CSV injection). */
  csv: (records: Cell[][]) => string;
  /** Within a text: an amount in paise. */
  amount: (paise: number) => string;
  /** A number such as a rate. */
  number: (value: number) => string;
}

export function csvWriting(style: CsvStyle): CsvWriting {
  const [delimiter, decimals] = style === 'semicolon' ? [';', ','] : [',', '.'];
  const amount = (paise: number) => toAmountText(paise).replace('.', decimals);
  const clean = (cell: Cell) => (typeof cell === 'number' ? cell : stripped(cell).trim());
  const csv = (records: Cell[][]) =>
    stringify(
      records.map((cells) => cells.map(clean)),
      { delimiter, cast: { number: amount }, escape_formulas: true, record_delimiter: 'windows' },
    );
  return {
    head: (names) => `${BYTE_ORDER_MARK}${csv([[...names]])}`,
    csv,
    amount,
    number: (value) => String(value).replace('.', decimals),
  };
}
