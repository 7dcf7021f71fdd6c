/** Chromium's estimate of the visitor's line, and whether Save-Data is on; other browsers say nothing. */
interface Connection {
  saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
  /** Milliseconds. */
  rtt?: number;
}

export function connection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}

/** Has the visitor turned on Save-Data? Read here once more, because the page script is counted in bytes. */
export function savesData(): boolean | undefined {
  return (navigator as { connection?: Connection }).connection?.saveData;
}

/** The same of a request's header `Save-Data`. */
export function saysSaveData(header: string | null | undefined): boolean {
  return header?.toLowerCase() === 'on';
}
