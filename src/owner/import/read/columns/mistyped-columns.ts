import type { Problem } from '../../import-error.ts';
import type { IgnoredColumn } from '../read-table.ts';

/**
 * What to ask beside the mistakes of a file: a column that nothing is read from because its header is mistyped may have
 * brought them (docs/decisions D711).
 */
export function mistypedColumns(ignoredColumns: readonly IgnoredColumn[] = []): Problem[] {
  return ignoredColumns.flatMap(({ name, meant }) =>
    meant === undefined
      ? []
      : [{ line: 1, column: name, what: `is a column that nothing is read from: did you mean ${meant}?` }],
  );
}
