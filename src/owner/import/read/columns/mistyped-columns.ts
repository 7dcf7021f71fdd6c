import type { Problem } from '../../import-error.ts';
import type { TakenColumn } from './columns.ts';
import type { IgnoredColumn } from '../read-table.ts';
import { someOf } from '#lib/text/terminal-text.ts';

/**
 * What to ask beside the mistakes of a file: a column that nothing is read from because its header is mistyped may have
 * brought them (docs/decisions D711); in a table of one's own any such column may, by whatever name (D742).
 */
export function mistypedColumns({
  ignoredColumns,
  takenColumns,
}: {
  ignoredColumns: readonly IgnoredColumn[];
  takenColumns: readonly TakenColumn[];
}): Problem[] {
  const isOwn = takenColumns.length > 0;
  const others = ignoredColumns.filter(({ meant }) => isOwn && meant === undefined).map(({ name }) => name);
  return [
    ...ignoredColumns.flatMap(({ name, meant }) =>
      meant === undefined
        ? []
        : [{ line: 1, column: name, what: `is a column that nothing is read from: did you mean ${meant}?` }],
    ),
    ...(others.length > 0
      ? [{ line: 1, what: `nothing is read from the ${others.length === 1 ? 'column' : 'columns'} ${someOf(others)}` }]
      : []),
  ];
}
