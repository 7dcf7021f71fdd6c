/** A table of a document, as page and PDF print it. */
export interface Table {
  columns: { name: string; kind: 'wide' | 'text' | 'number' }[];
  /** Lines of a cell are parted by a line feed. */
  rows: string[][];
}
