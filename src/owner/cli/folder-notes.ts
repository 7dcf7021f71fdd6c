import { DEFAULT_LOCALE } from '#config.ts';
import { counted } from '#lib/text/counted.ts';
import { stripped } from '#lib/text/terminal-text.ts';
import type { FolderError, FolderProblem } from '../shop-folder/folder-problem.ts';
import type { ShopFolder } from '../shop-folder/read-shop-folder.ts';

/** Says how much of the folder is to be looked at, apart from what follows: `validate` has it all. */
export async function countOf(folder: ShopFolder, print: (line: string) => void): Promise<void> {
  const { encodingLines } = await import('../import/import-report.ts');
  const read = folder.findings ? encodingLines(folder.findings) : [];
  for (const line of read) print(line);
  const count = countNotes(await noteLines(folder)) - read.length;
  if (count > 0)
    print(
      `${counted(count, 'note')} on the folder: \`npm run store -- validate ${folder.path}\` has ${count === 1 ? 'it' : 'them'}.\n`,
    );
}

/** A note begins a line; what it is about is indented below it. */
export function countNotes(lines: readonly string[]): number {
  return lines.filter((line) => !line.startsWith(' ')).length;
}

/** What of the folder may be sold or read otherwise than it is meant. */
export async function noteLines(folder: ShopFolder): Promise<string[]> {
  const { warningLines } = await import('../import/import-report.ts');
  const { unprovedSaleLines } = await import('../shop-folder/catalogue/unproved-sales.ts');
  return [
    ...(folder.findings ? warningLines(folder.findings) : []),
    ...(await taxLines(folder)),
    ...unprovedSaleLines(folder),
    ...folder.notes.map(noteText),
  ];
}

/** The same of a folder with mistakes, as far as it can be told: columns that may be mistyped stand among those. */
export async function notesBesideMistakes({ findings, notes }: FolderError): Promise<string[]> {
  const { ignoredLines, warningLines } = await import('../import/import-report.ts');
  const ignored = findings?.ignoredColumns.filter(({ meant }) => meant === undefined) ?? [];
  return [
    ...(findings ? warningLines({ ...findings, ignoredColumns: [] }) : []),
    // Where all headers are an owner's own, one of these may have brought the mistakes.
    ...(findings && findings.takenColumns.length > 0 ? ignoredLines({ ignoredColumns: ignored }) : []),
    ...notes.map(noteText),
  ];
}

function noteText({ file, line, what }: FolderProblem): string {
  return stripped(`${file}${line === undefined ? '' : `:${line}`}: ${what}`);
}

async function taxLines({ priceGaps, products, tax, store }: ShopFolder): Promise<string[]> {
  const { unknownClassLines } = await import('../shop-folder/charges/notes/unknown-classes.ts');
  const unknown = unknownClassLines(tax, products);
  if (priceGaps.length === 0) return unknown;
  const { gapLines } = await import('../shop-folder/charges/gap-lines.ts');
  const { amounts } = await import('../shop-folder/catalogue/amounts.ts');
  return [...unknown, ...gapLines(priceGaps, tax?.gap, amounts(store.locale ?? DEFAULT_LOCALE))];
}
