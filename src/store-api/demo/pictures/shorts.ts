import { clip, insideOf, layCloth, patternFill } from './cloth.ts';
import { creases, roundEdge } from './creases.ts';
import { button, metal, seam, stitch } from './notions.ts';
import type { Cloth } from './cloth.ts';
import type { Crease } from './creases.ts';
import { darker, lighter } from './colour.ts';
import { at, between, chance, outline, shift, smooth, straight } from './line.ts';
import type { Point } from './line.ts';
import { glow, soften, tableShadow } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { cutTrousers } from './trousers.ts';
import type { Leg, Measures, Trousers } from './trousers.ts';

export type ShortsCut = 'chino' | 'cargo' | 'denim' | 'swim' | 'drawstring';

export interface ShortsLook {
  cut: ShortsCut;
  length: 'short' | 'middle' | 'long';
  cloth: Cloth;
  thread: string;
  /** Button, rivets or eyelets. */
  metal: string;
  /** Waist cord. */
  cord?: string;
  /** Worn edges at the hem. */
  rawHem?: boolean;
  turnUp?: boolean;
  fade?: number;
  pleated?: boolean;
  seed: number;
}

const lengths = { short: 760, middle: 850, long: 940 };

interface Cutting {
  sheet: Sheet;
  look: ShortsLook;
  t: Trousers;
  band: number;
  own: { colour: string; width: number; dash: string };
}

function measures(look: ShortsLook): Measures {
  const base = { seed: look.seed, top: 262 - (look.length === 'long' ? 44 : look.length === 'short' ? -18 : 0) };
  const bottom = base.top + lengths[look.length] - 200;
  const cut = {
    chino: { waist: 474, hip: 586, knee: 316, hem: 318, spread: 182 },
    cargo: { waist: 478, hip: 606, knee: 336, hem: 342, spread: 194 },
    denim: { waist: 474, hip: 590, knee: 318, hem: 322, spread: 184 },
    swim: { waist: 446, hip: 600, knee: 336, hem: 362, spread: 206 },
    drawstring: { waist: 456, hip: 600, knee: 334, hem: 350, spread: 198 },
  }[look.cut];
  return { ...base, ...cut, bottom, crotch: base.top + 330 };
}

const elastic = (look: ShortsLook): boolean => look.cut === 'swim' || look.cut === 'drawstring';

function light({ sheet, look, t }: Cutting, folds: Crease[]): string {
  const colour = look.cloth.colour;
  const shade = darker(colour, 0.75);
  const legs = [t.left, t.right];
  const hollow = legs.map((leg) => soften(sheet, smooth(leg.on(0.1, 1.02), leg.on(0.5, 1), leg.on(1, 1)), shade, 110, 0.3)).join('');
  const ridge = legs.map((leg, i) => soften(sheet, smooth(leg.on(0, 0.4), leg.on(0.4, 0.4), leg.on(1, 0.4)), '#fff', i === 0 ? 150 : 110, 0.13)).join('');
  const pale = lighter(colour, 0.62);
  const worn = look.fade ? legs.map((leg) => glow(sheet, pale, ...leg.on(0.35, 0.44), 130, 230, look.fade! * 0.7)).join('') : '';
  return `${hollow}${ridge}${worn}${creases(sheet, colour, folds)}`;
}

function folds(t: Trousers, look: ShortsLook, band: number): Crease[] {
  const random = chance(look.seed + 3);
  const list: Crease[] = [];
  for (const [leg, s] of [[t.left, -1], [t.right, 1]] as [Leg, number][]) {
    list.push({ from: shift(t.crotch, s * 10, -8), to: leg.on(0.26, 0.34), bend: s * -20, w: 11, deep: 0.46 });
    list.push({ from: shift(t.crotch, s * 10, 26), to: leg.on(0.5, 0.46), bend: s * -18, w: 10, deep: 0.36 });
    list.push({ from: leg.on(0.94, 0.74), to: leg.on(0.5, 0.62 + random(-0.05, 0.05)), bend: s * random(-8, 8), w: 11, deep: 0.28 });
    list.push({ from: leg.on(0.97, 0.3), to: leg.on(0.42, 0.36), bend: s * random(-12, 12), w: 12, deep: 0.26 });
    list.push({ from: leg.on(0.62, 0.01), to: leg.on(0.7, 0.34), bend: s * -9, w: 8, deep: 0.3 });
    if (elastic(look)) {
      for (let i = 0; i < 13; i += 1) {
        const x = 0.5 + s * (0.03 + i * 0.037);
        const from = t.waist(x, band + 2);
        list.push({ from, to: [from[0] + s * random(2, 14), from[1] + random(40, 120)], bend: random(-5, 5), w: random(4, 7), deep: random(0.3, 0.5) });
      }
    }
    if (look.pleated) {
      for (const x of [0.17, 0.25]) {
        const from = t.waist(0.5 + s * x, band);
        list.push({ from, to: shift(from, s * 16, 170), bend: s * 5, w: 7, deep: 0.7 });
      }
    }
  }
  return list;
}

