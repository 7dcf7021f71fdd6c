import { editDistance } from './edit-distance.ts';

/** The nearest of the names that a word may be meant for: of a short word fewer letters may be wrong, at most two. */
export function nearName(word: string, names: readonly string[]): string | undefined {
  const most = Math.min(2, Math.floor(word.length / 4));
  return names
    .map((name) => ({ name, distance: editDistance(name.toLowerCase(), word.toLowerCase(), most) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance)[0]?.name;
}
