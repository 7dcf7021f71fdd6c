/** The words for an error that nobody foresaw: one line, with the place in the program for whoever mends it. */
export function defectText(error: unknown): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const place = /\b(src\/[^\s()]+:\d+):\d+/.exec(stack)?.[1];
  return `This is a defect of the program, and no mistake of yours. Please report it: ${message}${place ? ` (${place})` : ''}`;
}
