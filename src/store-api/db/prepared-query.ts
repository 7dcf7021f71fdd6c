import type { CompiledQuery, Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Stands in a query for a value that comes later. */
class Placeholder {
  readonly path: (string | number)[];

  constructor(path: (string | number)[]) {
    this.path = path;
  }
}

/**
 * A query that is built once and then run with other values: building one takes longer than SQLite takes to answer it.
 * `build` sees a stand-in of each value, so it may place values and nothing else; lists of another length, and rows
 * with other columns, make a query of their own.
 */
export function preparedQuery<V extends Record<string, unknown>, R>(
  build: (db: Kysely<Database>, values: V) => { compile(): CompiledQuery<R> },
): (db: Kysely<Database>, values: V) => Promise<R[]> {
  const kept = new WeakMap<object, Map<string, CompiledQuery<R>>>();
  return async (db, values) => {
    const executor = db.getExecutor();
    let shapes = kept.get(executor.adapter);
    if (!shapes) kept.set(executor.adapter, (shapes = new Map()));
    let shape = '';
    for (const name in values) shape += `${shapeOf(values[name])},`;
    let query = shapes.get(shape);
    if (!query) shapes.set(shape, (query = build(db, placeholders(values, []) as V).compile()));
    const { sql, query: node, queryId } = query;
    const parameters = query.parameters.map((given) =>
      given instanceof Placeholder ? valueAt(values, given.path) : given,
    );
    // Kysely's own executeQuery makes an executor for each, and asks plugins that this shop has none of.
    return (
      await executor.provideConnection((connection) =>
        connection.executeQuery<R>({ sql, query: node, queryId, parameters }),
      )
    ).rows;
  };
}

/** Two shapes: how many there are, and of what columns. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `${value.length}[${shapeOf(value[0])}]`;
  return typeof value === 'object' && value !== null ? Object.keys(value).join(' ') : '';
}

function placeholders(value: unknown, path: (string | number)[]): unknown {
  if (Array.isArray(value)) return value.map((one, index) => placeholders(one, [...path, index]));
  if (typeof value !== 'object' || value === null) return new Placeholder(path);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, placeholders(one, [...path, key])]));
}

function valueAt(values: unknown, path: (string | number)[]): unknown {
  let inner = values;
  for (const key of path) inner = (inner as Record<string | number, unknown>)[key];
  return inner;
}
