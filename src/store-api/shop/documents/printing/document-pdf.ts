import { documentsIn } from '../document-texts.ts';
import type { DocumentView } from './document-view.ts';
import { addFaces, hasGlyphs } from './faces.ts';
import { drawTable, SIZE } from './draw-table.ts';

const MARGIN = 40;
const BOTTOM = 60;

/**
 * The document as a PDF on A4; undefined where a text has a letter that the faces lack: its page then is the document
 * (docs/decisions D538). Made of the same view as the page, the same bytes each time.
 */
export async function documentPdf(view: DocumentView, issuedAt: string): Promise<Buffer | undefined> {
  const { default: PDFDocument } = await import('pdfkit');
  const { title, number, language, seller, buyer, facts, rows, rates, total, words, remarks } = view;
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: BOTTOM },
    bufferPages: true,
    lang: language,
    info: { Title: `${title} ${number}`, Author: seller.name, CreationDate: new Date(issuedAt) },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const isWritten = new Promise<void>((resolve) => pdf.on('end', resolve));
  addFaces(pdf);
  if (!hasGlyphs(pdf, textsOf(view).join(''))) return undefined;

  const width = pdf.page.width - 2 * MARGIN;
  const half = width / 2 - 10;
  pdf.font('bold').fontSize(18).text(title, MARGIN, MARGIN, { width: half });
  pdf.fontSize(SIZE + 1).text(seller.name, { width: half });
  pdf.font('regular').fontSize(SIZE).text(seller.lines.join('\n'), { width: half });
  const leftEnd = pdf.y;
  pdf.y = MARGIN + 4;
  for (const [name, value] of facts) {
    const { y } = pdf;
    pdf.fillColor('#444').text(name, MARGIN + half + 20, y, { width: 85 });
    const nameEnd = pdf.y;
    pdf.fillColor('#000').text(value, MARGIN + half + 110, y, { width: half - 90 });
    pdf.y = Math.max(pdf.y, nameEnd);
  }
  pdf.y = Math.max(pdf.y, leftEnd) + 14;
  pdf.font('bold').text(buyer.title, MARGIN, pdf.y, { width });
  pdf.font('regular').text(buyer.lines.join('\n'), { width: half });

  drawTable(pdf, rows, { left: MARGIN, width });
  if (rates.rows.length > 0) drawTable(pdf, rates, { left: MARGIN + half + 20, width: half });
  pdf.moveDown(1);
  pdf.font('bold').fontSize(13).text(`${total.name} ${total.amount}`, MARGIN, pdf.y, { width, align: 'right' });
  pdf.font('regular').fontSize(SIZE);
  if (words !== undefined) pdf.text(words, { width, align: 'right' });
  pdf.moveDown(2);
  for (const remark of remarks) pdf.text(remark, MARGIN, pdf.y, { width });

  numberPages(pdf, width, documentsIn(language).page, number);
  pdf.end();
  await isWritten;
  return Buffer.concat(chunks);
}

function numberPages(
  pdf: PDFKit.PDFDocument,
  width: number,
  text: (page: number, of: number) => string,
  number: string,
): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    // Below the margin a text would begin a page.
    pdf.page.margins.bottom = 0;
    const line = `${number} · ${text(page + 1, count)}`;
    pdf.fontSize(7.5).text(line, MARGIN, pdf.page.height - 36, { width, align: 'right', lineBreak: false });
  }
}

function textsOf({
  title,
  number,
  seller,
  buyer,
  facts,
  rows,
  rates,
  total,
  words = '',
  remarks,
}: DocumentView): string[] {
  const tables = [rows, rates].flatMap(({ columns, rows: cells }) => [
    ...columns.map(({ name }) => name),
    ...cells.flat(),
  ]);
  const people = [seller.name, ...seller.lines, buyer.title, ...buyer.lines];
  return [title, number, ...people, ...facts.flat(), ...tables, total.name, total.amount, words, ...remarks];
}
