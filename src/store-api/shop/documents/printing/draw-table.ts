import type { Table } from './table.ts';

const PADDING = 4;
const HEAD_SIZE = 8;
/** Of all text but titles and the heads of tables. */
export const SIZE = 9;

/**
 * Draws a table below what is there. Numbers take what they need, the wide column the rest; a row that does not fit on
 * the page begins the next one, under the same head.
 */
export function drawTable(
  pdf: PDFKit.PDFDocument,
  table: Table,
  { left, width }: { left: number; width: number },
): void {
  const { columns, rows } = table;
  const widths = widthsOf(pdf, table, width);
  // The last column ends where the lines do.
  const textWidth = (index: number) => (widths[index] ?? 0) - (index === columns.length - 1 ? 0 : 2 * PADDING);
  const bottom = () => pdf.page.height - pdf.page.margins.bottom;

  const draw = (cells: readonly string[], isHead: boolean) => {
    pdf.font(isHead ? 'bold' : 'regular').fontSize(isHead ? HEAD_SIZE : SIZE);
    const height = Math.max(
      ...cells.map((cell, index) => pdf.heightOfString(cell || ' ', { width: textWidth(index) })),
    );
    if (!isHead && pdf.y + height + 2 * PADDING > bottom()) {
      pdf.addPage();
      draw(
        columns.map(({ name }) => name),
        true,
      );
      pdf.font('regular').fontSize(SIZE);
    }
    const top = pdf.y + PADDING;
    let x = left;
    for (const [index, cell] of cells.entries()) {
      const align = columns[index]?.kind === 'number' ? 'right' : 'left';
      if (cell !== '') pdf.text(cell, x, top, { width: textWidth(index), align });
      x += widths[index] ?? 0;
    }
    pdf.y = top + height + PADDING;
    pdf.lineWidth(isHead ? 0.8 : 0.4).strokeColor(isHead ? '#000' : '#888');
    pdf
      .moveTo(left, pdf.y)
      .lineTo(left + width, pdf.y)
      .stroke();
  };

  pdf.y += 12;
  draw(
    columns.map(({ name }) => name),
    true,
  );
  for (const row of rows) draw(row, false);
}

function widthsOf(pdf: PDFKit.PDFDocument, { columns, rows }: Table, width: number): number[] {
  const own = columns.map(({ kind, name }, index) => {
    if (kind === 'wide') return 0;
    const head = pdf.font('bold').fontSize(HEAD_SIZE);
    const words = name.split(' ').map((word) => head.widthOfString(word));
    const body = pdf.font('regular').fontSize(SIZE);
    const cells = rows.flatMap((row) => (row[index] ?? '').split('\n')).map((line) => body.widthOfString(line));
    return Math.ceil(Math.max(...words, ...cells)) + 2 * PADDING + 2;
  });
  const rest = width - own.reduce((sum, each) => sum + each, 0);
  return own.map((each) => (each === 0 ? rest : each));
}
