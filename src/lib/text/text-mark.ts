/** A cell without the apostrophe by which a spreadsheet marks a number as text; one that a quote closes is no mark. */
export function withoutTextMark(cell: string): string {
  return cell.replace(/^\s*'(?=[^'\s][^']*$)/, '');
}
