import type { MissingPicture } from './make-catalogue-pictures.ts';
import type { CatalogueProduct } from './read/catalogue-product.ts';
import type { CatalogueFindings } from './read/read-catalogue.ts';
import { takenText } from './read/columns/columns.ts';
import { linesText } from './lines-text.ts';
import { isLinked } from './read/read-pictures.ts';
import { stockLine } from './stock-findings.ts';
import { counted } from '#lib/text/counted.ts';
import { someOf, stripped } from '#lib/text/terminal-text.ts';
import { DEFAULT_CATEGORY } from '#config.ts';

/** The report of an import: its changes, and what it guessed, ignored and changed (docs/decisions D239). */
export interface ImportReport extends CatalogueFindings {
  /** Numbers of products of the file. */
  created: number;
  updated: number;
  unchanged: number;
  /** The file names none: its amounts are taken as the store's. */
  currency: string;
  /** Pictures that could not be had; their products do without, and the next run tries them again. */
  missingPictures: MissingPicture[];
}

/** Of a section. */
const MAX_SHOWN = 30;

/** The report as lines for a terminal. */
export function reportLines(report: ImportReport, { dryRun }: { dryRun: boolean }): string[] {
  const { created, updated, unchanged, currency, missingPictures } = report;
  return [
    `${created} created, ${updated} updated, ${unchanged} unchanged${dryRun ? ' (dry run: nothing was changed)' : ''}`,
    `Prices are taken as ${currency}.`,
    stockLine(report.stock, 'use `stock set SKU N`, or `stock apply FILE.csv`'),
    ...findingLines(report),
    ...missingLines(missingPictures),
  ];
}

export function missingLines(missing: readonly MissingPicture[]): string[] {
  return section(
    `Pictures that could not be had (${missing.length}):`,
    missing.map(({ line, source, why }) => `line ${line}: ${source} ${why}`),
  );
}

/** How many pictures are elsewhere, where nobody has looked yet; none where all are the shop's own. */
export function linkedLines(products: readonly Pick<CatalogueProduct, 'pictures'>[]): string[] {
  const sources = products.flatMap(({ pictures }) => pictures.filter(isLinked).map(({ source }) => source));
  const linked = new Set(sources).size;
  if (linked === 0) return [];
  return [
    `${counted(linked, 'picture is', 'pictures are')} at other addresses, and nobody has looked whether all are there: \
\`apply --download\` fetches them and lists those that are missing.`,
  ];
}

/** All lines about the file. */
export function findingLines(findings: CatalogueFindings): string[] {
  return [...fileLines(findings), ...warningLines(findings)];
}

/** What columns are taken for that have other names than the format's own; nothing without any. */
export function takenLines({ takenColumns }: Pick<CatalogueFindings, 'takenColumns'>): string[] {
  if (takenColumns.length === 0) return [];
  return [
    `Columns are taken by their names: ${stripped(takenText(takenColumns))}. Give one another name if it is not that.`,
  ];
}

/** `an export of Shopify`; of a file with other headings nobody's. */
export function kindOfFile({ format, takenColumns }: Pick<CatalogueFindings, 'format' | 'takenColumns'>): string {
  return takenColumns.length > 0 ? 'a table of your own' : `an export of ${format}`;
}

/** The columns that nothing is read from, though they have values. */
export function ignoredLines({ ignoredColumns }: Pick<CatalogueFindings, 'ignoredColumns'>): string[] {
  return section(
    'Ignored columns, with the number of their values:',
    ignoredColumns.map(({ name, values }) => `${name} (${values})`),
  );
}

/** How the file was read. */
export function fileLines(findings: CatalogueFindings): string[] {
  const { notes } = findings;
  return [
    `The file is read as ${kindOfFile(findings)}.`,
    ...takenLines(findings),
    ...categoryLines(findings),
    ...ignoredLines(findings),
    ...section(
      'Read otherwise than written:',
      notes.map(({ column, what, lines }) => `${column ? `${column}: ` : ''}${what} (${linesText(lines)})`),
    ),
  ];
}

