import { darker, lighter } from '../colour.ts';
import type { Cutting } from './jeans-look.ts';
import { between, chance, outline, shift, smooth, straight } from '../line.ts';
import type { Point } from '../line.ts';
import { metal, seam, stitch } from '../accessories/notions.ts';
import { soften } from '../sheet.ts';

/** Tool pocket on the right thigh's side and a hammer loop on the left, on top of everything. */
export function carpenter({ sheet, look, t }: Cutting): string {
  const { colour } = look.cloth;
  const own = { colour: look.thread };
  const shadow = darker(colour, 0.85);
  const leg = t.right;
  const p = (u: number, v: number): Point => leg.on(0.19 + v * 0.31, 0.985 - (1 - u * 0.44) * 0.985);
  const shape = [p(0, 0.1), p(1, 0), p(1.02, 1), p(0, 1.02)];
  const tool = `${soften(sheet, straight(...shape.slice(1)), shadow, 12, 0.4, 'transform="translate(-1.5,3)"')}<path d="${straight(...shape)}Z" fill="${lighter(colour, 0.3)}" opacity=".12"/>${seam(straight(...shape), colour, 2)}`;
  const rows = [0.05, 0.1].map((d) => stitch(straight(p(1 - d, 0.02), p(1.02 - d, 1 - d * 0.6), p(0, 1.02 - d * 0.6)), own)).join('');
  const mouth = stitch(straight(p(0, 0.16), p(1, 0.06)), own) + stitch(straight(p(0, 0.22), p(1, 0.12)), own);
  const divide = seam(straight(p(0.52, 0.1), p(0.53, 1)), colour, 1.6) + stitch(straight(p(0.56, 0.1), p(0.57, 1)), own);
  const loopEnds: [Point, Point] = [shift(t.left.on(0.06, 0.02), 4, -14), t.left.on(0.27, 0.03)];
  const bow: Point[] = [loopEnds[0], shift(between(...loopEnds, 0.32), 17, 0), shift(between(...loopEnds, 0.7), 19, 4), loopEnds[1]];
  const strap = `${soften(sheet, smooth(...bow), shadow, 40, 0.5, 'transform="translate(5,7)"')}<path d="${smooth(...bow)}" stroke="${darker(colour, 0.25)}" stroke-width="29" fill="none"/><path d="${smooth(...bow)}" stroke="${lighter(colour, 0.04)}" stroke-width="26" fill="none"/>${stitch(smooth(...bow.map((q) => shift(q, -8, 0))), own)}${stitch(smooth(...bow.map((q) => shift(q, 8, 0))), own)}`;
  const rivets = [p(0.96, 0.05), p(0.06, 0.18)].map(([x, y]) => metal(x, y, 5.2, look.metal)).join('');
  return tool + rows + mouth + divide + rivets + strap;
}

/** A second layer of cloth from thigh to shin, triple-stitched round its edge. */
export function doubleKnees({ sheet, look, t }: Cutting): string {
  const { colour } = look.cloth;
  return [t.left, t.right]
    .map((leg) => {
      const top = [leg.on(0.3, 0), leg.on(0.285, 0.5), leg.on(0.3, 1)];
      const low = [leg.on(0.74, 0), leg.on(0.755, 0.5), leg.on(0.74, 1)];
      const edge = (points: Point[], s: number): string => `${soften(sheet, smooth(...points), darker(colour, 0.85), 9, 0.34, `transform="translate(0,${s > 0 ? -1 : 3})"`)}${seam(smooth(...points), colour, 2)}${[7, 14].map((d) => stitch(smooth(...points.map((p) => shift(p, 0, d * s))), { colour: look.thread })).join('')}`;
      return `<path d="${straight(...top, ...[...low].reverse())}Z" fill="${lighter(colour, 0.4)}" opacity=".07"/>${edge(top, 1)}${edge(low, -1)}`;
    })
    .join('');
}

/** A worn-through knee, filled with darning and quilted over in running stitch. */
export function mended({ look, t }: Cutting): string {
  const random = chance(look.seed + 31);
  const [x, y] = t.left.on(0.5, 0.46);
  const tear = outline([[x - 44, y - 6], [x - 10, y - 20], [x + 46, y - 8]], [[x + 46, y - 8], [x + 8, y + 22], [x - 44, y - 6]]);
  let out = `<path d="${tear}" fill="${lighter(look.cloth.colour, 0.4)}"/>`;
  out += Array.from({ length: 16 }, (_, i) => `<path d="M${x - 44 + random(0, 18)},${y - 18 + i * 2.5}q44,${random(-3, 3).toFixed(1)} ${random(66, 88).toFixed(1)},${random(-2, 2).toFixed(1)}" stroke="#f4efe4" stroke-width="1.6" opacity=".85" fill="none"/>`).join('');
  const rows = Array.from({ length: 8 }, (_, i) => `M${x - 66 + (i % 2) * 5},${y - 44 + i * 12}h132`).join('');
  out += stitch(rows, { colour: '#f4efe4', width: 2.4, dash: '9 7' });
  return out;
}
