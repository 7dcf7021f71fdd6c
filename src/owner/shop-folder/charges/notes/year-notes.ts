import type { FolderProblem } from '../../folder-problem.ts';
import type { TaxFile } from '../../schema/tax.ts';

/** A financial year of India that begins in January, since its day was written before its month. */
export function yearNotes(tax: TaxFile | undefined, country: string | undefined): FolderProblem[] {
  if (country !== 'IN' || tax?.yearStart !== '01-04') return [];
  const what =
    'yearStart "01-04" is 4 January: the month stands first, and the financial year of India begins on "04-01", 1 April';
  return [{ file: 'tax.yaml', what }];
}
