/** The limits of the suite's waiting and reading. */
export interface Limits {
  /** All requests together. */
  wholeMs: number;
  /** One request: as long as a page of the shop waits. */
  requestMs: number;
  /** An answer that takes longer is told. */
  slowMs: number;
  bytes: number;
}

export const LIMITS: Limits = { wholeMs: 30_000, requestMs: 8_000, slowMs: 2_000, bytes: 8 * 1024 * 1024 };
