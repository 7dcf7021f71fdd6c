import { clip, patternFill } from '../cloth.ts';
import { darker, lighter } from '../colour.ts';
import { at, between, shift, smooth, straight } from '../line.ts';
import type { Point } from '../line.ts';
import { button, metal, seam, stitch } from '../accessories/notions.ts';
import { soften } from '../sheet.ts';
import { elastic } from './shorts-look.ts';
import type { Cutting } from './shorts-look.ts';

/** Pockets of the front; `only` those on the leg, which the back shows too. */
export function pockets({ sheet, look, t, band, own }: Cutting, only = false): string {
  const colour = look.cloth.colour;
  const parts: string[] = [];
  for (const s of [-1, 1]) {
    const leg = s < 0 ? t.left : t.right;
    if (only) {
      // The side pockets' mouths lie on the front.
    } else if (look.cut === 'denim') {
      const start = t.waist(0.5 + s * 0.29, band);
      const edge: Point = [between(leg.outer[1]!, leg.outer[2]!, 0.25)[0] + s * 3, start[1] + 134];
      const scoop: Point[] = [start, [start[0] + s * 12, start[1] + 70], [(start[0] + edge[0]) / 2 + s * 6, start[1] + 112], edge];
      const corner = t.waist(s < 0 ? 0 : 1, band);
      const facing = `${smooth(...scoop)}L${at(shift(corner, s * 26, 70))}L${at(shift(corner, s * 10, 0))}Z`;
      const inside = clip(sheet, facing);
      const coin = s > 0 ? '' : ((): string => {
        const a = t.waist(0.08, band + 30);
        const b = t.waist(0.18, band + 40);
        return `${seam(straight(a, b), colour, 2)}${stitch(straight(shift(a, 0, 8), shift(b, 0, 8)), own)}${stitch(straight(shift(b, -4, 0), shift(b, -9, 110)), own)}${metal(b[0] - 5, b[1] + 7, 5.6, look.metal)}`;
      })();
      parts.push(`<g clip-path="url(#${inside})"><path d="${facing}" fill="${darker(colour, 0.55)}" opacity=".16"/>${coin}${soften(sheet, smooth(...scoop), darker(colour, 0.85), 18, 0.46)}</g>${seam(smooth(...scoop), colour, 2.4)}`);
      for (const d of [7, 16]) parts.push(stitch(smooth(...scoop.map((p, i): Point => [p[0] - s * d * (1 - i * 0.12), p[1] + d * (i / 2.6)])), own));
      parts.push(metal(start[0], start[1] + 10, 6, look.metal), metal(edge[0] - s * 17, edge[1] + 7, 6, look.metal));
    } else {
      const start = t.waist(0.5 + s * (elastic(look) ? 0.4 : 0.33), band);
      const side = between(leg.outer[1]!, leg.outer[2]!, 0.75);
      const edge: Point = [side[0] - s * 3, start[1] + 172];
      const facing = `${straight(start, edge)}L${at(shift(edge, s * 60, -30))}L${at(shift(start, s * 140, 0))}Z`;
      const inside = clip(sheet, facing);
      parts.push(`<g clip-path="url(#${inside})"><path d="${facing}" fill="${darker(colour, 0.5)}" opacity=".14"/>${soften(sheet, straight(start, edge), darker(colour, 0.85), 14, 0.42)}</g>${seam(straight(start, edge), colour, 2.2)}${stitch(straight(shift(start, -s * 9, 2), shift(edge, -s * 9, 2)), own)}<path d="${straight(shift(start, s * -2, 12), shift(start, -s * 13, 14))}" stroke="${own.colour}" stroke-width="4"/><path d="${straight(shift(edge, s * 1, -6), shift(edge, -s * 11, -5))}" stroke="${own.colour}" stroke-width="4"/>`);
    }
    if (look.cut === 'cargo') {
      const at4 = (u: number, v: number): Point => leg.on(0.24 + v * 0.54, 0.02 + u * 0.5);
      const shape = straight(at4(0, 0), at4(1, 0.02), at4(0.99, 0.9), at4(0.9, 1), at4(0.06, 0.98), at4(0, 0.92));
      const flap = straight(at4(-0.02, -0.12), at4(1.04, -0.1), at4(1.04, 0.2), at4(0.52, 0.31), at4(-0.02, 0.19));
      const fill = look.cloth.pattern ? `<path d="${shape}Z" fill="url(#${patternFill(sheet, look.cloth.pattern, colour)})"/>` : '';
      parts.push(`${soften(sheet, `${shape}Z`, darker(colour, 0.85), 14, 0.42, 'transform="translate(2,4)"')}<path d="${shape}Z" fill="${colour}" opacity=".3"/>${fill}${seam(`${shape}Z`, colour, 2)}${stitch(straight(at4(0.04, 0.1), at4(0.04, 0.9), at4(0.1, 0.95), at4(0.88, 0.96), at4(0.95, 0.88), at4(0.95, 0.1)), own)}${soften(sheet, straight(at4(0.47, 0.3), at4(0.47, 0.95)), darker(colour, 0.85), 8, 0.3)}${seam(straight(at4(0.44, 0.28), at4(0.44, 0.97)), colour, 1.8)}${seam(straight(at4(0.58, 0.28), at4(0.58, 0.97)), colour, 1.8)}${soften(sheet, `${flap}Z`, darker(colour, 0.85), 12, 0.42, 'transform="translate(2,4)"')}<path d="${flap}Z" fill="${lighter(colour, 0.06)}" opacity=".45"/>${seam(`${flap}Z`, colour, 2)}${stitch(straight(at4(0.03, -0.08), at4(0.03, 0.16), at4(0.52, 0.27), at4(0.99, 0.17), at4(0.99, -0.06)), own)}`);
      const spot = at4(0.52, 0.2);
      parts.push(button(spot[0], spot[1], 9, darker(look.metal, 0.1), own.colour));
    }
  }
  return parts.join('');
}

export function fly({ sheet, look, t, band, own }: Cutting): string {
  const colour = look.cloth.colour;
  const top = t.waist(0.5, band);
  const fold: Point[] = [[top[0] + 3, top[1]], [t.middle + 5, top[1] + 120], [t.crotch[0] + 2, t.crotch[1] - 60], t.crotch];
  if (elastic(look)) return `${soften(sheet, smooth(...fold), darker(colour, 0.85), 10, 0.28)}${seam(smooth(...fold), colour, 2)}`;
  const j = (d: number): string => smooth([top[0] + 54 - d, top[1]], [t.middle + 56 - d, top[1] + 130], [t.middle + 46 - d * 0.8, top[1] + 184 - d * 0.4], [t.middle + 10, top[1] + 216 - d]);
  return `${soften(sheet, smooth(...fold), darker(colour, 0.85), 12, 0.32)}${seam(smooth(...fold), colour, 2.4)}${stitch(smooth(...fold.map((p) => shift(p, 6, 0))), own)}${stitch(j(0), own)}${look.cut === 'denim' ? stitch(j(9), own) : ''}<path d="M${t.middle + 6},${top[1] + 206}l11,10" stroke="${own.colour}" stroke-width="5"/>`;
}

