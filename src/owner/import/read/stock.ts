import { cellOf, type Row } from './read-rows.ts';
import { yesOrNo } from './text/yes-no.ts';
import type { Reports } from '../report.ts';

const MAX_STOCK = 1_000_000_000;

/**
 * The stock of a new size; null when it is not counted: without a number, without a tracker in a file that has the
 * column, or when the variant is sold below zero. Shopify writes a negative number for an oversold variant, which is 0.
 */
export function readStock(row: Row, { problem, note }: Reports): number | null {
  const text = cellOf(row, 'quantity');
  const policy = cellOf(row, 'whenOutOfStock').toLowerCase();
  if (!['', 'deny', 'continue'].includes(policy) && yesOrNo(policy) === undefined)
    problem(row, 'whenOutOfStock', `must be deny or continue, not '${policy.slice(0, 40)}'`);
  if (text === '') return null;
  const quantity = /^-?\d{1,10}$/.test(text) ? Number(text) : NaN;
  if (!(quantity <= MAX_STOCK)) {
    problem(row, 'quantity', `must be a whole number, not '${text.slice(0, 40)}'`);
    return null;
  }
  const isTracked = !row.columns.fields.has('tracker') || cellOf(row, 'tracker') !== '';
  const isEndless = policy === 'continue' || yesOrNo(policy) === true;
  if (!isTracked && quantity !== 0)
    note(row, 'quantity', 'is not counted in a new size: the file says that nobody tracks it');
  if (isTracked && isEndless) note(row, 'quantity', 'is not counted in a new size: it is sold when there is none, too');
  if (!isTracked || isEndless) return null;
  if (quantity < 0) note(row, 'quantity', 'is below 0 and becomes 0');
  return Math.max(0, quantity);
}
