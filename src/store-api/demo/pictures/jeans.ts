import { clip, creases, insideOf, layCloth, metal, pucker, roundEdge, seam, stitch, streak } from './cloth.ts';
import type { Cloth, Crease } from './cloth.ts';
import { darker, lighter } from './colour.ts';
import { at, between, chance, outline, shift, smooth, straight } from './line.ts';
import type { Point } from './line.ts';
import { glow, soften, tableShadow } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { cutTrousers } from './trousers.ts';
import type { Leg, Measures, Trousers } from './trousers.ts';

export type JeansFit = 'slim' | 'straight' | 'wide' | 'tapered' | 'relaxed' | 'bootcut';

export interface JeansLook {
  fit: JeansFit;
  cloth: Cloth;
  thread: string;
  metal: string;
  patch: string;
  /** Whiskers at the hip and pale thighs, 0 to 1. */
  fade: number;
  /** Turned-up hems, with a selvedge line when it has a colour. */
  turnUp?: string | true;
  /** Ankle length. */
  cropped?: boolean;
  rawHem?: boolean;
  /** Rule pocket and hammer loop. */
  carpenter?: boolean;
  /** Worn through at the knee, mended by hand. */
  mended?: boolean;
  seed: number;
}

const cuts: Record<JeansFit, Omit<Measures, 'seed'>> = {
  slim: { waist: 372, hip: 448, knee: 186, hem: 152, spread: 122, top: 122, crotch: 384, bottom: 1112 },
  tapered: { waist: 384, hip: 482, knee: 208, hem: 148, spread: 126, top: 118, crotch: 398, bottom: 1100 },
  straight: { waist: 378, hip: 466, knee: 214, hem: 200, spread: 134, top: 120, crotch: 390, bottom: 1112 },
  relaxed: { waist: 388, hip: 494, knee: 240, hem: 214, spread: 140, top: 116, crotch: 404, bottom: 1110 },
  wide: { waist: 368, hip: 486, knee: 272, hem: 284, spread: 164, top: 108, crotch: 404, bottom: 1114 },
  bootcut: { waist: 372, hip: 456, knee: 192, hem: 226, spread: 142, top: 122, crotch: 386, bottom: 1116 },
};

const band = 44;

interface Cutting {
  sheet: Sheet;
  look: JeansLook;
  t: Trousers;
}

function measures(look: JeansLook): Measures {
  const cut = cuts[look.fit];
  return { ...cut, bottom: cut.bottom - (look.cropped ? 90 : 0) - (look.turnUp ? 16 : 0), seed: look.seed };
}

/** Light on the round of each leg, and the wearing pale of thighs, hips and knees. */
function legLight({ sheet, look, t }: Cutting, folds: Crease[]): string {
  const pale = lighter(look.cloth.colour, 0.62);
  const legs = [t.left, t.right];
  const ridge = legs.map((leg, i) => soften(sheet, smooth(leg.on(0.02, 0.42), leg.on(0.3, 0.42), leg.on(0.62, 0.44), leg.on(1, 0.45)), '#fff', i === 0 ? 110 : 90, 0.15)).join('');
  const hollow = legs.map((leg) => soften(sheet, smooth(leg.on(0.1, 1), leg.on(0.5, 1), leg.on(1, 1)), darker(look.cloth.colour, 0.8), 84, 0.3)).join('');
  const worn = legs
    .map((leg) => {
      const [x, y] = leg.on(0.26, 0.42);
      const [kx, ky] = leg.on(0.56, 0.45);
      return glow(sheet, pale, x, y, 96, 220, look.fade * 0.7) + glow(sheet, pale, kx, ky, 74, 120, look.fade * 0.42);
    })
    .join('');
  const random = chance(look.seed + 7);
  const whiskers = legs
    .map((leg, i) => {
      const s = i === 0 ? -1 : 1;
      return Array.from({ length: 5 }, (_, n) => {
        const from: Point = [t.middle + s * random(28, 52), t.crotch[1] - 74 + n * 26];
        const to = shift(leg.on(0.02 + n * 0.05, 0.12), random(-6, 10), random(-28, 0) - 26);
        const bend = s * random(8, 16);
        return streak(sheet, pale, { from, to, bend, w: random(5, 8) }, look.fade * 0.6);
      }).join('');
    })
    .join('');
  return `${hollow}${ridge}${worn}${look.fade > 0.05 ? whiskers : ''}${creases(sheet, look.cloth.colour, folds)}`;
}

