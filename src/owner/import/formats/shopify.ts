import type { CatalogueFormat } from './format.ts';
import { ImportError } from '../import-error.ts';
import { type Field, readColumns } from '../read/columns.ts';
import { toHandle } from '#store-api/shop/catalog/handle.ts';
import { cellOf, type ProductRows } from '../read/read-rows.ts';
import { ignoredColumns } from '../read/read-table.ts';

const REQUIRED: Partial<Record<Field, string>> = { title: 'Title', price: 'Variant Price (or Price)' };

/** Shopify's product CSV, both header dialects (docs/behaviour.md 11.catalogue-file). */
export const shopify: CatalogueFormat = {
  name: 'Shopify',
  matches: () => true,
  read(table, { problem }) {
    const columns = readColumns(table.header);
    const missing = Object.entries(REQUIRED).filter(([field]) => !columns.fields.has(field as Field));
    if (missing.length > 0)
      throw new ImportError(missing.map(([, name]) => ({ line: 1, what: `the column ${name} is missing` })));
    const products = new Map<string, ProductRows>();
    for (const record of table.records) {
      const row = { ...record, columns };
      const name = cellOf(row, 'handle') || cellOf(row, 'title');
      const handle = toHandle(name);
      const rows = products.get(handle);
      if (!name) problem(row, 'handle', 'neither a handle nor a title tells which product this is');
      else if (rows) rows.push(row);
      else products.set(handle, [row]);
    }
    const read = new Set([...columns.fields.values(), ...columns.metafields].map(({ index }) => index));
    return { products, ignoredColumns: ignoredColumns(table, (index) => read.has(index)) };
  },
};