function waistband({ sheet, look, t, band, own }: Cutting): string {
  const colour = look.cloth.colour;
  if (!elastic(look)) {
    const rows = look.cut === 'denim' ? stitch(t.waistLine(7), own) + stitch(t.waistLine(band - 7), own) : stitch(t.waistLine(band - 6), own);
    return `${soften(sheet, t.waistLine(band + 5), '#0b0d14', 16, 0.4)}${soften(sheet, t.waistLine(12), '#fff', 14, 0.18)}${seam(t.waistLine(band), colour, 2.2)}${rows}`;
  }
  const random = chance(look.seed + 11);
  const gathers = Array.from({ length: 64 }, (_, i) => {
    const a = t.waist((i + 0.5 + random(-0.3, 0.3)) / 64, 4);
    const b = t.waist((i + 0.5 + random(-0.4, 0.4)) / 64, band - 3);
    return straight(a, b);
  }).join('');
  return `<path d="${gathers}" stroke="${darker(colour, 0.7)}" stroke-width="3.4" opacity=".26" fill="none"/><path d="${gathers}" stroke="#fff" stroke-width="2.6" opacity=".2" fill="none" transform="translate(3.4,0)"/>${soften(sheet, t.waistLine(band + 4), '#0b0d14', 14, 0.38)}${seam(t.waistLine(band), colour, 2)}${stitch(t.waistLine(band * 0.5), own)}${stitch(t.waistLine(band - 5), own)}`;
}

function cord({ sheet, look, t, band }: Cutting): string {
  if (!look.cord) return '';
  const [x, y] = t.waist(0.5, band * 0.52);
  const strand = (...points: Point[]): string => {
    const d = smooth(...points);
    return `${soften(sheet, d, '#0b0d14', 18, 0.42, 'transform="translate(3,6)"')}<path d="${d}" stroke="${darker(look.cord!, 0.3)}" stroke-width="10" fill="none" stroke-linecap="round"/><path d="${d}" stroke="${look.cord}" stroke-width="8" fill="none" stroke-linecap="round"/><path d="${d}" stroke="#0b0d14" stroke-width="8" stroke-dasharray="1.6 4" opacity=".2" fill="none"/>`;
  };
  const tip = (p: Point, turn: number): string => `<g transform="translate(${at(p)}) rotate(${turn})"><rect x="-5" y="-3" width="10" height="22" rx="3" fill="${look.metal}"/><path d="M-3,-2v19" stroke="#fff" stroke-width="1.8" opacity=".6"/></g>`;
  const eyelets = metal(x - 34, y, 9, look.metal) + metal(x + 36, y + 1, 9, look.metal);
  return `${eyelets}${strand([x - 34, y], [x - 16, y + 12], [x + 2, y + 14])}${strand([x + 36, y], [x + 18, y + 13], [x + 2, y + 14])}${strand([x + 2, y + 14], [x - 30, y + 60], [x - 58, y + 52], [x - 44, y + 22], [x + 4, y + 16])}${strand([x + 4, y + 16], [x + 40, y + 58], [x + 64, y + 46], [x + 46, y + 20], [x + 2, y + 14])}${strand([x + 2, y + 16], [x - 10, y + 74], [x - 24, y + 142])}${strand([x + 4, y + 16], [x + 22, y + 80], [x + 20, y + 152])}${tip([x - 24, y + 142], 8)}${tip([x + 20, y + 152], -3)}<rect x="${x - 10}" y="${y + 4}" width="25" height="22" rx="9" fill="${look.cord}"/><path d="M${x - 6},${y + 20}q9,7 17,0" stroke="#0b0d14" stroke-width="2" opacity=".3" fill="none"/>`;
}