function legFolds(t: Trousers, look: JeansLook): Crease[] {
  const random = chance(look.seed + 3);
  const list: Crease[] = [];
  for (const [leg, s] of [[t.left, -1], [t.right, 1]] as [Leg, number][]) {
    list.push({ from: shift(t.crotch, s * 8, -4), to: leg.on(0.2 + random(0, 0.06), 0.28), bend: s * -16, w: 8, deep: 0.5 });
    list.push({ from: shift(t.crotch, s * 10, 26), to: leg.on(0.36, 0.4), bend: s * -14, w: 7, deep: 0.36 });
    list.push({ from: leg.on(0.5, 1), to: leg.on(0.56, 0.34 + random(0, 0.2)), bend: s * 10, w: 8, deep: 0.34 });
    list.push({ from: leg.on(0.57, 0), to: leg.on(0.63, 0.62), bend: s * -10, w: 8, deep: 0.34 });
    list.push({ from: leg.on(0.7 + random(0, 0.05), 1), to: leg.on(0.76, 0.3), bend: s * 12, w: 7, deep: 0.26 });
    list.push({ from: leg.on(0.84, 0.02), to: leg.on(0.87, 0.5), bend: s * -7, w: 6, deep: 0.34 });
    list.push({ from: leg.on(0.9, 0.98), to: leg.on(0.925, 0.4), bend: s * 6, w: 6, deep: 0.32 });
    list.push({ from: leg.on(0.3, 0.5), to: leg.on(0.5, 0.56), bend: random(-8, 8), w: 10, deep: 0.18 });
  }
  return list;
}

/** Waistband, seen on top of the body of the trousers. */
function waistband({ sheet, look, t }: Cutting): string {
  const lower = Array.from({ length: 5 }, (_, i) => t.waist(i / 4, band));
  const upper = Array.from({ length: 5 }, (_, i) => t.waist(i / 4));
  const path = outline(upper, [...lower].reverse());
  return `<path d="${path}" fill="${darker(look.cloth.colour, 0.5)}" opacity=".3"/>${soften(sheet, t.waistLine(band + 4), '#0b0d14', 14, 0.45)}${soften(sheet, t.waistLine(10), '#fff', 12, 0.16)}${seam(t.waistLine(band), look.cloth.colour)}${stitch(t.waistLine(6), { colour: look.thread })}${stitch(t.waistLine(band - 6), { colour: look.thread })}`;
}

function loop(look: JeansLook, [x, y]: Point, lean: number): string {
  const colour = look.cloth.colour;
  return `<g transform="translate(${x.toFixed(1)},${y.toFixed(1)}) rotate(${lean})"><rect x="-6" y="-5" width="19" height="66" rx="3" fill="#0b0d14" opacity=".38"/><rect x="-9" y="-8" width="18" height="66" rx="2.5" fill="${darker(colour, 0.12)}"/><rect x="-9" y="-8" width="5" height="66" rx="2" fill="#fff" opacity=".14"/><rect x="5" y="-8" width="4" height="66" fill="#0b0d14" opacity=".2"/>${stitch('M-4.6,-5V55', { colour: look.thread, width: 1.6 })}${stitch('M4.6,-5V55', { colour: look.thread, width: 1.6 })}<path d="M-8,-3H8M-8,54H8" stroke="${look.thread}" stroke-width="3.4"/></g>`;
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
    parts.push(`<g clip-path="url(#${inside})"><path d="${facing}" fill="${darker(colour, 0.55)}" opacity=".38"/>${coin}${soften(sheet, smooth(...scoop), '#0b0d14', 30, 0.6)}</g>`);
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
  return `${soften(sheet, smooth(...fold), '#0b0d14', 18, 0.38)}${seam(smooth(...fold), look.cloth.colour, 2.4)}${stitch(smooth(...fold.map((p) => shift(p, 6, 0))), { colour: look.thread })}${stitch(j(0), { colour: look.thread })}${stitch(j(8), { colour: look.thread })}<path d="M${t.middle + 6},${top[1] + 164}l10,9" stroke="${look.thread}" stroke-width="5"/>`;
}

