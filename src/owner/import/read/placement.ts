import { cellOf, type Row } from './read-rows.ts';
import type { Report } from '../report.ts';

const YES = ['true', 'yes', '1'];
const NO = ['', 'false', 'no', '0'];

/** By the column Featured or the tag of that name. */
export function isFeatured(row: Row, tags: readonly string[], problem: Report): boolean {
  const cell = cellOf(row, 'featured').toLowerCase();
  if (![...YES, ...NO].includes(cell)) problem(row, 'featured', `must be true or false, not '${cell.slice(0, 40)}'`);
  return YES.includes(cell) || tags.some((tag) => tag.toLowerCase() === 'featured');
}

/** The names in the column Collection, separated by commas or semicolons. */
export function collectionsOf(row: Row): string[] {
  const names = cellOf(row, 'collection').split(/[,;]/);
  return [...new Set(names.map((name) => name.trim()).filter(Boolean))];
}

/** Where the product stands among the others: by its number in the column Position, those without one after. */
export function positionOf(row: Row, problem: Report): number {
  const cell = cellOf(row, 'position');
  if (cell === '') return Infinity;
  if (!/^\d{1,6}$/.test(cell)) problem(row, 'position', `must be a whole number such as 1, not '${cell.slice(0, 40)}'`);
  return Number(cell);
}
