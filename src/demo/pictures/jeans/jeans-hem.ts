import { clip, insideOf, layCloth } from '../cloth.ts';
import { lighter } from '../colour.ts';
import type { Cutting, JeansLook } from './jeans-look.ts';
import { at, between, chance, outline, shift, smooth, straight } from '../line.ts';
import type { Point } from '../line.ts';
import { seam, stitch } from '../accessories/notions.ts';
import { soften } from '../sheet.ts';
import type { Leg } from '../trousers/trousers.ts';

/** A turned-up hem: the cloth's reverse, the out-seam's selvedge, and its own small shadow. */
function turnUps({ sheet, look, t }: Cutting): string {
  const reverse = insideOf(look.cloth);
  return [t.left, t.right]
    .map((leg, i) => {
      const s = i === 0 ? -1 : 1;
      const tall = 56;
      const grow = 5;
      const a = shift(leg.hemOuter, s * grow, 4);
      const b = shift(leg.hemInner, -s * grow, 4);
      const drift = (leg.outer.at(-2)![0] - leg.hemOuter[0]) * (tall / Math.abs(leg.outer.at(-2)![1] - leg.hemOuter[1]));
      const c = shift(b, drift * 0.6, -tall);
      const d = shift(a, drift, -tall + 3);
      const path = outline([a, shift(between(a, b, 0.5), 0, 8), b], [b, c], [c, shift(between(c, d, 0.5), 0, 6), d], [d, a]);
      const rib = clip(sheet, path);
      const edge = 0.22;
      const line = straight(between(a, b, edge), between(d, c, edge));
      const selvedge = typeof look.turnUp === 'string' ? `<path d="${line}" stroke="#f1ede2" stroke-width="20"/><path d="${line}" stroke="${look.turnUp}" stroke-width="3"/>` : '';
      return `${soften(sheet, smooth(d, shift(between(c, d, 0.5), 0, 6), c), '#0b0d14', 13, 0.42)}<g clip-path="url(#${rib})">${layCloth({ sheet, cloth: { ...look.cloth, colour: reverse, pattern: undefined }, box: { x: Math.min(a[0], b[0], c[0], d[0]) - 8, y: d[1] - 10, w: Math.abs(a[0] - b[0]) + 40, h: tall + 30 }, seed: look.seed + 5 }, selvedge)}${soften(sheet, straight(s < 0 ? b : a, s < 0 ? c : d), '#0b0d14', 44, 0.24)}${soften(sheet, smooth(a, shift(between(a, b, 0.5), 0, 8), b), '#0b0d14', 14, 0.26)}${soften(sheet, smooth(d, shift(between(c, d, 0.5), 0, 8), c), '#fff', 7, 0.22, 'transform="translate(0,4)"')}</g>`;
    })
    .join('');
}

export function hems({ sheet, look, t }: Cutting): string {
  if (look.turnUp) return turnUps({ sheet, look, t });
  if (look.rawHem) {
    const random = chance(look.seed + 21);
    const pale = lighter(insideOf(look.cloth), 0.4);
    return [t.left, t.right]
      .map((leg) => {
        const fringe = Array.from({ length: 62 }, (_, i) => {
          const p = shift(between(leg.hemOuter, leg.hemInner, (i + 0.5) / 62), 0, 4 + 7 * Math.sin((Math.PI * i) / 62));
          return `M${at(shift(p, 0, -10))}q${random(-4, 4).toFixed(1)},8 ${random(-5, 5).toFixed(1)},${random(14, 24).toFixed(1)}`;
        }).join('');
        return `<path d="${fringe}" stroke="${pale}" stroke-width="1.7" fill="none" opacity=".85"/>`;
      })
      .join('');
  }
  return [t.left, t.right].map((leg) => `${hemWear(look, leg)}${stitch(leg.hemLine(23), { colour: look.thread })}`).join('');
}


/** The rope of a washed hem: pale where it stands up. */
function hemWear({ cloth, fade }: JeansLook, leg: Leg): string {
  const pale = lighter(cloth.colour, 0.55);
  return `<g fill="none" stroke="${pale}" opacity="${(0.1 + fade * 0.4).toFixed(2)}"><path d="${leg.hemLine(9)}" stroke-width="10" stroke-dasharray="5 7 8 6 4 9"/><path d="${leg.hemLine(1)}" stroke-width="4"/></g>`;
}

export function sideSeams({ look, t }: Cutting): string {
  return [t.left, t.right]
    .map((leg, i) => {
      const s = i === 0 ? 1 : -1;
      const line = (d: number, from = 1): Point[] => leg.outer.slice(from).map((p) => shift(p, s * d, 0));
      const inseam = (d: number): Point[] => leg.inner.map((p) => shift(p, -s * d, 0));
      return `${look.fade > 0.2 ? `<path d="${smooth(...line(15, 2))}" stroke="${lighter(look.cloth.colour, 0.5)}" stroke-width="7" stroke-dasharray="9 6 16 9 5 7" opacity="${(look.fade * 0.22).toFixed(2)}" fill="none"/>` : ''}${seam(smooth(...line(9)), look.cloth.colour, 1.8)}${seam(smooth(...inseam(8)), look.cloth.colour, 1.6)}${stitch(smooth(...inseam(13)), { colour: look.thread, width: 1.7 })}`;
    })
    .join('');
}

