import * as text from '../text.ts';
const AROUND = 2;

/**
 * Page numbers to show: current ± 2, first and last, 'gap' where some are left out; [] for one page (docs/behaviour.md
 * 9.pagination).
 */
export function pagesToShow(current: number, last: number): (number | 'gap')[] {
  if (last <= 1) return [];
  const from = Math.max(1, current - AROUND);
  const to = Math.min(last, current + AROUND);
  const middle: (number | 'gap')[] = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  if (from > 2) middle.unshift('gap');
  if (from > 1) middle.unshift(1);
  if (to < last - 1) middle.push('gap');
  if (to < last) middle.push(last);
  return middle;
}

/** 'Showing 13 to 24 of 60 items' (docs/behaviour.md 9.pagination). */
export function showingText(page: number, size: number, count: number): string {
  const from = Math.min((page - 1) * size + 1, count);
  return text.showing(from, Math.min(page * size, count), count);
}

export function lastPage(count: number, size: number): number {
  return Math.max(1, Math.ceil(count / size));
}
