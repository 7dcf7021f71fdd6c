import type { Cells, NamedTable } from './translate.ts';
import { type Field, GOODS_FIELDS, HEADERS } from '../read/columns/columns.ts';
import type { CsvRecord } from '#lib/text/csv-records.ts';

const PLACEMENT_FIELDS = [
  'handle',
  'collection',
  'position',
  'featured',
  'imageAlt',
] as const satisfies readonly Field[];
const CHOICE_FIELDS = [...GOODS_FIELDS, 'prior'] as const satisfies readonly Field[];

/** What tax, delivery and the law of sales go by, under the headers that Shopify's file may have for them. */
export function goodsCells(record: CsvRecord, table: NamedTable): Cells {
  return addedCells(record, CHOICE_FIELDS, table);
}

/** Where a product stands in the shop, by which address, and what its first picture shows. */
export function placementCells(record: CsvRecord, table: NamedTable): Cells {
  return addedCells(record, PLACEMENT_FIELDS, table);
}

function addedCells(record: CsvRecord, fields: readonly Field[], { textOf, cellOf, has }: NamedTable): Cells {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const there = HEADERS[field].filter(has);
      const header = (there.length > 0 ? there : HEADERS[field]).find((name) => textOf(record, name) !== '');
      return header === undefined ? [] : [[field, cellOf(record, header)]];
    }),
  );
}
