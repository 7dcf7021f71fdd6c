import type { Field } from './columns/columns.ts';
import { cellOf, type Row } from './read-rows.ts';
import { yesOrNo } from './text/yes-no.ts';
import type { Report } from '../report.ts';

/** By the column Featured or the tag of that name. */
export function isFeatured(row: Row, tags: readonly string[], problem: Report): boolean {
  return flagOf(row, 'featured', problem) === true || tags.some((tag) => tag.toLowerCase() === 'featured');
}

/** A cell of true or false; undefined when it is blank. */
export function flagOf(row: Row, field: Field, problem: Report): boolean | undefined {
  const cell = cellOf(row, field);
  const flag = yesOrNo(cell);
  if (cell !== '' && flag === undefined) problem(row, field, `must be true or false, not '${cell.slice(0, 40)}'`);
  return flag;
}

/** The names in the column Collection, separated by commas or semicolons. */
export function collectionsOf(row: Row): string[] {
  const names = cellOf(row, 'collection').split(/[,;]/);
  return [...new Set(names.map((name) => name.trim()).filter(Boolean))];
}

/**
 * Where the product stands among the others: by its number in the column Position, those without one after. WooCommerce
 * has negative ones too.
 */
export function positionOf(row: Row, problem: Report): number {
  const cell = cellOf(row, 'position');
  if (cell === '') return Infinity;
  if (!/^-?\d{1,6}$/.test(cell))
    problem(row, 'position', `must be a whole number such as 1, not '${cell.slice(0, 40)}'`);
  return Number(cell);
}
