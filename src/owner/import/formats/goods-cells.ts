import type { Cells, NamedTable } from './translate.ts';
import { GOODS_FIELDS, HEADERS } from '../read/columns.ts';
import type { TableRecord } from '../read/read-table.ts';

/** Weight, HSN code, tax class and country of origin, under the headers that Shopify's file may have for them. */
export function goodsCells(record: TableRecord, { textOf, cellOf }: NamedTable): Cells {
  return Object.fromEntries(
    GOODS_FIELDS.flatMap((field) => {
      const header = HEADERS[field].find((name) => textOf(record, name) !== '');
      return header === undefined ? [] : [[field, cellOf(record, header)]];
    }),
  );
}
