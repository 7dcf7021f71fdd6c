import { StartError } from '#environment.ts';

/** One thing wrong with a shop's folder, and what to write instead. `line` counts from 1. */
export interface FolderProblem {
  /** Path below the folder, with `/`. */
  file: string;
  line?: number | undefined;
  what: string;
}

/** The folder cannot be used, and nothing was changed. `message` has a line for each problem, by file and line. */
export class FolderError extends StartError {
  readonly problems: readonly FolderProblem[];

  constructor(problems: readonly FolderProblem[]) {
    const sorted = [...problems].sort((a, b) => compare(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0));
    super(sorted.map(({ file, line, what }) => `${file}${line ? `:${line}` : ''}: ${what}`).join('\n'));
    this.problems = sorted;
  }
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
