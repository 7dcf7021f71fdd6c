import { insideOf } from '../cloth.ts';
import { darker } from '../colour.ts';
import { between, outline, shift, straight } from '../line.ts';
import type { Point } from '../line.ts';
import { button, metal, seam, stitch } from '../accessories/notions.ts';
import { soften } from '../sheet.ts';
import { leaf } from './shirt-collar.ts';
import { sewn } from './shirt-cut.ts';
import type { Cut, Part } from './shirt-cut.ts';

export function cuffs(c: Cut): Part {
  const { sheet, look } = c;
  const own = sewn(look);
  const raised: string[] = [];
  let under = '';
  let over = '';
  for (const [i, sleeve] of c.sleeves.entries()) {
    const s = i === 0 ? -1 : 1;
    const across = (t: number): [Point, Point] => [sleeve.on(t, 0), sleeve.on(t, 1)];
    if (look.sleeves === 'long') {
      const t = look.collar === 'henley' || look.collar === 'crew' ? 0.895 : 0.885;
      const [a, b] = across(t);
      const dx = (sleeve.cuffOuter[0] - a[0]) * 0.02;
      const cuff = outline([shift(a, -s * -3 + dx, 0), sleeve.cuffOuter], [sleeve.cuffOuter, sleeve.cuffInner], [sleeve.cuffInner, b], [b, between(a, b, 0.5), a]);
      const tone = look.trim ?? look.cloth.colour;
      raised.push(cuff);
      under += leaf(c, cuff, tone, sleeve.turn, a);
      if (look.collar === 'henley' || look.collar === 'crew') {
        const rows = Array.from({ length: 22 }, (_, n) => straight(between(a, b, (n + 0.5) / 22), between(sleeve.cuffOuter, sleeve.cuffInner, (n + 0.5) / 22))).join('');
        under += `<path d="${rows}" stroke="${darker(tone, 0.6)}" stroke-width="1.6" opacity=".32"/>`;
      } else {
        const inset = (p: Point, q: Point, d: number): Point => between(p, q, d / Math.hypot(q[0] - p[0], q[1] - p[1]));
        over += stitch(straight(inset(a, sleeve.cuffOuter, 7), inset(b, sleeve.cuffInner, 7)), own) + stitch(straight(inset(sleeve.cuffOuter, a, 7), inset(sleeve.cuffInner, b, 7)), own);
        const spot = between(between(a, b, 0.8), between(sleeve.cuffOuter, sleeve.cuffInner, 0.8), 0.5);
        over += look.snaps ? metal(spot[0], spot[1], 7, look.buttons) : button(spot[0], spot[1], 6.6, look.buttons, look.thread);
        const slit = between(a, b, 0.8);
        const up = sleeve.on(0.76, 0.78);
        over += seam(straight(slit, up), look.cloth.colour, 1.8) + stitch(straight(shift(slit, -6, 0), shift(up, -6, 0)), own);
      }
    } else if (look.sleeves === 'rolled') {
      const [a, b] = across(0.78);
      const cuff = outline([shift(a, s * 4, -2), shift(sleeve.cuffOuter, s * 4, 2)], [shift(sleeve.cuffOuter, s * 4, 2), shift(sleeve.cuffInner, -s * 4, 2)], [shift(sleeve.cuffInner, -s * 4, 2), shift(b, -s * 2, 2)], [b, between(a, b, 0.5), shift(a, s * 4, -2)]);
      raised.push(cuff);
      under += leaf(c, cuff, insideOf(look.cloth), sleeve.turn, a);
      const [m, n] = [between(a, sleeve.cuffOuter, 0.5), between(b, sleeve.cuffInner, 0.5)];
      under += soften(sheet, straight(m, n), '#0b0d14', 10, 0.3);
    } else {
      const inset = (p: Point, q: Point, d: number): Point => between(p, q, d / Math.hypot(q[0] - p[0], q[1] - p[1]));
      const near = (d: number): string => straight(inset(sleeve.cuffOuter, sleeve.on(0.7, 0), d), inset(sleeve.cuffInner, sleeve.on(0.7, 1), d));
      over += stitch(near(24), own);
      under += soften(sheet, near(24), '#0b0d14', 6, 0.2);
    }
  }
  return { raised, under, over };
}

