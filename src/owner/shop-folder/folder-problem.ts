import type { CatalogueFindings } from '../import/read/read-catalogue.ts';
import { StartError } from '#environment.ts';

/** One thing wrong with a shop's folder, and what to write instead. `line` counts from 1. */
export interface FolderProblem {
  /** Path below the folder, with `/`. */
  file: string;
  line?: number | undefined;
  what: string;
}

const MAX_PRINTED = 50;

/**
 * The folder cannot be used, and nothing was changed. `message` has a line for each problem, by file and line, at most
 * fifty of a file. `notes` and `findings`: what is to be looked at beside them, the latter of products.csv.
 */
export class FolderError extends StartError {
  readonly problems: readonly FolderProblem[];

  readonly notes: readonly FolderProblem[];

  readonly findings: CatalogueFindings | undefined;

  constructor(problems: readonly FolderProblem[], notes: readonly FolderProblem[] = [], findings?: CatalogueFindings) {
    const sorted = [...problems].sort((a, b) => compare(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0));
    super([...Map.groupBy(sorted, ({ file }) => file).values()].flatMap(linesOf).join('\n'));
    this.problems = sorted;
    this.notes = notes;
    this.findings = findings;
  }
}

function linesOf(problems: readonly FolderProblem[]): string[] {
  const lines = problems
    .slice(0, MAX_PRINTED)
    .map(({ file, line, what }) => `${file}${line ? `:${line}` : ''}: ${what}`);
  const more = problems.length - MAX_PRINTED;
  return more > 0 ? [...lines, `${problems[0]?.file ?? ''}: and ${more} more, which --json prints`] : lines;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
