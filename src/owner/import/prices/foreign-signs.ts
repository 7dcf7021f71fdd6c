import type { Problem } from '../import-error.ts';
import { linesText } from '../lines-text.ts';
import { columnName, type Report } from '../report.ts';

/** Collects the amounts that have the sign of another currency than the shop's: those of one column are one problem. */
export function foreignSigns(currency: string | undefined): { report: Report; problems: () => Problem[] } {
  const found = new Map<string, { column: string | undefined; sign: string; lines: number[] }>();
  return {
    report: (row, field, sign) => {
      const column = columnName(row, field);
      const key = `${column ?? ''}\n${sign}`;
      const one = found.get(key);
      if (one) one.lines.push(row.line);
      else found.set(key, { column, sign, lines: [row.line] });
    },
    problems: () =>
      [...found.values()].map(({ column, sign, lines }) => ({
        line: lines[0] ?? 1,
        ...(column === undefined ? {} : { column }),
        what: `is in ${sign} (${linesText(lines)}), and the shop sells in ${currency ?? ''}: \
write the prices in that, or have another currency in the shop`,
      })),
  };
}
