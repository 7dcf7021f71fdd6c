/** One line of the table. */
export interface Row {
  what: string;
  target: string;
  measured: string;
  /** What the same machine gave for the least there can be, in the same run. */
  floor?: string;
  /** Measured to floor. */
  ratio?: number | undefined;
  /** What an earlier commit gave beside it. */
  past?: string;
  /** Measured to past. */
  pastRatio?: number | undefined;
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
