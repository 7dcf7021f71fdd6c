/** What a command says of an error that nobody foresaw: one line, with its place in the program. */
export function defectText(error: unknown): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const place = /\b(src\/[^\s()]+:\d+):\d+/.exec(stack)?.[1];
  return `This is a defect of the program, and no mistake of yours. Please report it: ${message}${place ? ` (${place})` : ''}`;
}
