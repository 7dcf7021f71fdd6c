import type { CompiledQuery, Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Marks the place of a value in a prepared query. */
class Placeholder {
  readonly path: (string | number)[];

  constructor(path: (string | number)[]) {
    this.path = path;
  }
}

/**
 * A query that is built once and then run with other values, because building one takes longer than SQLite takes to
 * answer it. `build` gets a placeholder for each value, so it may insert values and do nothing else with them; lists of
 * another length and rows with other columns get a query of their own.
 */
export function preparedQuery<V extends Record<string, unknown>, R>(
  build: (db: Kysely<Database>, values: V) => { compile: () => CompiledQuery<R> },
): (db: Kysely<Database>, values: V) => Promise<R[]> {
  const cache = new WeakMap<object, Map<string, CompiledQuery<R>>>();
  return async (db, values) => {
    const executor = db.getExecutor();
    let shapes = cache.get(executor.adapter);
    if (!shapes) cache.set(executor.adapter, (shapes = new Map<string, CompiledQuery<R>>()));
    let shape = '';
    for (const name in values) shape += `${shapeOf(values[name])},`;
    let query = shapes.get(shape);
    if (!query) shapes.set(shape, (query = build(db, placeholders(values, []) as V).compile()));
    const { sql, query: node, queryId } = query;
    const parameters = query.parameters.map((given) =>
      given instanceof Placeholder ? valueAt(values, given.path) : given,
    );
    // Kysely's own executeQuery creates an executor for each query and runs plugins, of which there are none.
    return (
      await executor.provideConnection((connection) =>
        connection.executeQuery<R>({ sql, query: node, queryId, parameters }),
      )
    ).rows;
  };
}

/** A list's length and a row's columns, on which the query's text depends. */
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
