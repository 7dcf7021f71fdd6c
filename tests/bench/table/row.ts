import { withError, type Estimate } from './estimate.ts';

/** How many times as much: of single runs, or of paired ones with a standard error. */
export type Times = number | Estimate | undefined;

/** One line of the table. */
export interface Row {
  what: string;
  target: string;
  measured: string;
  /** What the same machine gave for the least there can be, in the same run. */
  floor?: string;
  /** Measured to floor. */
  ratio?: Times;
  /** What an earlier commit gave beside it. */
  past?: string;
  /** Measured to past. */
  pastRatio?: Times;
  /** Measured less past, in ms. */
  pastDifference?: Estimate | undefined;
  /** The shop once more to itself: how far from 1 it is and how sure says what this run can tell apart. */
  control?: Estimate | undefined;
  /** The same as a difference in ms, where most are nothing at all. */
  controlDifference?: Estimate | undefined;
  /** What other shops gave beside it, by name: to the floor, and this shop to theirs. */
  peers?: Record<string, { measured: string; ratio?: Times; ours?: Times }>;
  /** undefined: looked at, without a limit. */
  pass?: boolean | undefined;
  note?: string;
}

/** What a group of rows gives: its lines, and every single figure for the JSON file. */
export interface Outcome {
  rows: Row[];
  figures: unknown;
}

export const ms = (value: number | null): string => (value === null ? 'never' : `${Math.round(value)} ms`);
export const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
export const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en-GB')}/s`;
/** Is it there and at most so much? */
export const within = (value: number | null | undefined, most: number): boolean => value != null && value <= most;
/** As the table says it; nothing where there is none. */
export function times(ratio: Times): string {
  if (ratio === undefined) return '';
  return typeof ratio === 'number' ? ratio.toFixed(2) : withError(ratio, 2);
}