function pockets({ sheet, look, t, band, own }: Cutting): string {
  const colour = look.cloth.colour;
  const parts: string[] = [];
  for (const s of [-1, 1]) {
    const leg = s < 0 ? t.left : t.right;
    if (look.cut === 'denim') {
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
      parts.push(`<g clip-path="url(#${inside})"><path d="${facing}" fill="${darker(colour, 0.55)}" opacity=".36"/>${coin}${soften(sheet, smooth(...scoop), '#0b0d14', 32, 0.55)}</g>${seam(smooth(...scoop), colour, 2.4)}`);
      for (const d of [7, 16]) parts.push(stitch(smooth(...scoop.map((p, i): Point => [p[0] - s * d * (1 - i * 0.12), p[1] + d * (i / 2.6)])), own));
      parts.push(metal(start[0], start[1] + 10, 6, look.metal), metal(edge[0] - s * 17, edge[1] + 7, 6, look.metal));
    } else {
      const start = t.waist(0.5 + s * (elastic(look) ? 0.4 : 0.33), band);
      const side = between(leg.outer[1]!, leg.outer[2]!, 0.75);
      const edge: Point = [side[0] - s * 3, start[1] + 172];
      const facing = `${straight(start, edge)}L${at(shift(edge, s * 60, -30))}L${at(shift(start, s * 140, 0))}Z`;
      const inside = clip(sheet, facing);
      parts.push(`<g clip-path="url(#${inside})"><path d="${facing}" fill="${darker(colour, 0.5)}" opacity=".14"/>${soften(sheet, straight(start, edge), '#0b0d14', 26, 0.5)}</g>${seam(straight(start, edge), colour, 2.2)}${stitch(straight(shift(start, -s * 9, 2), shift(edge, -s * 9, 2)), own)}<path d="${straight(shift(start, s * -2, 12), shift(start, -s * 13, 14))}" stroke="${own.colour}" stroke-width="4"/><path d="${straight(shift(edge, s * 1, -6), shift(edge, -s * 11, -5))}" stroke="${own.colour}" stroke-width="4"/>`);
    }
    if (look.cut === 'cargo') {
      const at4 = (u: number, v: number): Point => leg.on(0.24 + v * 0.54, 0.02 + u * 0.5);
      const shape = straight(at4(0, 0), at4(1, 0.02), at4(0.99, 0.9), at4(0.9, 1), at4(0.06, 0.98), at4(0, 0.92));
      const flap = straight(at4(-0.02, -0.12), at4(1.04, -0.1), at4(1.04, 0.2), at4(0.52, 0.31), at4(-0.02, 0.19));
      const fill = look.cloth.pattern ? `<path d="${shape}Z" fill="url(#${patternFill(sheet, look.cloth.pattern, colour)})"/>` : '';
      parts.push(`${soften(sheet, `${shape}Z`, '#0b0d14', 24, 0.5, 'transform="translate(3,6)"')}<path d="${shape}Z" fill="${colour}" opacity=".3"/>${fill}${seam(`${shape}Z`, colour, 2)}${stitch(straight(at4(0.04, 0.1), at4(0.04, 0.9), at4(0.1, 0.95), at4(0.88, 0.96), at4(0.95, 0.88), at4(0.95, 0.1)), own)}${soften(sheet, straight(at4(0.47, 0.3), at4(0.47, 0.95)), '#0b0d14', 13, 0.4)}${seam(straight(at4(0.44, 0.28), at4(0.44, 0.97)), colour, 1.8)}${seam(straight(at4(0.58, 0.28), at4(0.58, 0.97)), colour, 1.8)}${soften(sheet, `${flap}Z`, '#0b0d14', 18, 0.5, 'transform="translate(3,6)"')}<path d="${flap}Z" fill="${lighter(colour, 0.06)}" opacity=".45"/>${seam(`${flap}Z`, colour, 2)}${stitch(straight(at4(0.03, -0.08), at4(0.03, 0.16), at4(0.52, 0.27), at4(0.99, 0.17), at4(0.99, -0.06)), own)}`);
      const spot = at4(0.52, 0.2);
      parts.push(button(spot[0], spot[1], 9, darker(look.metal, 0.1), own.colour));
    }
  }
  return parts.join('');
}

function fly({ sheet, look, t, band, own }: Cutting): string {
  const colour = look.cloth.colour;
  const top = t.waist(0.5, band);
  const fold: Point[] = [[top[0] + 3, top[1]], [t.middle + 5, top[1] + 120], [t.crotch[0] + 2, t.crotch[1] - 60], t.crotch];
  if (elastic(look)) return `${soften(sheet, smooth(...fold), '#0b0d14', 16, 0.3)}${seam(smooth(...fold), colour, 2)}`;
  const j = (d: number): string => smooth([top[0] + 54 - d, top[1]], [t.middle + 56 - d, top[1] + 130], [t.middle + 46 - d * 0.8, top[1] + 184 - d * 0.4], [t.middle + 10, top[1] + 216 - d]);
  return `${soften(sheet, smooth(...fold), '#0b0d14', 20, 0.4)}${seam(smooth(...fold), colour, 2.4)}${stitch(smooth(...fold.map((p) => shift(p, 6, 0))), own)}${stitch(j(0), own)}${look.cut === 'denim' ? stitch(j(9), own) : ''}<path d="M${t.middle + 6},${top[1] + 206}l11,10" stroke="${own.colour}" stroke-width="5"/>`;
}

