import type { TakeNote } from '../../notes.ts';
import { readColumns } from '../columns/columns.ts';
import type { Table } from '../read-table.ts';
import { withoutTextMark } from '#lib/text/text-mark.ts';

/** The columns of SKUs and barcodes in the exports that are read, and those that name other products by SKU. */
const COLUMNS = /^(?:(?:variant )?(?:sku|barcode)|gtin, upc, ean, or isbn|parent)$/i;
const WHAT = 'is read without the apostrophe before it, by which a spreadsheet marks text';

/** The table with SKUs and barcodes as they were typed, each of which is noted. */
export function withoutTextMarks(table: Table, takeNote: TakeNote): Table {
  const { fields } = readColumns(table.header);
  const own = [fields.get('sku')?.index, fields.get('barcode')?.index];
  const columns = table.header.flatMap((name, index) =>
    COLUMNS.test(name.trim()) || own.includes(index) ? [{ name: name.trim(), index }] : [],
  );
  const records = table.records.map(({ line, cells }) => {
    const marked = columns.filter(({ index }) => withoutTextMark(cells[index] ?? '') !== (cells[index] ?? ''));
    for (const { name } of marked) takeNote(line, name, WHAT);
    if (marked.length === 0) return { line, cells };
    const own = new Set(marked.map(({ index }) => index));
    return { line, cells: cells.map((cell, index) => (own.has(index) ? withoutTextMark(cell) : cell)) };
  });
  return { ...table, records };
}
