import type * as z from 'zod';

type Path = readonly PropertyKey[];

/**
 * What of a value is right, by its problems: without the keys that have one; where that is not enough, without their
 * sections. Undefined where too little is left, as where an entry of a list is no entry.
 */
export function withoutMistakes<T>(
  schema: z.ZodType<T>,
  value: unknown,
  problems: readonly z.core.$ZodIssue[],
): T | undefined {
  const rest: unknown = structuredClone(value);
  let found = problems;
  for (const depth of [Infinity, 1]) {
    for (const path of found.flatMap(pathsOf)) remove(rest, path.slice(0, depth));
    const checked = schema.safeParse(rest);
    if (checked.success) return checked.data;
    found = checked.error.issues;
  }
  return undefined;
}

function pathsOf(issue: z.core.$ZodIssue): Path[] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
}

/** An entry of a list stays, so that those after it keep their numbers. */
function remove(from: unknown, path: Path): void {
  const parent = path.slice(0, -1).reduce<unknown>((at, key) => Reflect.get(Object(at) as object, key), from);
  const key = path.at(-1);
  if (key !== undefined && !Array.isArray(parent)) Reflect.deleteProperty(Object(parent) as object, key);
}