/** The lines about what may be sold otherwise than the owner means it, or be written otherwise. */
export function warningLines({
  ignoredColumns,
  encoding,
  file,
  unpriced,
  tooLong,
  notSent,
  unreachable,
  sharedSkus,
  repeatedSkus,
}: CatalogueFindings): string[] {
  const mistyped = ignoredColumns.flatMap(({ name, meant }) =>
    meant === undefined ? [] : [`${name}: did you mean ${meant}?`],
  );
  return [
    ...encodingLines({ encoding, file }),
    ...section(
      `Columns that nothing is read from, and that may be meant for one that is (${mistyped.length}):`,
      mistyped,
    ),
    ...section(
      `Hidden, because a price is missing or 0 (${unpriced.length}):`,
      unpriced.map(({ line, handle }) => `line ${line}: ${handle}`),
    ),
    ...section(
      `Hidden, because a text is too long for the shop (${tooLong.length}): shorten it, and the product is shown.`,
      tooLong.map(
        ({ line, column, handle, most }) => `line ${line}, ${column}: ${handle}, longer than ${most} characters`,
      ),
    ),
    ...section(
      `Hidden, because nothing is sent for them, such as gift cards (${notSent.length}): this shop makes no code and no \
download. Leave them out of the file; one that you do send is goods where Gift Card is false, or Type has no virtual:`,
      notSent.map(({ line, handle }) => `line ${line}: ${handle}`),
    ),
    ...section(
      `SKUs of several products, each of which counts its own stock, so that one piece can be sold twice (${sharedSkus.length}):`,
      sharedSkus.map(({ sku, handles }) => `${sku}: ${someOf(handles)}`),
    ),
    ...section(
      `SKUs of several choices of one product, each of which counts its own stock (${repeatedSkus.length}): give each its own, or \
name them by Handle, Size and Color in stock.csv:`,
      repeatedSkus.map(({ sku, handle, lines }) => `${linesText(lines)}: ${sku} (${handle})`),
    ),
    ...section(
      `Pictures that only your own machine or network reaches (${unreachable.length}): shoppers see none. Give addresses \
that everybody reaches, or copy the files and name those.`,
      unreachable.map(({ line, source }) => `line ${line}: ${source}`),
    ),
  ];
}

/** One line where the file is not UTF-8. */
export function encodingLines({ encoding, file }: Pick<CatalogueFindings, 'encoding' | 'file'>): string[] {
  if (encoding === 'utf-8') return [];
  const name = encoding === 'windows-1252' ? 'Windows-1252' : 'UTF-16';
  return [
    `${stripped(file)} is not UTF-8 and is read as ${name}: look whether letters such as é and signs such as € are right.`,
  ];
}

function categoryLines({ categories, categoriesByColumn }: CatalogueFindings): string[] {
  const given = categories.given === undefined ? [] : [['that of the rest', categories.given] as const];
  const from = [...Object.entries(categoriesByColumn), ...given].map(([source, count]) => `${source} ${count}`);
  return [
    ...(from.length > 0 ? [`Categories come from: ${from.join(', ')}.`] : []),
    ...(categories.none === undefined
      ? []
      : [
          `Without a category in the file: ${categories.none}, now in ${DEFAULT_CATEGORY}. --category NAME names another.`,
        ]),
  ];
}

/** A heading with its lines, the first of them where there are many; nothing without any. */
export function section(heading: string, lines: string[]): string[] {
  const more = lines.length - MAX_SHOWN;
  return [
    ...(lines.length > 0 ? [heading] : []),
    ...lines.slice(0, MAX_SHOWN).map((line) => `  ${stripped(line)}`),
    ...(more > 0 ? [`  and ${more} more: --json lists all`] : []),
  ];
}
