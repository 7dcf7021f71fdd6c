import { clip, insideOf } from '../cloth.ts';
import { darker } from '../colour.ts';
import type { Cutting } from './jeans-look.ts';
import { at, between, shift, smooth, straight } from '../line.ts';
import type { Point } from '../line.ts';
import { metal, seam, stitch } from '../accessories/notions.ts';
import { soften } from '../sheet.ts';
import { carpenter, doubleKnees, mended } from './jeans-extras.ts';
import { hems, sideSeams } from './jeans-hem.ts';
import { band, waistband } from './jeans-waist.ts';

export function jeansFront(c: Cutting): string {
  const { look, t } = c;
  const top = t.waist(0.5, band / 2);
  return [
    look.carpenter ? doubleKnees(c) : '',
    sideSeams(c),
    frontPockets(c),
    fly(c),
    hems(c),
    waistband(c),
    look.carpenter ? carpenter(c) : '',
    look.mended ? mended(c) : '',
    `<path d="${straight(shift(top, -4, -band / 2), shift(top, -2, band / 2))}" stroke="#0b0d14" stroke-width="2" opacity=".5"/>`,
  ].join('');
}

/** The two front pockets: cloth facing under a scooped, double-stitched opening. */
function frontPockets({ sheet, look, t }: Cutting): string {
  const colour = look.cloth.colour;
  const parts: string[] = [];
  for (const s of [-1, 1]) {
    const leg = s < 0 ? t.left : t.right;
    const start = t.waist(0.5 + s * 0.3, band);
    const edgeY = start[1] + 112;
    const side = between(leg.outer[1]!, leg.outer[2]!, 0.22);
    const end: Point = [side[0] + s * 4, edgeY];
    const scoop: Point[] = [start, [start[0] + s * 8, start[1] + 56], [(start[0] + end[0]) / 2 + s * 4, start[1] + 92], end];
    const corner = t.waist(s < 0 ? 0 : 1, band);
    const facing = `${smooth(...scoop)}L${at([corner[0] + s * 20, edgeY - 30])}L${at([corner[0] + s * 10, corner[1]])}Z`;
    const inside = clip(sheet, facing);
    let coin = '';
    if (s < 0) {
      const a = t.waist(0.075, band + 26);
      const b = t.waist(0.178, band + 34);
      const coinPath = straight(a, b, shift(b, -6, 96), shift(a, -16, 92));
      coin = `<path d="${coinPath}Z" fill="#fff" opacity=".08"/>${seam(straight(a, b), colour, 2)}${stitch(straight(shift(a, -1, 7), shift(b, -1, 7)), { colour: look.thread })}${stitch(straight(shift(b, -4, 0), shift(b, -8, 92)), { colour: look.thread })}${metal(b[0] - 5, b[1] + 6, 5, look.metal)}`;
    }
    parts.push(`<g clip-path="url(#${inside})"><path d="${facing}" fill="${darker(colour, 0.55)}" opacity=".16"/>${coin}${soften(sheet, smooth(...scoop), darker(colour, 0.8), 17, 0.5)}</g>`);
    parts.push(seam(smooth(...scoop), colour, 2.4));
    const inward = (d: number): string => smooth(...scoop.map((p, i): Point => [p[0] - s * d * (1 - i * 0.12), p[1] + d * (i / 2.6)]));
    parts.push(stitch(inward(6), { colour: look.thread }), stitch(inward(14), { colour: look.thread }));
    parts.push(metal(start[0] - s * 1, start[1] + 9, 5.4, look.metal), metal(end[0] - s * 14, end[1] + 6, 5.4, look.metal));
  }
  return parts.join('');
}

/** Fly: the J of stitches and the crease of the closed front. */
function fly({ sheet, look, t }: Cutting): string {
  const top = t.waist(0.5, band);
  const fold: Point[] = [[top[0] + 3, top[1]], [t.middle + 6, top[1] + 90], [t.crotch[0] + 2, t.crotch[1] - 50], t.crotch];
  const j = (d: number): string => smooth([top[0] + 44 - d, top[1]], [t.middle + 46 - d, top[1] + 96], [t.middle + 38 - d * 0.8, top[1] + 142 - d * 0.4], [t.middle + 10, top[1] + 172 - d]);
  return `${soften(sheet, smooth(...fold), darker(look.cloth.colour, 0.8), 11, 0.34)}${seam(smooth(...fold), look.cloth.colour, 2.4)}${stitch(smooth(...fold.map((p) => shift(p, 6, 0))), { colour: look.thread })}${stitch(j(0), { colour: look.thread })}${stitch(j(8), { colour: look.thread })}<path d="M${t.middle + 6},${top[1] + 164}l10,9" stroke="${look.thread}" stroke-width="5"/>`;
}

/** Inside of the back waist: paler reverse, woven label, and the shade of the front edge. */
export function openWaist({ sheet, look, t }: Cutting): string {
  const inside = insideOf(look.cloth);
  const hole = clip(sheet, t.opening);
  const [x, y] = t.waist(0.5);
  const lift = t.dip * 0.55;
  return `<g clip-path="url(#${hole})"><path d="${t.opening}" fill="${darker(inside, 0.22)}"/><rect x="${x - 38}" y="${y - t.dip - lift + 7}" width="76" height="24" rx="2" fill="#e6dfd1"/><path d="M${x - 25},${y - t.dip - lift + 18}h50" stroke="#2c3e5c" stroke-width="3.4" stroke-dasharray="7 3 10 3 5 3"/>${soften(sheet, t.waistLine(2), '#0b0d14', 36, 0.4)}</g><path d="${t.opening}" fill="none" stroke="${darker(look.cloth.colour, 0.4)}" stroke-width="1.6" opacity=".7"/>`;
}

