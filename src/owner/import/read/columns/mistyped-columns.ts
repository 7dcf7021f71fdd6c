import type { Problem } from '../../import-error.ts';
import type { CatalogueFindings } from '../read-catalogue.ts';

/**
 * What to ask beside the mistakes of a file: a column that nothing is read from because its header is mistyped may have
 * brought them (docs/decisions D711).
 */
export function mistypedColumns({ ignoredColumns }: Pick<CatalogueFindings, 'ignoredColumns'>): Problem[] {
  return ignoredColumns.flatMap(({ name, meant }) =>
    meant === undefined
      ? []
      : [{ line: 1, column: name, what: `is a column that nothing is read from: did you mean ${meant}?` }],
  );
}
