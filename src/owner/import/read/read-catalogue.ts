import { basename } from 'node:path';
import type { CatalogueProduct } from './catalogue-product.ts';
import type { TakenColumn } from './columns/columns.ts';
import { categoryColumn, productsByColumn, titleColumn } from './columns/named-columns.ts';
import { type CategoryNames, type CategorySource, type FoundCategory, knownCategories } from './category/category.ts';
import { withoutOnlyParents } from './category/only-parents.ts';
import { isUnreachable } from './read-pictures.ts';
import { readProduct } from './read-product.ts';
import { marked, MOST_READINGS, ofOwnCells, ofSound, shiftedRows, soundRows } from './columns/shifted-rows.ts';
import type { FileEncoding } from './file-encoding.ts';
import { foreignSigns } from '../prices/foreign-signs.ts';
import { type IgnoredColumn, readTable } from './read-table.ts';
import { withoutTextMarks } from './text/text-marks.ts';
import type { CatalogueFormat } from '../formats/format.ts';
import { magento } from '../formats/magento.ts';
import { shopify } from '../formats/shopify.ts';
import { wooCommerce } from '../formats/woocommerce.ts';
import { refusalsOf } from '../formats/unread-systems.ts';
import { ImportError, type Problem } from '../import-error.ts';
import { type Note, noteTaker } from '../notes.ts';
import { type Report, reporters } from '../report.ts';
import { skusOfSeveral, type StockFindings, stockFindings } from '../stock-findings.ts';

/** The findings of an import about the file itself. */
export interface CatalogueFindings {
  /** Whose export it is, by its headers. */
  format: CatalogueFormat['name'];
  /** How many products have their category from what, and from which of the file's columns. */
  categories: Partial<Record<CategorySource, number>>;
  categoriesByColumn: Record<string, number>;
  /** Columns that nothing is read from, empty ones left out. */
  ignoredColumns: IgnoredColumn[];
  /** The columns that are read of a table of one's own, with the headers that they stand for. */
  takenColumns: readonly TakenColumn[];
  notes: Note[];
  /** The file's own name. */
  file: string;
  /** What the file was read as. */
  encoding: FileEncoding;
  /** Products that are hidden, by the first line without a price. */
  unpriced: { line: number; handle: string }[];
  /** Texts that are longer than the shop takes, which hide their products (docs/decisions D406). */
  tooLong: { line: number; column: string; handle: string; most: number }[];
  /** Products that are hidden because nothing is sent for them, such as gift cards (docs/decisions D397). */
  notSent: { line: number; handle: string }[];
  /** Pictures that shoppers cannot see, at addresses of one's own machine or network. */
  unreachable: { line: number; source: string }[];
  stock: StockFindings;
  /** SKUs that several products have. */
  sharedSkus: { sku: string; handles: string[] }[];
  /** SKUs that several lines of one product have. */
  repeatedSkus: { sku: string; handle: string; lines: number[] }[];
}

export interface Catalogue {
  products: CatalogueProduct[];
  problems: Problem[];
  /** Handles of the products with a problem. */
  mistaken: ReadonlySet<string>;
  /** A row belongs to no product, so that there may be one of any name. */
  hasLostRows: boolean;
  /** The cells of such rows, and of those whose cells are not where they belong. */
  unread: readonly string[];
  /** Rows with more cells than the header: nothing of them is where it belongs. */
  shifted: readonly Problem[];
  findings: CatalogueFindings;
  /** Where the category of each product is from, by handle. */
  placed: ReadonlyMap<string, FoundCategory>;
  /** The column in which an owner states categories, as the file calls it where it has one. */
  categoryColumn: string;
}

/** What a file is read by. */
export interface CatalogueContext extends CategoryNames {
  /** The shop's currency; left out where it has none yet, so that prices may have the sign of any. */
  currency?: string | undefined;
  /** Products with a problem are given too, as far as they can be read. */
  withProblems?: boolean | undefined;
}

const FORMATS: readonly CatalogueFormat[] = [wooCommerce, magento, shopify];

/**
 * Reads a product export (docs/behaviour.md 11.catalogue-file). Every problem is collected; products with one are left
 * out. @throws ImportError when the file as a whole cannot be read.
 */
export async function readCatalogue(file: string, context: CatalogueContext): Promise<Catalogue> {
  return readAsShifted(file, context, new Set());
}

