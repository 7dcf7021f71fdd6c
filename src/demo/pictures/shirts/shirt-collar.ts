import { clip, insideOf, patternFill } from '../cloth.ts';
import { darker } from '../colour.ts';
import { at, between, outline, shift, smooth, straight } from '../line.ts';
import type { Point } from '../line.ts';
import { button, stitch } from '../accessories/notions.ts';
import { soften } from '../sheet.ts';
import { middle, sewn } from './shirt-cut.ts';
import type { Cut, Part } from './shirt-cut.ts';

export interface Collared extends Part {
  /** Everything above the body that belongs to the outline. */
  paths: string[];
}

/** The label sewn into the back neck, above the cloth's grain. */
const label = (y: number): string => `<rect x="${middle - 36}" y="${y + 2}" width="76" height="40" rx="2" fill="#0b0d14" opacity=".2"/><rect x="${middle - 38}" y="${y}" width="76" height="40" rx="2" fill="#e9e3d6"/><path d="M${middle - 38},${y + 1}h76" stroke="#0b0d14" stroke-width="3" opacity=".2"/><path d="M${middle - 24},${y + 15}h48M${middle - 14},${y + 26}h28" stroke="#33425c" stroke-width="3.2" stroke-dasharray="7 2.5 10 2.5 4 2.5"/>`;

/** Inside of the back neck: the collar's stand, the seam under it, the yoke's reverse. */
function backNeck(c: Cut, hole: string): string {
  const { sheet, look } = c;
  const inside = clip(sheet, hole);
  const tone = darker(insideOf(look.cloth), look.cloth.weave === 'denim' ? 0.12 : 0.06);
  const low = (d: number): Point[] => [[middle - c.neck / 2 - 10, c.top - 6 + d], [middle - c.neck * 0.25, c.top + 8 + d], [middle, c.top + 12 + d], [middle + c.neck * 0.25, c.top + 8 + d], [middle + c.neck / 2 + 10, c.top - 6 + d]];
  const yoke = outline(low(0), [[middle + c.neck, c.top + 200], [middle - c.neck, c.top + 200]]);
  return `<g clip-path="url(#${inside})"><path d="${hole}" fill="${tone}"/><path d="${yoke}" fill="${darker(tone, 0.2)}"/>${soften(sheet, smooth(...low(3)), darker(tone, 0.8), 8, 0.4)}${soften(sheet, hole, '#0b0d14', 26, 0.3)}</g>`;
}

/** A piece lying on top: the shade it throws, its own cut of the pattern, a fine edge. */
export function leaf(c: Cut, path: string, colour: string, turn: number, [x, y]: Point = [middle, c.top]): string {
  const { sheet, look } = c;
  const inside = clip(sheet, path);
  const fill = look.cloth.pattern && !look.trim ? `<g clip-path="url(#${inside})"><g transform="rotate(${turn.toFixed(1)} ${at([x, y])})"><rect x="${(x - 260).toFixed(0)}" y="${(y - 260).toFixed(0)}" width="520" height="520" fill="url(#${patternFill(sheet, look.cloth.pattern, look.cloth.colour)})"/></g></g>` : '';
  return `${soften(sheet, path, darker(colour, 0.85), 15, 0.4, 'transform="translate(3,5)"')}<path d="${path}" fill="${colour}"/>${fill}<path d="${path}" fill="none" stroke="${darker(colour, 0.6)}" stroke-width="1.1" opacity=".4"/>`;
}