function sideSeams({ look, t }: Cutting): string {
  return [t.left, t.right]
    .map((leg, i) => {
      const s = i === 0 ? 1 : -1;
      const line = (d: number, from = 1): Point[] => leg.outer.slice(from).map((p) => shift(p, s * d, 0));
      const inseam = (d: number): Point[] => leg.inner.map((p) => shift(p, -s * d, 0));
      return `${pucker(smooth(...line(13, 2)), 9, 0.17 + look.fade * 0.16)}${seam(smooth(...line(9)), look.cloth.colour, 1.8)}${seam(smooth(...inseam(8)), look.cloth.colour, 1.6)}${stitch(smooth(...inseam(13)), { colour: look.thread, width: 1.7 })}`;
    })
    .join('');
}

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
      return `${soften(sheet, smooth(d, shift(between(c, d, 0.5), 0, 6), c), '#0b0d14', 20, 0.55, 'transform="translate(2,0)"')}<g clip-path="url(#${rib})">${layCloth({ sheet, cloth: { ...look.cloth, colour: reverse, pattern: undefined }, box: { x: Math.min(a[0], b[0], c[0], d[0]) - 8, y: d[1] - 10, w: Math.abs(a[0] - b[0]) + 40, h: tall + 30 }, seed: look.seed + 5 }, selvedge)}${roundEdge(sheet, path, reverse, 0.55)}</g>`;
    })
    .join('');
}

function hems({ sheet, look, t }: Cutting): string {
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
  return [t.left, t.right].map((leg) => `${pucker(leg.hemLine(11), 18, 0.22 + look.fade * 0.2)}${stitch(leg.hemLine(23), { colour: look.thread })}`).join('');
}

function extras({ sheet, look, t }: Cutting): string {
  let out = '';
  if (look.carpenter) {
    const leg = t.right;
    const a = leg.on(0.24, -0.02);
    const b = leg.on(0.24, 0.44);
    const c = leg.on(0.5, 0.46);
    const d = leg.on(0.5, -0.02);
    const pocket = straight(a, b, c, d);
    out += `${soften(sheet, pocket, '#0b0d14', 16, 0.42, 'transform="translate(2,3)"')}<path d="${pocket}Z" fill="#fff" opacity=".05"/>${seam(pocket, look.cloth.colour, 2)}${stitch(straight(shift(a, 0, 9), shift(b, 0, 9)), { colour: look.thread })}${stitch(straight(shift(b, -6, 0), shift(c, -6, -6), shift(d, 0, -6)), { colour: look.thread })}${stitch(straight(shift(b, -13, 0), shift(c, -13, -13), shift(d, 0, -13)), { colour: look.thread })}${metal(b[0] - 8, b[1] + 8, 5, look.metal)}`;
    const l = t.left.on(0.12, 0.02);
    const l2 = t.left.on(0.3, 0.06);
    const bow: Point[] = [l, shift(between(l, l2, 0.5), 26, 12), l2];
    out += `${soften(sheet, smooth(...bow), '#0b0d14', 44, 0.5, 'transform="translate(4,6)"')}<path d="${smooth(...bow)}" stroke="${darker(look.cloth.colour, 0.05)}" stroke-width="24" fill="none"/>${stitch(smooth(...bow.map((p) => shift(p, -7, 0))), { colour: look.thread })}${stitch(smooth(...bow.map((p) => shift(p, 7, 0))), { colour: look.thread })}`;
  }
  if (look.mended) {
    const random = chance(look.seed + 31);
    const [x, y] = t.left.on(0.5, 0.46);
    const tear = outline([[x - 44, y - 6], [x - 10, y - 20], [x + 46, y - 8]], [[x + 46, y - 8], [x + 8, y + 22], [x - 44, y - 6]]);
    out += `<path d="${tear}" fill="${lighter(look.cloth.colour, 0.4)}"/>`;
    out += Array.from({ length: 16 }, (_, i) => `<path d="M${x - 44 + random(0, 18)},${y - 18 + i * 2.5}q44,${random(-3, 3).toFixed(1)} ${random(66, 88).toFixed(1)},${random(-2, 2).toFixed(1)}" stroke="#f4efe4" stroke-width="1.6" opacity=".85" fill="none"/>`).join('');
    const rows = Array.from({ length: 8 }, (_, i) => `M${x - 66 + (i % 2) * 5},${y - 44 + i * 12}h132`).join('');
    out += stitch(rows, { colour: '#f4efe4', width: 2.4, dash: '9 7' });
  }
  return out;
}

