/** Of a text with comments: of a shop that has none yet, comments alone are nothing. */
export function saysOther(before: string | undefined, after: string): boolean {
  if (before !== undefined) return before !== after;
  return after.split('\n').some((line) => line.trim() !== '' && !line.startsWith('#'));
}
