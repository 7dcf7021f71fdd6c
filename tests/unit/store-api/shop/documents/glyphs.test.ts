import { readFileSync } from 'node:fs';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { drawnGlyphs, type PlacedGlyph } from './drawn-glyphs.ts';
import { HALVES, MIXED, NAMES } from './names.ts';
import { scriptRuns } from '#store-api/shop/documents/printing/script-runs.ts';

/** What HarfBuzz makes of the same texts. A glyph's place may be rounded by the PDF. */
const FACES = { regular: '400Regular/NotoSans_400Regular.ttf', bold: '700Bold/NotoSans_700Bold.ttf' } as const;
const CLOSE = 0.2;

test.each(['regular', 'bold'] as const)(
  '10.documents the glyphs and their places of 500 names in Latin and Devanagari are those of HarfBuzz (%s)',
  async (face) => {
    const texts = [...NAMES, ...MIXED];
    expect(new Set(NAMES).size).toBe(500);
    const font = new Font(new Face(new Blob(readFileSync(`node_modules/@expo-google-fonts/noto-sans/${FACES[face]}`))));
    const drawn = await drawnGlyphs(texts, face);
    expect(drawn.length).toBe(texts.length);
    const wrong = texts.filter((text, index) => !isSame(drawn[index]!, shaped(font, text)));
    expect(wrong).toEqual([]);
    const halves = await drawnGlyphs(HALVES, face);
    // pdfkit leaves the kerning before a joiner out: such a half stands a twentieth of the size further away.
    expect(halves.map((glyphs) => glyphs.map(({ id }) => id))).toEqual(
      HALVES.map((text) => shaped(font, text).map(({ id }) => id)),
    );
    // None of them is the box that stands for a missing letter.
    expect(drawn.flat().filter(({ id }) => id === 0)).toEqual([]);
  },
);

function shaped(font: Font, text: string): PlacedGlyph[] {
  let x = 0;
  return scriptRuns(text).flatMap((run) => {
    const buffer = new Buffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const placed = { id: codepoint, x: x + xOffset, y: yOffset };
      x += xAdvance;
      return placed;
    });
  });
}

function isSame(drawn: readonly PlacedGlyph[], wanted: readonly PlacedGlyph[]): boolean {
  return (
    drawn.length === wanted.length &&
    drawn.every(({ id, x, y }, index) => {
      const other = wanted[index]!;
      return id === other.id && Math.abs(x - other.x) < CLOSE && Math.abs(y - other.y) < CLOSE;
    })
  );
}
