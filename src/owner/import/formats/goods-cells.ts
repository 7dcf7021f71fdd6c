import type { Cells, NamedTable } from './translate.ts';
import { GOODS_FIELDS, HEADERS } from '../read/columns/columns.ts';
import type { CsvRecord } from '#lib/text/csv-records.ts';

const FIELDS = [...GOODS_FIELDS, 'prior'] as const;

/** What tax, delivery and the law of sales go by, under the headers that Shopify's file may have for them. */
export function goodsCells(record: CsvRecord, { textOf, cellOf }: NamedTable): Cells {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const header = HEADERS[field].find((name) => textOf(record, name) !== '');
      return header === undefined ? [] : [[field, cellOf(record, header)]];
    }),
  );
}
