/**
 * One thing wrong with a file: `line` counts from 1, quoted line breaks included; `column` is the file's own header.
 */
export interface Problem {
  line: number;
  column?: string;
  what: string;
}

const MAX_PRINTED = 50;

/** The file cannot be imported and nothing was changed. `message` has one line for each problem, at most fifty. */
export class ImportError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(messageOf(problems));
    this.problems = problems;
  }
}

function messageOf(problems: Problem[]): string {
  const lines = [...problems]
    .sort((a, b) => a.line - b.line)
    .slice(0, MAX_PRINTED)
    .map(({ line, column, what }) => `line ${line}${column ? `, ${column}` : ''}: ${what}`);
  if (problems.length > MAX_PRINTED) lines.push(`and ${problems.length - MAX_PRINTED} more`);
  return lines.join('\n');
}
