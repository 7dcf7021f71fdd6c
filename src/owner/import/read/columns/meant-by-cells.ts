import type { ReadColumns } from './columns.ts';
import { PRICE_WORD } from '../../prices/price-word.ts';
import { withoutSign } from '../../prices/currency-sign.ts';
import type { Table } from '../read-table.ts';

/** Prices that shoppers are compared with: in some countries one before a sale, in others not. */
const LIST_PRICE = /^(?:r\.?r\.?p\.?|srp|uvp|(?:recommended |suggested )?retail price|list price|full price)\b/;
/** Texts are longer, names and notes shorter. */
const TEXT_LETTERS = 25;
const AMOUNT = /^\d[\d.,' ]*$/;

/**
 * The header that a column of a table of one's own may have been meant to have, by what stands in its cells: of prices
 * and texts that the table has no other column for (docs/decisions D757).
 */
export function meantByCells({ header, records }: Table, { fields, taken }: Pick<ReadColumns, 'fields' | 'taken'>) {
  return (index: number): string | undefined => {
    const name = (header[index] ?? '').trim().toLowerCase();
    const cells = records.map((record) => (record.cells[index] ?? '').trim()).filter(Boolean);
    const has = (isOne: (cell: string) => boolean) => cells.length > 0 && cells.filter(isOne).length * 2 > cells.length;
    if (taken.length === 0) return undefined;
    if (has((cell) => AMOUNT.test(withoutSign(cell).amount))) {
      const isListPrice = LIST_PRICE.test(name);
      if (!fields.has('price')) return isListPrice || PRICE_WORD.test(name) ? 'Price' : undefined;
      return isListPrice && !fields.has('compareAt') ? 'Was price' : undefined;
    }
    const isText = !fields.has('description') && has((cell) => cell.length >= TEXT_LETTERS && cell.includes(' '));
    return isText ? 'Description' : undefined;
  };
}
