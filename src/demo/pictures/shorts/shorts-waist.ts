import { clip, insideOf } from '../cloth.ts';
import { darker } from '../colour.ts';
import { at, smooth } from '../line.ts';
import type { Point } from '../line.ts';
import { metal, seam, stitch } from '../accessories/notions.ts';
import { soften } from '../sheet.ts';
import { elastic } from './shorts-look.ts';
import type { Cutting, ShortsLook } from './shorts-look.ts';

export function waistband({ sheet, look, t, band, own }: Cutting): string {
  const colour = look.cloth.colour;
  if (!elastic(look)) {
    const rows = look.cut === 'denim' ? stitch(t.waistLine(7), own) + stitch(t.waistLine(band - 7), own) : stitch(t.waistLine(band - 6), own);
    return `${soften(sheet, t.waistLine(band + 3), darker(colour, 0.85), 9, 0.34)}${seam(t.waistLine(band), colour, 2.2)}${rows}`;
  }
  return `${soften(sheet, t.waistLine(band + 3), darker(colour, 0.85), 9, 0.3)}${seam(t.waistLine(band), colour, 2)}${stitch(t.waistLine(band * 0.5), own)}${stitch(t.waistLine(band - 5), own)}`;
}

export function openWaist({ sheet, look, t }: Cutting): string {
  const inside = insideOf(look.cloth);
  const hole = clip(sheet, t.opening);
  const [x, y] = t.waist(0.5);
  const lift = t.dip * 0.55;
  const label = `<rect x="${x - 42}" y="${y - t.dip - lift + 7}" width="84" height="27" rx="2" fill="#e6dfd1"/><path d="M${x - 27},${y - t.dip - lift + 19}h54" stroke="#2c3e5c" stroke-width="3.6" stroke-dasharray="7 3 10 3 5 3"/>`;
  return `<g clip-path="url(#${hole})"><path d="${t.opening}" fill="${darker(inside, 0.2)}"/>${label}${soften(sheet, t.waistLine(2), '#0b0d14', 36, 0.4)}</g><path d="${t.opening}" fill="none" stroke="${darker(look.cloth.colour, 0.5)}" stroke-width="1.5" opacity=".6"/>`;
}

export function loop(look: ShortsLook, [x, y]: Point, lean: number, band: number, thread: string): string {
  const colour = look.cloth.colour;
  const tall = band + 18;
  return `<g transform="translate(${at([x, y])}) rotate(${lean})"><rect x="-7" y="-4" width="22" height="${tall}" rx="3" fill="#0b0d14" opacity=".35"/><rect x="-10" y="-8" width="20" height="${tall}" rx="2.5" fill="${darker(colour, 0.07)}"/><rect x="-10" y="-8" width="5" height="${tall}" fill="#fff" opacity=".16"/>${stitch(`M-5,-5v${tall - 6}M5,-5v${tall - 6}`, { colour: thread, width: 1.7 })}</g>`;
}

export function cord({ sheet, look, t, band }: Cutting): string {
  const colour = look.cord;
  if (!colour) return '';
  const [x, y] = t.waist(0.5, band * 0.52);
  const strand = (...points: Point[]): string => {
    const d = smooth(...points);
    return `${soften(sheet, d, '#0b0d14', 15, 0.36, 'transform="translate(3,5)"')}<path d="${d}" stroke="${darker(colour, 0.3)}" stroke-width="10" fill="none" stroke-linecap="round"/><path d="${d}" stroke="${colour}" stroke-width="8" fill="none" stroke-linecap="round"/><path d="${d}" stroke="#0b0d14" stroke-width="8" stroke-dasharray="1.6 4" opacity=".2" fill="none"/>`;
  };
  const tip = (p: Point, turn: number): string => `<g transform="translate(${at(p)}) rotate(${turn})"><rect x="-5" y="-3" width="10" height="22" rx="3" fill="${look.metal}"/><path d="M-3,-2v19" stroke="#fff" stroke-width="1.8" opacity=".6"/></g>`;
  const eyelets = metal(x - 34, y, 9, look.metal) + metal(x + 36, y + 1, 9, look.metal);
  return `${eyelets}${strand([x - 34, y], [x - 16, y + 12], [x + 2, y + 14])}${strand([x + 36, y], [x + 18, y + 13], [x + 2, y + 14])}${strand([x + 2, y + 14], [x - 30, y + 60], [x - 58, y + 52], [x - 44, y + 22], [x + 4, y + 16])}${strand([x + 4, y + 16], [x + 40, y + 58], [x + 64, y + 46], [x + 46, y + 20], [x + 2, y + 14])}${strand([x + 2, y + 16], [x - 10, y + 74], [x - 24, y + 142])}${strand([x + 4, y + 16], [x + 22, y + 80], [x + 20, y + 152])}${tip([x - 24, y + 142], 8)}${tip([x + 20, y + 152], -3)}<rect x="${x - 10}" y="${y + 4}" width="25" height="22" rx="9" fill="${colour}"/><path d="M${x - 6},${y + 20}q9,7 17,0" stroke="#0b0d14" stroke-width="2" opacity=".3" fill="none"/>`;
}

