import { darker } from '../colour.ts';
import type { Cutting, JeansLook } from './jeans-look.ts';
import { outline } from '../line.ts';
import type { Point } from '../line.ts';
import { seam, stitch } from '../accessories/notions.ts';
import { soften } from '../sheet.ts';

/** Height of the waistband. */
export const band = 46;

/** Waistband, seen on top of the body of the trousers. */
export function waistband({ sheet, look, t }: Cutting): string {
  const lower = Array.from({ length: 5 }, (_, i) => t.waist(i / 4, band));
  const upper = Array.from({ length: 5 }, (_, i) => t.waist(i / 4));
  const path = outline(upper, [...lower].reverse());
  return `<path d="${path}" fill="${darker(look.cloth.colour, 0.5)}" opacity=".12"/>${soften(sheet, t.waistLine(band + 3), darker(look.cloth.colour, 0.85), 9, 0.36)}${seam(t.waistLine(band), look.cloth.colour)}${stitch(t.waistLine(6), { colour: look.thread })}${stitch(t.waistLine(band - 6), { colour: look.thread })}`;
}

export function loop(look: JeansLook, [x, y]: Point, lean: number): string {
  const colour = look.cloth.colour;
  return `<g transform="translate(${x.toFixed(1)},${y.toFixed(1)}) rotate(${lean})"><rect x="-6" y="-5" width="19" height="66" rx="3" fill="#0b0d14" opacity=".38"/><rect x="-9" y="-8" width="18" height="66" rx="2.5" fill="${darker(colour, 0.12)}"/><rect x="-9" y="-8" width="5" height="66" rx="2" fill="#fff" opacity=".14"/><rect x="5" y="-8" width="4" height="66" fill="#0b0d14" opacity=".2"/>${stitch('M-4.6,-5V55', { colour: look.thread, width: 1.6 })}${stitch('M4.6,-5V55', { colour: look.thread, width: 1.6 })}<path d="M-8,-3H8M-8,54H8" stroke="${look.thread}" stroke-width="3.4"/></g>`;
}

