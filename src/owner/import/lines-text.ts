const MAX_LINES = 5;

/** `lines 2, 3, 5, 7, 9 and 12 more`. */
export function linesText(lines: readonly number[]): string {
  const more = lines.length - MAX_LINES;
  const shown = lines.slice(0, MAX_LINES).join(', ');
  return `line${lines.length === 1 ? '' : 's'} ${shown}${more > 0 ? ` and ${more} more` : ''}`;
}
