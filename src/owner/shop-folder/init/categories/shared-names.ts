import type { Catalogue } from '../../../import/read/read-catalogue.ts';

/**
 * The names of the file's paths below which a name stands, where it stands below several: "Men" and "Women" of "Tops"
 * in Men > Tops and Women > Tops, whose products one category of that name has (docs/decisions D743).
 */
export function namesAbove({ placed }: Pick<Catalogue, 'placed'>): (name: string) => string[] {
  const above = new Map<string, Map<string, readonly string[]>>();
  for (const { path } of placed.values())
    for (const [depth, name] of path.entries()) {
      const key = name.toLowerCase();
      const parents = path.slice(0, depth);
      const known = above.get(key) ?? new Map<string, readonly string[]>();
      const way = parents.join('>').toLowerCase();
      if (!known.has(way)) above.set(key, known.set(way, parents));
    }
  return (name) => firstUnlike([...(above.get(name.toLowerCase())?.values() ?? [])]);
}

/** What follows where the paths part: nothing of those that end there. */
function firstUnlike(paths: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = paths;
  const at = first.findIndex((name, depth) => !others.every((other) => isSame(other[depth], name)));
  const next = paths.flatMap((path) => path[at < 0 ? first.length : at] ?? []);
  const names = [...new Map(next.map((name) => [name.toLowerCase(), name])).values()];
  return names.length > 1 ? names : [];
}

function isSame(one: string | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}
