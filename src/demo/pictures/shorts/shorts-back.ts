import { patternFill } from '../cloth.ts';
import { darker, lighter } from '../colour.ts';
import { shift, smooth, straight } from '../line.ts';
import type { Point } from '../line.ts';
import { button, metal, seam, stitch } from '../accessories/notions.ts';
import { soften } from '../sheet.ts';
import type { Cutting } from './shorts-look.ts';

/** Seat seam, and the pockets of each kind: patches on denim, flaps on cargos, one on swim shorts, welts else. */
export function shortsBack(c: Cutting): string {
  const { look, t, band, own } = c;
  const { colour } = look.cloth;
  const top = t.waist(0.5, band);
  const seat: Point[] = [top, [t.middle - 2, top[1] + 150], [t.crotch[0], t.crotch[1] - 50], t.crotch];
  const rows = look.cut === 'denim' ? [-7, -15] : look.cut === 'cargo' ? [-8] : [];
  const pockets = (look.cut === 'swim' ? [1] : [-1, 1]).map((s) => (look.cut === 'denim' ? patchPocket(c, s) : look.cut === 'chino' ? welt(c, s) : flapPocket(c, s))).join('');
  return `${soften(c.sheet, smooth(...seat), darker(colour, 0.85), 10, 0.26)}${seam(smooth(...seat), colour, 2)}${rows.map((d) => stitch(smooth(...seat.map((p) => shift(p, d, 0))), own)).join('')}${look.cut === 'denim' ? yoke(c) : look.cut === 'chino' ? darts(c) : ''}${pockets}`;
}

function yoke({ look, t, band, own }: Cutting): string {
  const top = t.waist(0.5, band);
  const point: Point = [t.middle - 1, top[1] + 104];
  return [t.left, t.right]
    .map((leg, i) => {
      const s = i === 0 ? -1 : 1;
      const side: Point = [leg.outer[1]![0] + s * 8, leg.outer[1]![1] - 44];
      return seam(straight(point, side), look.cloth.colour, 2.2) + [-7, -15].map((d) => stitch(straight(shift(point, s * 8, d), shift(side, 0, d)), own)).join('');
    })
    .join('');
}

function darts({ sheet, look, t, band }: Cutting): string {
  return [0.27, 0.73].map((x) => {
    const from = t.waist(x, band);
    const d = smooth(from, shift(from, 1, 46), shift(from, 2, 92));
    return soften(sheet, d, darker(look.cloth.colour, 0.85), 8, 0.26) + seam(d, look.cloth.colour, 1.5);
  }).join('');
}

function welt({ sheet, look, t, band, own }: Cutting, s: number): string {
  const { colour } = look.cloth;
  const [x, y] = t.waist(0.5 + s * 0.235, band + 96);
  const box = straight([x - 66, y - 9 - s], [x + 66, y - 9 + s], [x + 66, y + 11 + s], [x - 66, y + 11 - s]);
  return `${soften(sheet, straight([x - 64, y + 12], [x + 64, y + 12]), darker(colour, 0.85), 9, 0.4)}<path d="${box}Z" fill="${lighter(colour, 0.1)}" opacity=".35"/>${seam(`${box}Z`, colour, 1.5)}${seam(straight([x - 66, y + 1], [x + 66, y + 1]), colour, 2)}${stitch(`${straight([x - 70, y - 13 - s], [x + 70, y - 13 + s], [x + 70, y + 15 + s], [x - 70, y + 15 - s])}Z`, own)}${button(x, y + 26, 9, look.metal, look.thread)}`;
}

function patchPocket({ sheet, look, t, band, own }: Cutting, s: number): string {
  const { colour } = look.cloth;
  const x = t.middle + s * 148;
  const y = t.waist(0.5, band)[1] + 116;
  const p = (dx: number, dy: number): Point => [x + dx + s * dy * 0.04, y + dy - s * dx * 0.06];
  const w = 88;
  const shape = straight(p(-w, 0), p(w, 0), p(w * 0.84, 156), p(0, 194), p(-w * 0.84, 156));
  const wave = smooth(p(-w + 10, 74), p(-w * 0.4, 88), p(0, 64), p(w * 0.4, 88), p(w - 10, 74));
  const rivets = [p(-w + 9, 9), p(w - 9, 9)].map(([a, b]) => metal(a, b, 5, look.metal)).join('');
  return `${soften(sheet, `${shape}Z`, darker(colour, 0.85), 11, 0.36, 'transform="translate(1.5,3)"')}<path d="${shape}Z" fill="${lighter(colour, 0.3)}" opacity=".12"/>${seam(`${shape}Z`, colour, 2)}${stitch(straight(p(-w + 4, 14), p(w - 4, 14)), own)}${stitch(straight(p(-w + 8, 5), p(-w * 0.84 + 6, 151), p(0, 185), p(w * 0.84 - 6, 151), p(w - 8, 5)), own)}${stitch(wave, own)}${rivets}`;
}

function flapPocket({ sheet, look, t, band, own }: Cutting, s: number): string {
  const { colour, pattern } = look.cloth;
  const x = t.middle + s * 146;
  const y = t.waist(0.5, band)[1] + 84;
  const p = (dx: number, dy: number): Point => [x + dx, y + dy - s * dx * 0.05];
  const bag = straight(p(-84, 10), p(84, 10), p(82, 172), p(66, 186), p(-66, 186), p(-82, 172));
  const flap = straight(p(-90, -12), p(90, -12), p(90, 40), p(0, 62), p(-90, 40));
  const print = pattern ? `<path d="${bag}Z" fill="${colour}"/><path d="${bag}Z" fill="url(#${patternFill(sheet, pattern, colour)})"/>` : '';
  const lid = look.cut === 'drawstring' ? stitch(straight(p(-80, 40), p(80, 40)), own) : `${soften(sheet, `${flap}Z`, darker(colour, 0.85), 12, 0.4, 'transform="translate(2,4)"')}<path d="${flap}Z" fill="${colour}"/>${pattern ? `<path d="${flap}Z" fill="url(#${patternFill(sheet, pattern, colour)})"/>` : ''}${seam(`${flap}Z`, colour, 1.8)}${stitch(straight(p(-84, -6), p(-84, 35), p(0, 55), p(84, 35), p(84, -6)), own)}${button(...p(0, 40), 8, look.metal, look.thread)}`;
  return `${soften(sheet, `${bag}Z`, darker(colour, 0.85), 11, 0.34, 'transform="translate(1.5,3)"')}${print}${seam(`${bag}Z`, colour, 1.8)}${stitch(straight(p(-78, 14), p(-76, 170), p(-63, 180), p(63, 180), p(76, 170), p(78, 14)), own)}${lid}`;
}
