/** What is wrong at a place of a YAML file, by the keys and numbers that lead there. */
export interface Mistake {
  path: readonly PropertyKey[];
  what: string;
}

/** Mistakes within something, as those of what it stands in. */
export function below(path: readonly PropertyKey[], mistakes: readonly Mistake[]): Mistake[] {
  return mistakes.map((one) => ({ ...one, path: [...path, ...one.path] }));
}

/** Those of a list that are there already, by what makes two of them the same. */
export function repeated<T>(all: readonly T[], keyOf: (one: T) => string): T[] {
  const seen = new Set<string>();
  return all.filter((one) => {
    const key = keyOf(one);
    const isThere = seen.has(key);
    seen.add(key);
    return isThere;
  });
}
