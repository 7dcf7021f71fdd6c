import type { Row } from './row.ts';

const COLUMNS = ['What', 'Target', 'Measured', 'Floor', 'Ratio', 'Past', 'To past', 'Verdict'] as const;

export function verdict({ pass }: Row): string {
  return pass === undefined ? '-' : pass ? 'pass' : 'SHORT';
}

/** A Markdown table, its columns as wide as their widest cell; notes follow it. */
export function table(rows: readonly Row[]): string {
  const cells = [COLUMNS, ...rows.map(cellsOf)];
  const widths = COLUMNS.map((_, column) => Math.max(...cells.map((line) => line[column]!.length)));
  const line = (texts: readonly string[]) =>
    `| ${texts.map((text, column) => text.padEnd(widths[column]!)).join(' | ')} |`;
  const [head, ...body] = cells.map(line);
  const notes = rows.flatMap(({ what, note }) => (note ? [`- ${what}: ${note}`] : []));
  return [
    head,
    line(widths.map((width) => '-'.repeat(width))),
    ...body,
    ...(notes.length > 0 ? ['', ...notes] : []),
  ].join('\n');
}

function cellsOf(row: Row): string[] {
  const { what, target, measured, floor = '', ratio, past = '', pastRatio } = row;
  return [what, target, measured, floor, times(ratio), past, times(pastRatio), verdict(row)];
}

function times(ratio: number | undefined): string {
  return ratio === undefined ? '' : ratio.toFixed(2);
}