function front(c: Cutting): string {
  const { look, t } = c;
  const top = t.waist(0.5, band / 2);
  return legLight(c, legFolds(t, look)).concat(
    sideSeams(c),
    frontPockets(c),
    fly(c),
    hems(c),
    waistband(c),
    extras(c),
    `<path d="${straight(shift(top, -4, -band / 2), shift(top, -2, band / 2))}" stroke="#0b0d14" stroke-width="2" opacity=".55"/>`,
  );
}

function back(c: Cutting): string {
  const { sheet, look, t } = c;
  const colour = look.cloth.colour;
  const top = t.waist(0.5, band);
  const seat: Point[] = [top, [t.middle - 2, top[1] + 120], [t.crotch[0], t.crotch[1] - 40], t.crotch];
  const yokePoint: Point = [t.middle - 1, top[1] + 92];
  const yokes = [-1, 1]
    .map((s) => {
      const leg = s < 0 ? t.left : t.right;
      const side: Point = [leg.outer[1]![0] + s * 6, leg.outer[1]![1] - 34];
      return `${seam(straight(yokePoint, side), colour, 2.2)}${stitch(straight(shift(yokePoint, s * 8, -6), shift(side, 0, -7)), { colour: look.thread })}${stitch(straight(shift(yokePoint, s * 8, -13), shift(side, 0, -14)), { colour: look.thread })}`;
    })
    .join('');
  const pockets = [-1, 1]
    .map((s) => {
      const x = t.middle + s * 114;
      const y = top[1] + 96;
      const w = 74;
      const p = (dx: number, dy: number): Point => [x + dx + s * dy * 0.04, y + dy - s * dx * 0.05];
      const shape = straight(p(-w, 0), p(w, 0), p(w * 0.84, 138), p(0, 172), p(-w * 0.84, 138));
      const wave = smooth(p(-w + 10, 66), p(-w * 0.4, 78), p(0, 56), p(w * 0.4, 78), p(w - 10, 66));
      return `${soften(sheet, `${shape}Z`, '#0b0d14', 16, 0.45, 'transform="translate(2,3)"')}<path d="${shape}Z" fill="${look.fade > 0.3 ? lighter(colour, 0.3) : darker(colour, 0.2)}" opacity=".16"/>${seam(`${shape}Z`, colour, 2)}${stitch(straight(p(-w + 3, 12), p(w - 3, 12)), { colour: look.thread })}${stitch(straight(p(-w + 7, 4), p(-w * 0.84 + 5, 134), p(0, 164), p(w * 0.84 - 5, 134), p(w - 7, 4)), { colour: look.thread })}${stitch(wave, { colour: look.thread })}${metal(p(-w + 7, 7)[0], p(-w + 7, 7)[1], 4.4, look.metal)}${metal(p(w - 7, 7)[0], p(w - 7, 7)[1], 4.4, look.metal)}`;
    })
    .join('');
  const patch = t.waist(0.73, band / 2 + 1);
  const label = `<g transform="translate(${patch[0].toFixed(1)},${patch[1].toFixed(1)}) rotate(-4)"><rect x="-46" y="-27" width="96" height="60" rx="3" fill="#0b0d14" opacity=".35"/><rect x="-49" y="-30" width="96" height="60" rx="3" fill="${look.patch}"/><rect x="-49" y="-30" width="96" height="12" rx="3" fill="#fff" opacity=".12"/>${stitch('M-44,-25H42V25H-44Z', { colour: look.thread, width: 1.7 })}<g fill="none" stroke="${darker(look.patch, 0.6)}" stroke-width="3" stroke-linecap="round" opacity=".8"><path d="M-24,-10q11,-10 22,0t22,0M-24,2q11,-10 22,0t22,0M-24,14q11,-10 22,0t22,0"/></g></g>`;
  return `${legLight({ ...c, look: { ...look, fade: look.fade * 0.8 } }, legFolds(t, { ...look, seed: look.seed + 50 }))}${sideSeams(c)}${seam(smooth(...seat), colour, 2.2)}${stitch(smooth(...seat.map((p) => shift(p, -7, 0))), { colour: look.thread })}${stitch(smooth(...seat.map((p) => shift(p, -14, 0))), { colour: look.thread })}${yokes}${pockets}${hems(c)}${waistband(c)}${label}`;
}

