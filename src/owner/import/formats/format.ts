import type { TakenColumn } from '../read/columns/columns.ts';
import type { TakeNote } from '../notes.ts';
import type { ProductRows } from '../read/read-rows.ts';
import type { IgnoredColumn, Table } from '../read/read-table.ts';
import type { Reports } from '../report.ts';

/** A shop system's product export. */
export interface CatalogueFormat {
  name: 'Shopify' | 'WooCommerce' | 'Magento';
  /** The headers that a file has which is one (lower case). */
  required: readonly string[];
  /** A header as the system writes it. */
  spelled: (header: string) => string;
  /** The columns in which a category may stand, the one to fill in first. */
  categoryColumns: readonly [string, ...string[]];
  /** @throws ImportError when a column is missing without which nothing can be read */
  read: (table: Table, reports: Reports & { takeNote: TakeNote }) => ReadTable;
}

interface ReadTable {
  /** By handle, in the order of the file. */
  products: Map<string, ProductRows>;
  ignoredColumns: IgnoredColumn[];
  /** Columns that are read by other words than the format's own. */
  taken?: readonly TakenColumn[];
}
