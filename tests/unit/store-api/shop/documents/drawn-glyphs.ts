import PDFDocument from 'pdfkit';
import { addFaces, type FaceName } from '#store-api/shop/documents/printing/faces.ts';

/** A glyph where a text has it: its id in the face, and its place in thousandths of the size, from the text's start. */
export interface PlacedGlyph {
  id: number;
  x: number;
  y: number;
}

interface Embedded {
  subset: { glyphs: number[] };
  widths: number[];
}

const SIZE = 10;
const LEFT = 20;

/**
 * What a PDF draws for texts, read off its content as a viewer reads it: a string moves on by the widths of its glyphs
 * and by the numbers between (ISO 32000-1, 9.4).
 */
export async function drawnGlyphs(texts: readonly string[], face: FaceName): Promise<PlacedGlyph[][]> {
  const pdf = new PDFDocument({ compress: false, margin: 0, size: [2_000, 40 + texts.length * 20] });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const isWritten = new Promise<void>((resolve) => pdf.on('end', resolve));
  addFaces(pdf);
  pdf.font(face).fontSize(SIZE);
  for (const [index, text] of texts.entries()) pdf.text(text, LEFT, 20 + index * 20, { lineBreak: false });
  const { subset, widths } = (pdf as unknown as { _font: Embedded })._font;
  pdf.end();
  await isWritten;
  const content = Buffer.concat(chunks).toString('latin1');
  return [...content.matchAll(/^BT$([\s\S]*?)^ET$/gm)].map(([, drawn = '']) => {
    const placed: PlacedGlyph[] = [];
    let [x, y] = [0, 0];
    let start: [number, number] | undefined;
    for (const line of drawn.trim().split('\n')) {
      const moved = /^1 0 0 1 (\S+) (\S+) Tm$/.exec(line);
      if (moved) [x, y] = [Number(moved[1]), Number(moved[2])];
      start ??= [x, y];
      for (const [, hex, number] of /^\[(.*)\] TJ$/.exec(line)?.[1]?.matchAll(/<([0-9a-f]*)>|(-?[\d.]+)/g) ?? []) {
        for (const [code = ''] of hex?.matchAll(/.{4}/g) ?? []) {
          const glyph = Number.parseInt(code, 16);
          const place = (at: number, from: number) => ((at - from) * 1000) / SIZE;
          placed.push({ id: subset.glyphs[glyph]!, x: place(x, LEFT), y: place(y, start[1]) });
          x += (widths[glyph]! * SIZE) / 1000;
        }
        if (number !== undefined) x -= (Number(number) * SIZE) / 1000;
      }
    }
    return placed;
  });
}
