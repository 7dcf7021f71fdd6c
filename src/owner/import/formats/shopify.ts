import type { CatalogueFormat } from './format.ts';
import { ImportError } from '../import-error.ts';
import { type Field, readColumns, takenText } from '../read/columns/columns.ts';
import { meantByCells } from '../read/columns/meant-by-cells.ts';
import { meantHeaders, spelled } from '../read/columns/meant-header.ts';
import { mistypedColumns } from '../read/columns/mistyped-columns.ts';
import { handleOf, made, type MadeHandle } from '../handles/product-handles.ts';
import { cellOf, type ProductRows, type Row } from '../read/read-rows.ts';
import { ignoredColumns } from '../read/read-table.ts';

const WHERE =
  'columns have the names that "Bring a catalogue" of docs/owners.md shows, with the values of your own below them';

const REQUIRED: Partial<Record<Field, string>> = { title: 'Title', price: 'Variant Price (or Price)' };

/** Shopify's product CSV, both header dialects (docs/behaviour.md 11.catalogue-file). */
export const shopify: CatalogueFormat = {
  name: 'Shopify',
  categoryColumns: ['Product Category', 'Category', 'Type', 'Product type'],
  required: [],
  spelled,
  read(table, { problem }) {
    const columns = readColumns(table.header);
    const missing = Object.entries(REQUIRED).filter(([field]) => !columns.fields.has(field as Field));
    const read = new Set([...columns.fields.values(), ...columns.metafields].map(({ index }) => index));
    const [meantByName, byCells] = [meantHeaders(columns), meantByCells(table, columns)];
    const meantBy = (name: string, index: number) => meantByName(name) ?? byCells(index);
    const ignored = ignoredColumns(table, (index) => read.has(index), meantBy);
    if (missing.length > 0) {
      const told = missing.map(([, name]) => `the column ${name} is missing`);
      const unread = ignored.flatMap(({ name, meant }) => (meant === undefined ? [name] : []));
      const others = unread.length === 0 ? '' : `; nothing is read from ${unread.join(', ')}`;
      const beside = columns.taken.length === 0 ? '' : ` (there is ${takenText(columns.taken)}${others})`;
      throw new ImportError([
        ...[...told.slice(0, -1), `${told.at(-1) ?? ''}${beside}: ${WHERE}`].map((what) => ({ line: 1, what })),
        ...mistypedColumns(ignored),
      ]);
    }
    const products = new Map<string, ProductRows>();
    /** The rows to which a further one of the handle belongs: of the product, or of another that took its handle. */
    const open = new Map<string, ProductRows>();
    /** The rows of the product whose handle was taken, as long as they follow one another. */
    let taken: ProductRows | undefined;
    const rowsInOrder = table.records.map((record) => ({ ...record, columns }));
    const nameOf = nameOfRow(rowsInOrder);
    for (const row of rowsInOrder) {
      const name = nameOf(row);
      const handle = handleOf(name);
      const rows = open.get(handle);
      if (!name) problem(row, ...unnamed(row));
      else if (rows && isOther(row, rows)) {
        problem(row, 'title', takenHandleText(row, handle, rows));
        const own: ProductRows = [row];
        open.set(handle, own);
        taken = own;
        // No handle has brackets: what else is wrong with it is told too.
        products.set(`${handle} (line ${row.line})`, own);
      } else if (rows) {
        rows.push(row);
        if (rows !== taken) taken = undefined;
      } else if (taken && cellOf(row, 'title') === '') {
        // Its own handle stands in its first row alone, or in all but that.
        taken.push(row);
        open.set(handle, taken);
      } else {
        taken = undefined;
        const { handle: free, former } = madeOf(row, name, handle, products);
        const own: ProductRows = [{ ...row, formerHandle: former }];
        open.set(handle, own);
        products.set(free, own);
      }
    }
    return { products, ignoredColumns: ignored, taken: columns.taken };
  },
};

/**
 * By its handle or its title. In a table without handles whose products have their title in one line alone, a line
 * without is of the product above.
 */
function nameOfRow(rows: readonly Row[]): (row: Row) => string {
  const own = (row: Row) => cellOf(row, 'handle') || cellOf(row, 'title');
  const titles = rows.map((row) => cellOf(row, 'title').toLowerCase()).filter(Boolean);
  if (rows[0]?.columns.fields.has('handle') || new Set(titles).size < titles.length) return own;
  let above = '';
  return (row) => (above = own(row) || above);
}

function unnamed(row: Row): [Field, string] {
  return row.columns.fields.has('handle')
    ? ['handle', 'neither a handle nor a title tells which product this is']
    : ['title', 'is missing, so that nobody knows which product this is: write it in each line of its choices'];
}

/** Of a title that cannot be spelled and has no handle beside it, the SKU says more than a hash. */
function madeOf(row: Row, name: string, handle: string, products: ReadonlyMap<string, unknown>): MadeHandle {
  const bySku = cellOf(row, 'handle') === '' ? handleOf(name, cellOf(row, 'sku')) : handle;
  return made(name, products.has(bySku) ? handle : bySku);
}

/** Whether the row has a title, and another than its product. What a shifted row has as its title may be a part. */
function isOther(row: Row, [first]: ProductRows): boolean {
  if (row.isShifted || first.isShifted) return false;
  const [own, known] = [row, first].map((one) => cellOf(one, 'title').toLowerCase().replace(/\s+/g, ' '));
  return own !== '' && known !== '' && own !== known;
}

function takenHandleText(row: Row, handle: string, [first]: ProductRows): string {
  const [own, other] = [row, first].map((one) => `'${cellOf(one, 'title').slice(0, 60)}'`);
  return `${own ?? ''} has the handle ${handle}, which is that of ${other ?? ''} on line ${first.line}: \
give it one of its own, or no title if it is a choice of the same product`;
}
