import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import { scriptRuns } from './script-runs.ts';

/** Noto Sans (OFL): Latin, Greek, Cyrillic and Devanagari in one face, and the signs of currencies. */
const FACES = {
  regular: '400Regular/NotoSans_400Regular.ttf',
  bold: '700Bold/NotoSans_700Bold.ttf',
};
export type FaceName = keyof typeof FACES;

type Pdf = InstanceType<typeof PDFDocument>;

interface Run {
  glyphs: unknown[];
  positions: unknown[];
  advanceWidth: number;
}

/** A face in a document, as pdfkit has it. */
interface EmbeddedFace {
  font: { hasGlyphForCodePoint: (codePoint: number) => boolean };
  layoutRun: (text: string) => Run;
  layout: (text: string) => Run;
}

/**
 * Makes both faces ready, each embedded with the glyphs that are used. A text is shaped whole, in runs of one script
 * each, where pdfkit by itself shapes it word by word.
 */
export function addFaces(pdf: Pdf): void {
  const { resolve } = createRequire(import.meta.url);
  for (const [name, file] of Object.entries(FACES)) {
    pdf.registerFont(name, resolve(`@expo-google-fonts/noto-sans/${file}`));
    const face = faceOf(pdf, name as FaceName);
    // Each text is measured several times before it is drawn.
    const known = new Map<string, Run>();
    face.layout = (text) => {
      // What ends a line is part of its last word when that is measured, and has no width.
      const line = text.replaceAll('\n', '');
      const run = known.get(text) ?? joined(scriptRuns(line).map((each) => face.layoutRun(each)));
      known.set(text, run);
      return run;
    };
  }
}

function joined(runs: readonly Run[]): Run {
  return {
    glyphs: runs.flatMap(({ glyphs }) => glyphs),
    positions: runs.flatMap(({ positions }) => positions),
    advanceWidth: runs.reduce((width, run) => width + run.advanceWidth, 0),
  };
}

/** Whether the faces have a glyph for every letter of a text. */
export function hasGlyphs(pdf: Pdf, text: string): boolean {
  const { font } = faceOf(pdf, 'regular');
  return Array.from(text).every(
    (letter) => /[\n\r\u200B-\u200D]/.test(letter) || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
}

function faceOf(pdf: Pdf, name: FaceName): EmbeddedFace {
  pdf.font(name);
  return (pdf as unknown as { _font: EmbeddedFace })._font;
}