function hems({ sheet, look, t, own }: Cutting): string {
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
        const tone = look.cut === 'denim' ? insideOf(look.cloth) : colour;
        return `${soften(sheet, smooth(d, shift(between(c, d, 0.5), 0, 9), c), '#0b0d14', 22, 0.5)}<path d="${face}" fill="${tone}" opacity="${look.cut === 'denim' ? 0.85 : 0.35}"/>${soften(sheet, face, darker(tone, 0.7), 18, 0.3)}${seam(smooth(d, shift(between(c, d, 0.5), 0, 9), c), tone, 2)}`;
      }
      const up = elastic(look) ? 30 : 40;
      return `${soften(sheet, leg.hemLine(up), '#0b0d14', 8, 0.22)}${stitch(leg.hemLine(look.cut === 'denim' ? 28 : up), own)}`;
    })
    .join('');
}

function sides({ look, t, own }: Cutting): string {
  return [t.left, t.right]
    .map((leg, i) => {
      const s = i === 0 ? 1 : -1;
      const line = (d: number): string => smooth(...leg.outer.slice(1).map((p) => shift(p, s * d, 0)));
      const inseam = leg.inner.map((p) => shift(p, -s * 9, 0));
      return `${seam(line(10), look.cloth.colour, 1.8)}${look.cut === 'denim' || look.cut === 'cargo' ? stitch(line(17), own) : ''}${seam(smooth(...inseam), look.cloth.colour, 1.5)}`;
    })
    .join('');
}

function openWaist({ sheet, look, t }: Cutting): string {
  const inside = insideOf(look.cloth);
  const hole = clip(sheet, t.opening);
  const [x, y] = t.waist(0.5);
  const lift = t.dip * 0.55;
  const label = `<rect x="${x - 50}" y="${y - t.dip - lift + 5}" width="100" height="30" rx="2" fill="#efe9dc"/><path d="M${x - 32},${y - t.dip - lift + 19}h64" stroke="#2c3e5c" stroke-width="3.6" stroke-dasharray="7 3 10 3 5 3"/>`;
  return `<g clip-path="url(#${hole})"><path d="${t.opening}" fill="${darker(inside, 0.3)}"/>${label}${soften(sheet, t.waistLine(2), '#0b0d14', 48, 0.6)}</g><path d="${t.opening}" fill="none" stroke="${darker(look.cloth.colour, 0.5)}" stroke-width="2.2" opacity=".8"/>`;
}

function loop(look: ShortsLook, [x, y]: Point, lean: number, band: number, thread: string): string {
  const colour = look.cloth.colour;
  const tall = band + 18;
  return `<g transform="translate(${at([x, y])}) rotate(${lean})"><rect x="-7" y="-4" width="22" height="${tall}" rx="3" fill="#0b0d14" opacity=".35"/><rect x="-10" y="-8" width="20" height="${tall}" rx="2.5" fill="${darker(colour, 0.07)}"/><rect x="-10" y="-8" width="5" height="${tall}" fill="#fff" opacity=".16"/>${stitch(`M-5,-5v${tall - 6}M5,-5v${tall - 6}`, { colour: thread, width: 1.7 })}</g>`;
}

export function drawShorts(sheet: Sheet, look: ShortsLook): string {
  const band = elastic(look) ? 62 : 54;
  const t = cutTrousers(measures(look), elastic(look) ? 20 : 30);
  const own = { colour: look.thread, width: look.cut === 'denim' ? 2.4 : 2, dash: look.cut === 'denim' ? '7.5 4' : '6 3.4' };
  const c: Cutting = { sheet, look, t, band, own };
  const body = clip(sheet, t.path);
  const [x, y] = t.waist(0.5, band / 2);
  const loops = elastic(look) ? '' : loop(look, t.waist(0.18), 3, band, look.thread) + loop(look, t.waist(0.82), -3, band, look.thread);
  const fastening = elastic(look) ? cord(c) : look.cut === 'denim' ? metal(x + 5, y + 2, 17, look.metal) : button(x + 5, y + 2, 14, look.metal, look.thread);
  const bottom = Math.max(t.left.hemOuter[1], t.right.hemOuter[1]) + 30;
  return `${tableShadow(sheet, t.path + t.opening)}${openWaist(c)}<g clip-path="url(#${body})">${layCloth({ sheet, cloth: look.cloth, box: { x: 110, y: 180, w: 740, h: bottom - 180 }, seed: look.seed })}${light(c, folds(t, look, band))}${sides(c)}${pockets(c)}${fly(c)}${look.rawHem ? '' : hems(c)}${waistband(c)}${roundEdge(sheet, t.path, look.cloth.colour)}</g>${look.rawHem ? hems(c) : ''}${loops}${fastening}`;
}