export function collar(c: Cut): Collared {
  const { look, top, neck } = c;
  const k = neck / 158;
  const colour = look.trim ?? look.cloth.colour;
  const sideTop = (s: number): Point => [middle + s * (neck / 2 - 6), top - 18];
  const arc: Point[] = [sideTop(-1), [middle - neck * 0.26, top - 33], [middle, top - 38], [middle + neck * 0.26, top - 33], sideTop(1)];
  const own = sewn(look);

  if (look.collar === 'camp') {
    const v = c.close;
    const hole = outline(arc, [sideTop(1), v], [v, sideTop(-1)]);
    const paths: string[] = [hole];
    let under = backNeck(c, hole);
    let over = label(top + 20);
    for (const s of [1, -1]) {
      const edge = between(sideTop(s), v, 0.46);
      const notch: Point = [edge[0] + s * 44 * k, edge[1] + 14 * k];
      const tip: Point = [edge[0] + s * 78 * k, edge[1] + 40 * k];
      const outer: Point = [middle + s * (neck / 2 + 36 * k), top + 34 * k];
      const high: Point = [middle + s * (neck / 2 + 16 * k), top - 4];
      const lapelTip: Point = [edge[0] + s * 84 * k, edge[1] + 60 * k];
      const low: Point = [v[0] + s * 3, v[1] + 10 * k];
      const lapel = outline([edge, notch], [notch, lapelTip], [lapelTip, shift(between(lapelTip, low, 0.5), s * 7, 3), low], [low, edge]);
      const fall = outline([sideTop(s), edge], [edge, notch], [notch, tip], [tip, shift(between(tip, outer, 0.5), s * 4, 0), outer], [outer, high, sideTop(s)]);
      under += leaf(c, lapel, colour, s * 22) + leaf(c, fall, colour, s * 40);
      over += stitch(straight(shift(notch, s * 4, -9), shift(tip, -s * 7, -5), shift(outer, -s * 8, 0)), own) + stitch(straight(shift(notch, s * 4, 8), shift(lapelTip, -s * 9, 2), shift(low, s * 3, -14)), own);
      paths.push(lapel, fall);
    }
    return { paths, raised: paths.slice(1), under, over };
  }

  if (look.collar === 'band' || look.collar === 'henley' || look.collar === 'crew') {
    const tall = (look.collar === 'band' ? 34 : 26) * k;
    const drop = look.collar === 'band' ? 64 : 60;
    const low = (d: number): Point[] => [[middle - neck / 2 - 1 + d * 0.3, top - 5 - d * 0.2], [middle - neck * 0.36 + d * 0.4, top + drop * 0.62 - d * 0.6], [middle - 2, top + drop + 12 - d], [middle + neck * 0.36 - d * 0.4, top + drop * 0.62 - d * 0.6], [middle + neck / 2 + 1 - d * 0.3, top - 5 - d * 0.2]];
    const rear: Point[] = [low(tall)[0]!, [middle - neck * 0.26, top - 25], [middle, top - 30], [middle + neck * 0.26, top - 25], low(tall)[4]!];
    const hole = outline(rear, [...low(tall)].reverse());
    const ring = outline(low(0), [...low(tall)].reverse());
    const rib = look.collar === 'band' ? '' : `<path d="${smooth(...low(tall / 2))}" fill="none" stroke="${darker(colour, 0.6)}" stroke-width="${tall}" stroke-dasharray="1.6 3" opacity=".3"/>`;
    return {
      paths: [hole, ring],
      raised: [ring],
      under: backNeck(c, hole) + leaf(c, ring, colour, 0) + rib,
      over: label(top - 17) + (look.collar === 'band' ? stitch(smooth(...low(5)), own) + stitch(smooth(...low(tall - 5)), own) : stitch(smooth(...low(-6)), own)),
    };
  }

  const meet: Point = c.close;
  const hole = outline(arc, [sideTop(1), [middle + neck * 0.42, top + 26 * k], meet], [meet, [middle - neck * 0.42, top + 26 * k], sideTop(-1)]);
  const stand = outline([shift(meet, -30 * k, -22 * k), [middle, top + 66 * k], shift(meet, 30 * k, -22 * k)], [shift(meet, 30 * k, -22 * k), shift(meet, 26 * k, 16 * k)], [shift(meet, 26 * k, 16 * k), shift(meet, -24 * k, 18 * k)], [shift(meet, -24 * k, 18 * k), shift(meet, -30 * k, -22 * k)]);
  const paths: string[] = [hole];
  let under = backNeck(c, hole) + leaf(c, stand, darker(colour, 0.05), 0);
  let over = label(top + 4) + button(meet[0] + 1, meet[1] + 1, 7.4, look.buttons, look.thread);
  const tilt = c.random(-4, 4);
  for (const s of [-1, 1]) {
    const tip: Point = [middle + s * (66 + tilt * s) * k, top + (142 + c.random(-4, 4)) * k];
    const outer: Point = [middle + s * (neck / 2 + 24 * k), top + 40 * k];
    const high: Point = [middle + s * (neck / 2 + 8 * k), top - 4];
    const front = shift(meet, s * 7 * k, -6 * k);
    const fall = outline([sideTop(s), [middle + s * neck * 0.34, top + 22 * k], front], [front, tip], [tip, shift(between(tip, outer, 0.5), s * 4, 3), outer], [outer, high, sideTop(s)]);
    under += leaf(c, fall, colour, s * 30);
    const inner = (d: number): string => straight([front[0] + s * d * 0.9, front[1] + d * 0.2], shift(tip, s * d * 0.1, -d * 1.35), shift(between(tip, outer, 0.55), -s * d * 0.75 + s * 3, -d * 0.5 + 3), shift(outer, -s * d, -d * 0.4));
    over += stitch(inner(6), own);
    if (look.heavy) over += stitch(inner(13), own);
    if (look.collar === 'buttonDown') over += button(tip[0] + s * 0.5, tip[1] - 17, 5.4, look.buttons, look.thread);
    paths.push(fall);
  }
  return { paths, raised: paths.slice(1), under, over };
}

