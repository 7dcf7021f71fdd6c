import type { Report } from '../report.ts';
import { cellOf, type Row } from './read-rows.ts';

/** Of name and addresses; also those of who answers for it in the EU. */
export const LONGEST_MANUFACTURER = 1_000;

/** The lines of the cell that say something. What is too long is wrong: half of an address is none. */
export function readManufacturer(row: Row, problem: Report): string | undefined {
  const text = cellOf(row, 'manufacturer')
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
  if (text.length > LONGEST_MANUFACTURER)
    problem(row, 'manufacturer', `must have at most ${LONGEST_MANUFACTURER} characters`);
  return text === '' ? undefined : text;
}
