/** Of texts with comments, which are nothing by themselves. */
export function saysOther(before: string | undefined, after: string): boolean {
  return saidBy(before ?? '') !== saidBy(after);
}

function saidBy(text: string): string {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .join('\n');
}
