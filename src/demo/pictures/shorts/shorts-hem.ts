import { insideOf } from '../cloth.ts';
import { darker, lighter } from '../colour.ts';
import { at, between, chance, outline, shift, smooth, straight } from '../line.ts';
import { seam, stitch } from '../accessories/notions.ts';
import { soften } from '../sheet.ts';
import { elastic } from './shorts-look.ts';
import type { Cutting } from './shorts-look.ts';

export function hems({ sheet, look, t, own }: Cutting): string {
  const colour = look.cloth.colour;
  return [t.left, t.right]
    .map((leg, i) => {
      const s = i === 0 ? -1 : 1;
      if (look.rawHem) {
        const random = chance(look.seed + 21 + i);
        const pale = lighter(insideOf(look.cloth), 0.45);
        const fringe = Array.from({ length: 110 }, (_, n) => {
          const p = shift(between(leg.hemOuter, leg.hemInner, (n + 0.5) / 110), 0, 10 * Math.sin((Math.PI * n) / 110));
          return `M${at(shift(p, 0, -12))}q${random(-5, 5).toFixed(1)},9 ${random(-7, 7).toFixed(1)},${random(18, 34).toFixed(1)}`;
        }).join('');
        return `<path d="${fringe}" stroke="${pale}" stroke-width="1.9" fill="none" opacity=".88"/>`;
      }
      if (look.turnUp) {
        const tall = 58;
        const a = shift(leg.hemOuter, s * 4, 4);
        const b = shift(leg.hemInner, -s * 4, 4);
        const d = shift(a, -s * 2, -tall);
        const c = shift(b, s * 1, -tall);
        const face = outline([a, shift(between(a, b, 0.5), 0, 10), b], [b, c], [c, shift(between(c, d, 0.5), 0, 9), d], [d, a]);
        const tone = look.cut === 'denim' ? insideOf(look.cloth) : lighter(colour, 0.08);
        return `${soften(sheet, smooth(d, shift(between(c, d, 0.5), 0, 9), c), '#0b0d14', 13, 0.4)}<path d="${face}" fill="${tone}" opacity="${look.cut === 'denim' ? 0.85 : 0.75}"/>${soften(sheet, straight(s < 0 ? b : a, s < 0 ? c : d), darker(tone, 0.8), 56, 0.26)}${soften(sheet, smooth(a, shift(between(a, b, 0.5), 0, 10), b), darker(tone, 0.8), 16, 0.28)}${seam(smooth(d, shift(between(c, d, 0.5), 0, 9), c), tone, 2)}`;
      }
      const up = elastic(look) ? 30 : 40;
      return `${soften(sheet, leg.hemLine(up), '#0b0d14', 8, 0.22)}${stitch(leg.hemLine(look.cut === 'denim' ? 28 : up), own)}`;
    })
    .join('');
}

export function sides({ look, t, own }: Cutting): string {
  return [t.left, t.right]
    .map((leg, i) => {
      const s = i === 0 ? 1 : -1;
      const line = (d: number): string => smooth(...leg.outer.slice(1).map((p) => shift(p, s * d, 0)));
      const inseam = leg.inner.map((p) => shift(p, -s * 9, 0));
      return `${seam(line(10), look.cloth.colour, 1.8)}${look.cut === 'denim' || look.cut === 'cargo' ? stitch(line(17), own) : ''}${seam(smooth(...inseam), look.cloth.colour, 1.5)}`;
    })
    .join('');
}

