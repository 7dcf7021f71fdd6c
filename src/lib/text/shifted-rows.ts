import { isBlank, type CsvRecord } from './csv-records.ts';
import type { CsvSeparator } from './csv-separator.ts';

export const SEPARATOR_NAMES: Record<CsvSeparator, string> = { ',': 'comma', ';': 'semicolon', '\t': 'tab' };
const SEPARATORS = Object.keys(SEPARATOR_NAMES) as CsvSeparator[];

/**
 * What is wrong with a row that has something beyond the header's last column; undefined of one that fits. Blank cells
 * at the end may be a spreadsheet's: `alsoBlank` counts them too, of a row that has other mistakes.
 */
export function shiftedText(
  { line, cells }: CsvRecord,
  { columns, separator, alsoBlank = false }: { columns: number; separator: CsvSeparator; alsoBlank?: boolean },
): string | undefined {
  const beyond = cells.slice(columns);
  if (beyond.length === 0 || (!alsoBlank && isBlank({ line, cells: beyond }))) return undefined;
  return `has ${cells.length} cells, the header has ${columns}: is a ${SEPARATOR_NAMES[separator]} not in quotes?`;
}

/** What is wrong with a row of one cell that has another separator; undefined of one that has none. */
export function otherSeparatorText(
  { line, cells: [first = '', ...others] }: CsvRecord,
  { separator }: { separator: CsvSeparator },
): string | undefined {
  const other = SEPARATORS.find((one) => one !== separator && first.includes(one));
  if (other === undefined || !isBlank({ line, cells: others })) return undefined;
  return `has a ${SEPARATOR_NAMES[other]} where the file has ${SEPARATOR_NAMES[separator]}s`;
}
