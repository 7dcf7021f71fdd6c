/** Of texts with comments, which are nothing by themselves. */
export function saysOther(before: string | undefined, after: string): boolean {
  return saidLines(before ?? '').join('\n') !== saidLines(after).join('\n');
}

/** The lines of such a text that are no comment. */
export function saidLines(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
}