/** `alsoShifted`: lines that are shifted by their mistakes, though what they have beyond the header is blank. */
async function readAsShifted(
  file: string,
  context: CatalogueContext,
  alsoShifted: ReadonlySet<number>,
  reading = 1,
): Promise<Catalogue> {
  const { currency, withProblems = false, ...names } = context;
  const problems: Problem[] = [];
  const notes: Note[] = [];
  const whole = await readTable(file);
  const shifted = shiftedRows(whole, alsoShifted);
  const isShifted = new Set(shifted.map(({ line }) => line));
  const takeNote = ofSound(noteTaker(notes), isShifted, (line) => line);
  const table = marked(withoutTextMarks(whole, takeNote), isShifted);
  const signs = foreignSigns(currency);
  const ofRow = (report: Report) => ofSound(report, isShifted, (row) => row.line);
  const { problem, note } = reporters(problems, takeNote);
  const reports = { problem: ofRow(problem), note, takeNote, currency, foreignSign: ofRow(signs.report) };
  const header = table.header.map((name) => name.trim().toLowerCase().replace(/\s+/g, ' '));
  const format = FORMATS.find(({ required }) => required.every((name) => header.includes(name))) ?? shopify;
  const refusals = format === shopify ? refusalsOf(table, header) : [];
  if (refusals.length > 0) throw new ImportError(refusals.map((what) => ({ line: 1, what })));
  const { products: rowsByHandle, ignoredColumns, taken = [] } = format.read(table, reports);
  const read = new Set([...rowsByHandle.values()].flatMap((rows) => rows.map(({ line }) => line)));
  const lost = new Set([...problems.map(({ line }) => line), ...isShifted].filter((line) => !read.has(line)));
  for (const { line, cells } of table.records)
    if (cells.some((cell) => /[\u0000\uFFFD]/.test(cell)))
      problems.push({
        line,
        column: titleColumn(table.header),
        what: 'the record has characters that are not UTF-8 text; save the file as UTF-8',
      });
  const unsound = new Set([...problems.map(({ line }) => line), ...isShifted]);
  const known = knownCategories(names);
  const categories: CatalogueFindings['categories'] = {};
  const unpriced: CatalogueFindings['unpriced'] = [];
  const tooLong: CatalogueFindings['tooLong'] = [];
  const notSent: CatalogueFindings['notSent'] = [];
  const repeatedSkus: CatalogueFindings['repeatedSkus'] = [];
  const placed = new Map<string, FoundCategory>();
  const mistaken = new Set<string>();
  const found = [...rowsByHandle].flatMap(([handle, rows]) => {
    const before = problems.length;
    const { product, category, position, isSent, ...found } = readProduct(handle, soundRows(rows, isShifted), {
      names: known,
      reports: isShifted.has(rows[0].line) ? ofOwnCells(reports) : reports,
    });
    for (const line of found.unpriced.filter((line) => !isShifted.has(line)).slice(0, 1))
      unpriced.push({ line, handle });
    tooLong.push(...found.tooLong.filter(({ line }) => !isShifted.has(line)).map((one) => ({ ...one, handle })));
    repeatedSkus.push(...found.repeatedSkus.map((one) => ({ ...one, handle })));
    if (!isSent && !isShifted.has(product.line)) notSent.push({ line: product.line, handle });
    // What is never shown needs no category, and is in one all the same.
    if (isSent || category.from !== 'given') categories[category.from] = (categories[category.from] ?? 0) + 1;
    if (!isShifted.has(product.line)) placed.set(handle, category);
    if (problems.length > before || rows.some(({ line }) => unsound.has(line))) mistaken.add(handle);
    return withProblems || !mistaken.has(handle) ? [{ product, position }] : [];
  });
  problems.push(...signs.problems());
  // Known only now, of a row whose cells beyond the header are blank: it has mistakes.
  const others = shiftedRows(whole, new Set(problems.map(({ line }) => line))).filter(
    ({ line }) => !isShifted.has(line),
  );
  if (others.length > 0 && reading < MOST_READINGS)
    return readAsShifted(file, context, new Set([...isShifted, ...others.map(({ line }) => line)]), reading + 1);
  shifted.push(...others);
  for (const { line } of others) isShifted.add(line);
  // The sort is stable: of the same number the first of the file comes first.
  const inOrder = found
    .sort((one, other) => (one.position < other.position ? -1 : Number(one.position > other.position)))
    .map(({ product }) => product);
  const products = names.isWhole ? withoutOnlyParents(inOrder, placed) : inOrder;
  const sharedSkus = skusOfSeveral(products);
  const unreachable = products
    .flatMap(({ pictures }) => pictures.filter(isUnreachable))
    .filter(({ line }) => !isShifted.has(line))
    .map(({ line, source }) => ({ line, source }));
  const { encoding = 'utf-8' } = table;
  return {
    products,
    problems: problems.filter(({ line }) => !isShifted.has(line)).concat(shifted),
    mistaken,
    hasLostRows: lost.size > 0,
    unread: table.records.flatMap(({ line, cells }) => (lost.has(line) || isShifted.has(line) ? cells : [])),
    shifted,
    placed,
    categoryColumn: categoryColumn(table.header, { taken, format }),
    findings: {
      format: format.name,
      categories,
      categoriesByColumn: productsByColumn(placed),
      ignoredColumns,
      takenColumns: taken,
      notes,
      file: basename(file),
      encoding,
      unpriced,
      tooLong,
      notSent,
      unreachable,
      stock: stockFindings(products),
      sharedSkus,
      repeatedSkus,
    },
  };
}