/** Inside of the back waist: paler reverse, woven label, and the shade of the front edge. */
function openWaist({ sheet, look, t }: Cutting): string {
  const inside = insideOf(look.cloth);
  const hole = clip(sheet, t.opening);
  const [x, y] = t.waist(0.5);
  const lift = t.dip * 0.55;
  return `<g clip-path="url(#${hole})"><path d="${t.opening}" fill="${darker(inside, 0.34)}"/><rect x="${x - 46}" y="${y - t.dip - lift + 5}" width="92" height="26" rx="2" fill="#efe9dc"/><path d="M${x - 30},${y - t.dip - lift + 17}h60" stroke="#2c3e5c" stroke-width="3.4" stroke-dasharray="7 3 10 3 5 3"/>${soften(sheet, t.waistLine(2), '#0b0d14', 44, 0.6)}</g><path d="${t.opening}" fill="none" stroke="${darker(look.cloth.colour, 0.5)}" stroke-width="2.4"/>`;
}

export function drawJeans(sheet: Sheet, look: JeansLook, side: 'front' | 'back' = 'front'): string {
  const t = cutTrousers(measures(look), side === 'front' ? 26 : -9);
  const c: Cutting = { sheet, look, t };
  const body = clip(sheet, t.path);
  const all = side === 'front' ? t.path + t.opening : t.path;
  const loops =
    side === 'front'
      ? loop(look, t.waist(0.2, 0), 3) + loop(look, t.waist(0.8, 0), -3)
      : loop(look, t.waist(0.09, 0), 3) + loop(look, t.waist(0.5, 0), 0) + loop(look, t.waist(0.93, 0), -3);
  const [bx, by] = t.waist(0.5, band / 2);
  const shank = side === 'front' ? `${metal(bx + 4, by + 1, 14, look.metal)}` : '';
  return `${tableShadow(sheet, all)}${side === 'front' ? openWaist(c) : ''}<g clip-path="url(#${body})">${layCloth({ sheet, cloth: look.cloth, box: { x: 180, y: 90, w: 600, h: 1045 }, seed: look.seed }, '')}${side === 'front' ? front(c) : back(c)}${roundEdge(sheet, t.path, look.cloth.colour)}</g>${look.rawHem ? hems(c) : ''}${loops}${shank}`;
}
