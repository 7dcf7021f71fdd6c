import { button, clip, creases, insideOf, layCloth, metal, patternFill, seam, stitch } from './cloth.ts';
import type { Cloth, Crease } from './cloth.ts';
import { darker, lightness } from './colour.ts';
import { at, between, chance, outline, shift, smooth, straight } from './line.ts';
import type { Point } from './line.ts';
import { glow, soften, tableShadow } from './sheet.ts';
import type { Sheet } from './sheet.ts';

export type Collar = 'point' | 'buttonDown' | 'camp' | 'band' | 'henley' | 'crew';

export interface ShirtLook {
  collar: Collar;
  sleeves: 'long' | 'short' | 'rolled';
  body: 'slim' | 'regular' | 'boxy';
  hem: 'curved' | 'straight';
  pockets: 'none' | 'one' | 'two' | 'flaps' | 'western' | 'hip';
  cloth: Cloth;
  thread: string;
  buttons: string;
  /** Pressed metal or pearl snaps in place of sewn buttons. */
  snaps?: boolean;
  /** A second cloth for collar and cuffs or ribbing. */
  trim?: string;
  /** Overshirts: heavier seams, double stitching. */
  heavy?: boolean;
  seed: number;
}

const middle = 480;

interface Cut {
  sheet: Sheet;
  look: ShirtLook;
  random: (from: number, to: number) => number;
  top: number;
  bottom: number;
  neck: number;
  /** Where the front closes below the collar. */
  close: Point;
  shoulders: [Point, Point];
  armpits: [Point, Point];
  hems: [Point, Point];
  body: string;
  bodySides: [Point[], Point[]];
  sleeves: [Sleeve, Sleeve];
  placketX(y: number): number;
}

interface Sleeve {
  path: string;
  turn: number;
  upper: Point[];
  under: Point[];
  armhole: Point[];
  cuffOuter: Point;
  cuffInner: Point;
  on(t: number, side: number): Point;
}

const widths = { slim: { chest: 446, shoulder: 388, hem: 430 }, regular: { chest: 476, shoulder: 408, hem: 466 }, boxy: { chest: 520, shoulder: 448, hem: 512 } };

function cutShirt(sheet: Sheet, look: ShirtLook): Cut {
  const random = chance(look.seed);
  const long = look.sleeves === 'long';
  const scale = long ? 1.1 : 1.15;
  const w = widths[look.body];
  const chest = w.chest * scale;
  const shoulder = w.shoulder * scale;
  const hemWidth = w.hem * scale;
  const neck = (look.collar === 'crew' || look.collar === 'henley' ? 168 : 158) * scale;
  const top = long ? 166 : 172;
  const bottom = top + (look.body === 'boxy' ? 745 : look.hem === 'straight' ? 722 : 790) * 1.1;
  const slope = 62 * scale;
  const side = (s: number): { shoulder: Point; armpit: Point; hem: Point } => ({
    shoulder: [middle + s * (shoulder / 2 + random(-3, 3)), top + slope + random(-4, 4)],
    armpit: [middle + s * (chest / 2 + random(-3, 3)), top + slope + 196 * scale + random(-5, 5)],
    hem: [middle + s * (hemWidth / 2 + random(-6, 6)), bottom - (look.hem === 'curved' ? 62 : 0) + random(-5, 5)],
  });
  const [l, r] = [side(-1), side(1)];
  const armhole = (s: number, p: typeof l): Point[] => [p.shoulder, [p.shoulder[0] - s * 16, p.shoulder[1] + 78 * scale], [p.shoulder[0] - s * 4, p.shoulder[1] + 150 * scale], p.armpit];
  const flank = (s: number, p: typeof l): Point[] => {
    const waist = look.body === 'slim' ? 22 : look.body === 'regular' ? 11 : 4;
    return [p.armpit, [between(p.armpit, p.hem, 0.5)[0] - s * waist, between(p.armpit, p.hem, 0.5)[1]], [p.hem[0] - s * 2, p.hem[1] - 90], p.hem];
  };
  const neckLeft: Point = [middle - neck / 2, top];
  const neckRight: Point = [middle + neck / 2, top];
  const hemLine: Point[] =
    look.hem === 'curved'
      ? [r.hem, [r.hem[0] - 46, r.hem[1] + 20], [middle + hemWidth * 0.2, bottom + 2], [middle - 6, bottom + 8], [middle - hemWidth * 0.22, bottom + 3], [l.hem[0] + 48, l.hem[1] + 22], l.hem]
      : [r.hem, [middle + hemWidth * 0.25, bottom + 7], [middle, bottom + 10], [middle - hemWidth * 0.25, bottom + 8], l.hem];
  const bodySides: [Point[], Point[]] = [[...armhole(-1, l), ...flank(-1, l).slice(1)], [...armhole(1, r), ...flank(1, r).slice(1)]];
  const body = outline(
    [neckLeft, between(neckLeft, l.shoulder, 0.5).map((v, i) => v - (i ? 3 : 0)) as unknown as Point, l.shoulder],
    armhole(-1, l),
    flank(-1, l),
    [...hemLine].reverse(),
    [...flank(1, r)].reverse(),
    [...armhole(1, r)].reverse(),
    [r.shoulder, between(neckRight, r.shoulder, 0.5), neckRight],
    [neckRight, [middle + neck * 0.3, top + 22], [middle, top + 34], [middle - neck * 0.3, top + 22], neckLeft],
  );
  const length = long ? 690 : look.sleeves === 'rolled' ? 340 : 250;
  const makeSleeve = (s: -1 | 1): Sleeve => {
    const p = s < 0 ? l : r;
    const degrees = long ? random(15.5, 19) : look.sleeves === 'rolled' ? random(27, 31) : random(33, 38);
    const a = (degrees * Math.PI) / 180;
    const along: Point = [s * Math.sin(a), Math.cos(a)];
    const across: Point = [-s * Math.cos(a), Math.sin(a)];
    const mouth = long ? (look.heavy ? 132 : 116) : look.sleeves === 'rolled' ? 168 : 206 * (look.body === 'slim' ? 0.9 : 1);
    const go = (from: Point, far: number, wide: number): Point => [from[0] + along[0] * far + across[0] * wide, from[1] + along[1] * far + across[1] * wide];
    const bend = long ? random(2, 16) : 0;
    const cuffOuter = go(p.shoulder, length, bend * 0.4);
    const cuffInner = go(cuffOuter, random(-4, 5), mouth);
    const upper: Point[] = [p.shoulder, go(p.shoulder, length * 0.12, -9), go(p.shoulder, length * 0.5, -9 - bend), go(p.shoulder, length * 0.86, bend * 0.1 - 3), cuffOuter];
    const under: Point[] = [cuffInner, between(cuffInner, p.armpit, 0.34), shift(between(cuffInner, p.armpit, 0.66), s * bend * 0.5, 4), p.armpit];
    const ah = armhole(s, p);
    const path = outline(upper, [cuffOuter, go(between(cuffOuter, cuffInner, 0.5), 5, 0), cuffInner], under, [...ah].reverse());
    const pick = (line: Point[], t: number): Point => {
      const x = Math.min(Math.max(t, 0), 1) * (line.length - 1);
      const i = Math.min(Math.floor(x), line.length - 2);
      return between(line[i]!, line[i + 1]!, x - i);
    };
    const back = [...under].reverse();
    return { path, turn: -s * degrees, upper, under, armhole: ah, cuffOuter, cuffInner, on: (t, k) => between(pick(upper, t), pick(back, t), k) };
  };
  const lean = random(-7, 7);
  const closeY = look.collar === 'camp' ? top + 158 * scale : top + (look.collar === 'band' ? 60 : 70) * scale;
  return {
    sheet,
    look,
    random,
    top,
    bottom,
    neck,
    close: [middle, closeY],
    shoulders: [l.shoulder, r.shoulder],
    armpits: [l.armpit, r.armpit],
    hems: [l.hem, r.hem],
    body,
    bodySides,
    sleeves: [makeSleeve(-1), makeSleeve(1)],
    placketX: (y) => middle + (lean * (y - closeY)) / (bottom - closeY),
  };
}

interface Collared {
  /** Everything above the body that belongs to the outline. */
  paths: string[];
  /** Painted under the grain. */
  under: string;
  /** Stitches and buttons above it. */
  over: string;
}

/** The label sewn into the back neck, above the cloth's grain. */
const label = (y: number): string => `<rect x="${middle - 38}" y="${y}" width="76" height="40" rx="2" fill="#e9e3d6"/><path d="M${middle - 38},${y + 1}h76" stroke="#0b0d14" stroke-width="3" opacity=".2"/><path d="M${middle - 24},${y + 15}h48M${middle - 14},${y + 26}h28" stroke="#33425c" stroke-width="3.2" stroke-dasharray="7 2.5 10 2.5 4 2.5"/>`;

/** Inside of the back neck. */
function backNeck(c: Cut, hole: string): string {
  const { sheet, look } = c;
  const inside = clip(sheet, hole);
  const tone = darker(insideOf(look.cloth), 0.2);
  return `<g clip-path="url(#${inside})"><path d="${hole}" fill="${tone}"/>${soften(sheet, smooth([middle - c.neck / 2, c.top + 14], [middle, c.top + 30], [middle + c.neck / 2, c.top + 14]), darker(tone, 0.5), 5, 0.5)}${soften(sheet, hole, '#0b0d14', 34, 0.42)}</g>`;
}

function leaf(c: Cut, path: string, colour: string, turn: number, [x, y]: Point = [middle, c.top]): string {
  const { sheet, look } = c;
  const inside = clip(sheet, path);
  const fill = look.cloth.pattern && !look.trim ? `<g transform="rotate(${turn.toFixed(1)} ${at([x, y])})"><rect x="${(x - 260).toFixed(0)}" y="${(y - 260).toFixed(0)}" width="520" height="520" fill="url(#${patternFill(sheet, look.cloth.pattern, look.cloth.colour)})"/></g>` : '';
  return `${soften(sheet, path, '#0b0d14', 22, 0.42, 'transform="translate(5,8)"')}<g clip-path="url(#${inside})"><path d="${path}" fill="${colour}"/>${fill}${soften(sheet, path, darker(colour, 0.7), 26, 0.26, 'transform="translate(-3,-4)"')}${soften(sheet, path, '#fff', 7, 0.36, 'transform="translate(2.4,2.6)"')}</g><path d="${path}" fill="none" stroke="${darker(colour, 0.6)}" stroke-width="1.4" opacity=".55"/>`;
}

function collar(c: Cut): Collared {
  const { look, top, neck } = c;
  const k = neck / 158;
  const colour = look.trim ?? look.cloth.colour;
  const sideTop = (s: number): Point => [middle + s * (neck / 2 - 6), top - 18];
  const arc: Point[] = [sideTop(-1), [middle - neck * 0.26, top - 33], [middle, top - 38], [middle + neck * 0.26, top - 33], sideTop(1)];
  const own = { colour: look.thread, width: look.heavy ? 2 : 1.6, dash: look.heavy ? '6.5 3.6' : '5 2.8' };

  if (look.collar === 'camp') {
    const v = c.close;
    const hole = outline(arc, [sideTop(1), v], [v, sideTop(-1)]);
    const paths: string[] = [hole];
    let under = backNeck(c, hole);
    let over = label(top - 18);
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
    return { paths, under, over };
  }

  if (look.collar === 'band' || look.collar === 'henley' || look.collar === 'crew') {
    const tall = (look.collar === 'band' ? 34 : 26) * k;
    const drop = look.collar === 'band' ? 64 : 60;
    const low = (d: number): Point[] => [[middle - neck / 2 + 3, top - 17], [middle - neck * 0.36 + d * 0.4, top + drop * 0.62 - d * 0.6], [middle - 2, top + drop + 12 - d], [middle + neck * 0.36 - d * 0.4, top + drop * 0.62 - d * 0.6], [middle + neck / 2 - 3, top - 17]];
    const hole = outline(arc, [...low(tall)].reverse());
    const ring = outline(low(0), [...low(tall)].reverse());
    const rib = look.collar === 'band' ? '' : `<path d="${smooth(...low(tall / 2))}" fill="none" stroke="${darker(colour, 0.6)}" stroke-width="${tall}" stroke-dasharray="1.6 3" opacity=".3"/>`;
    return {
      paths: [hole, ring],
      under: backNeck(c, hole) + leaf(c, ring, colour, 0) + rib,
      over: label(top - 22) + (look.collar === 'band' ? stitch(smooth(...low(5)), own) + stitch(smooth(...low(tall - 5)), own) : stitch(smooth(...low(-6)), own)),
    };
  }

  const meet: Point = c.close;
  const hole = outline(arc, [sideTop(1), [middle + neck * 0.3, top + 22], meet], [meet, [middle - neck * 0.3, top + 22], sideTop(-1)]);
  const stand = outline([shift(meet, -30 * k, -22 * k), [middle, top + 66 * k], shift(meet, 30 * k, -22 * k)], [shift(meet, 30 * k, -22 * k), shift(meet, 26 * k, 16 * k)], [shift(meet, 26 * k, 16 * k), shift(meet, -24 * k, 18 * k)], [shift(meet, -24 * k, 18 * k), shift(meet, -30 * k, -22 * k)]);
  const paths: string[] = [hole];
  let under = backNeck(c, hole) + leaf(c, stand, darker(colour, 0.05), 0);
  let over = label(top - 22) + button(meet[0] + 1, meet[1] + 1, 7.4, look.buttons, look.thread);
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
  return { paths, under, over };
}

function cuffs(c: Cut): { under: string; over: string } {
  const { sheet, look } = c;
  const own = { colour: look.thread, width: look.heavy ? 2 : 1.6, dash: look.heavy ? '6.5 3.6' : '5 2.8' };
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
  return { under, over };
}

function pocketAt(c: Cut, x: number, y: number, w: number, h: number, kind: 'plain' | 'flap' | 'western', lean: number): { under: string; over: string } {
  const { sheet, look } = c;
  const p = (dx: number, dy: number): Point => [x + dx - dy * lean, y + dy + dx * lean];
  const own = { colour: look.thread, width: look.heavy ? 2 : 1.6, dash: look.heavy ? '6.5 3.6' : '5 2.8' };
  const shape = look.heavy ? straight(p(-w, 0), p(w, 0), p(w, h - 18), p(w - 20, h), p(-w + 20, h), p(-w, h - 18)) : straight(p(-w, 0), p(w, 0), p(w * 0.96, h - 24), p(0, h), p(-w * 0.96, h - 24));
  const tone = look.cloth.colour;
  const inside = clip(sheet, `${shape}Z`);
  const fill = look.cloth.pattern ? `<g clip-path="url(#${inside})"><path d="${shape}Z" fill="${tone}"/><g transform="translate(5,9) rotate(.8 ${x} ${y})"><rect x="${x - w - 30}" y="${y - 30}" width="${w * 2 + 60}" height="${h + 60}" fill="url(#${patternFill(sheet, look.cloth.pattern, tone)})"/></g></g>` : '';
  let under = `${soften(sheet, `${shape}Z`, '#0b0d14', 13, 0.34, 'transform="translate(2,4)"')}${fill}<path d="${shape}Z" fill="#fff" opacity=".05"/>${soften(sheet, straight(p(-w, 1), p(w, 1)), '#fff', 6, 0.35)}<path d="${shape}Z" fill="none" stroke="${darker(tone, 0.65)}" stroke-width="1.6" opacity=".6"/>`;
  let over = stitch(look.heavy ? straight(p(-w + 6, 4), p(-w + 6, h - 20), p(-w + 23, h - 6), p(w - 23, h - 6), p(w - 6, h - 20), p(w - 6, 4)) : straight(p(-w + 5, 4), p(-w * 0.96 + 5, h - 27), p(0, h - 6), p(w * 0.96 - 5, h - 27), p(w - 5, 4)), own);
  if (kind === 'plain') over += stitch(straight(p(-w + 5, 26), p(w - 5, 26)), own);
  else {
    const deep = kind === 'western' ? 62 : 54;
    const flap = kind === 'western' ? straight(p(-w - 3, -8), p(w + 3, -8), p(w + 3, 26), p(w * 0.5, 34), p(0, deep), p(-w * 0.5, 34), p(-w - 3, 26)) : straight(p(-w - 3, -8), p(w + 3, -8), p(w + 3, deep - 14), p(w - 14, deep), p(-w + 14, deep), p(-w - 3, deep - 14));
    under += leaf(c, `${flap}Z`, tone, 0, [x, y]);
    over += stitch(kind === 'western' ? straight(p(-w + 3, -3), p(-w + 3, 22), p(-w * 0.5, 28), p(0, deep - 7), p(w * 0.5, 28), p(w - 3, 22), p(w - 3, -3)) : straight(p(-w + 4, -3), p(-w + 4, deep - 17), p(-w + 17, deep - 6), p(w - 17, deep - 6), p(w - 4, deep - 17), p(w - 4, -3)), own);
    const spot = p(0, deep - 20);
    over += look.snaps ? metal(spot[0], spot[1], 8, look.buttons) : button(spot[0], spot[1], look.heavy ? 9 : 7, look.buttons, look.thread);
  }
  return { under, over };
}

function front(c: Cut): { under: string; over: string } {
  const { sheet, look, bottom, close } = c;
  const own = { colour: look.thread, width: look.heavy ? 2 : 1.6, dash: look.heavy ? '6.5 3.6' : '5 2.8' };
  let under = '';
  let over = '';
  const chestY = c.top + 230;
  const lean = 0.012;
  const add = (part: { under: string; over: string }): void => {
    under += part.under;
    over += part.over;
  };
  const wide = look.heavy ? 24 : 18;
  if (look.collar === 'crew') return { under, over };
  const end = look.collar === 'henley' ? close[1] + 186 : bottom + 9;
  const start = close[1] + (look.collar === 'camp' ? 10 : look.collar === 'henley' ? -6 : 14);
  const line = (dx: number): string => smooth([c.placketX(start) + dx, start], [c.placketX((start + end) / 2) + dx + 1.5, (start + end) / 2], [c.placketX(end) + dx, end]);
  if (look.collar === 'henley') {
    const box = `${straight([middle - wide, start], [middle + wide, start], [c.placketX(end) + wide, end], [c.placketX(end) - wide, end])}Z`;
    under += leaf(c, box, look.trim ?? look.cloth.colour, 0);
    over += stitch(straight([middle - wide + 4, start], [c.placketX(end) - wide + 4, end - 22], [c.placketX(end) + wide - 4, end - 22], [middle + wide - 4, start]), own);
  } else {
    under += `${soften(sheet, line(wide), '#0b0d14', 16, 0.4, 'transform="translate(3,0)"')}<path d="${line(0)}" stroke="#fff" stroke-width="${wide * 2 - 4}" opacity=".06" fill="none"/>${soften(sheet, line(wide - 2), '#fff', 4, 0.4)}<path d="${line(wide)}" fill="none" stroke="${darker(look.cloth.colour, 0.65)}" stroke-width="1.6" opacity=".6"/>`;
    if (look.collar !== 'camp') {
      under += `<path d="${line(-wide)}" fill="none" stroke="${darker(look.cloth.colour, 0.65)}" stroke-width="1.3" opacity=".4"/>`;
      over += stitch(line(-wide + 5), own);
    }
    over += stitch(line(wide - 5), own);
  }
  const count = look.collar === 'henley' ? 3 : look.collar === 'camp' ? 5 : 6;
  const gap = look.collar === 'henley' ? 58 : (bottom - start - 140) / (count - (look.collar === 'camp' ? 0.6 : 0.1));
  for (let i = 0; i < count; i += 1) {
    const y = start + (look.collar === 'henley' ? 46 : look.collar === 'camp' ? 16 : 62) + i * gap;
    const x = c.placketX(y);
    if (!look.snaps && look.collar !== 'henley') over += `<path d="M${(x - 1).toFixed(1)},${(y - 12).toFixed(1)}v24" stroke="${darker(look.cloth.colour, 0.5)}" stroke-width="3" opacity=".45"/>`;
    over += look.snaps ? metal(x, y, 8.4, look.buttons) : button(x, y, look.heavy ? 10 : 7.6, look.buttons, look.thread);
  }
  const px = look.body === 'boxy' ? 122 : 108;
  if (look.pockets === 'one') add(pocketAt(c, middle + px, chestY, 56, 132, 'plain', lean));
  if (look.pockets === 'two') {
    add(pocketAt(c, middle + px, chestY, 56, 132, 'plain', lean));
    add(pocketAt(c, middle - px - 4, chestY + 2, 56, 132, 'plain', -lean));
  }
  if (look.pockets === 'flaps' || look.pockets === 'western') {
    const kind = look.pockets === 'western' ? 'western' : 'flap';
    const [w, h] = look.heavy ? [70, 164] : [60, 136];
    add(pocketAt(c, middle + px + 6, chestY, w, h, kind, lean));
    add(pocketAt(c, middle - px - 10, chestY + 3, w, h, kind, -lean));
  }
  if (look.pockets === 'hip') {
    add(pocketAt(c, middle + px, chestY, 56, 126, 'plain', lean));
    add(pocketAt(c, middle + 134, bottom - 254, 88, 186, 'plain', lean / 2));
    add(pocketAt(c, middle - 140, bottom - 250, 88, 186, 'plain', -lean / 2));
  }
  return { under, over };
}

function folds(c: Cut): Crease[] {
  const { random } = c;
  const list: Crease[] = [];
  for (const [i, s] of [-1, 1].entries()) {
    const armpit = c.armpits[i]!;
    const hem = c.hems[i]!;
    list.push({ from: shift(armpit, -s * 6, 6), to: [middle + s * 84, armpit[1] + 120 + random(-20, 20)], bend: s * 14, w: 10, deep: 0.42 });
    list.push({ from: shift(armpit, -s * 4, 40), to: [middle + s * 120, armpit[1] + 220], bend: s * 10, w: 8, deep: 0.3 });
    list.push({ from: [middle + s * (150 + random(-12, 12)), armpit[1] + 150], to: [middle + s * (128 + random(-16, 16)), c.bottom - 120], bend: s * random(-14, 18), w: 13, deep: 0.26 });
    list.push({ from: shift(hem, -s * 66, -150), to: shift(hem, -s * (84 + random(0, 20)), 24), bend: s * random(-8, 8), w: 11, deep: 0.32 });
    list.push({ from: [middle + s * (64 + random(0, 20)), c.bottom - 250], to: [middle + s * (74 + random(0, 20)), c.bottom - 10], bend: s * random(-6, 10), w: 10, deep: 0.26 });
    list.push({ from: shift(hem, -s * 4, -210 + random(-30, 30)), to: shift(hem, -s * 118, -180), bend: s * -10, w: 8, deep: 0.24 });
    const sleeve = c.sleeves[i]!;
    if (c.look.sleeves === 'long') {
      list.push({ from: sleeve.on(0.1, 0.9), to: sleeve.on(0.3, 0.25), bend: s * -12, w: 9, deep: 0.4 });
      list.push({ from: sleeve.on(0.42, 1), to: sleeve.on(0.5, 0.25), bend: s * 14, w: 9, deep: 0.42 });
      list.push({ from: sleeve.on(0.53, 0.98), to: sleeve.on(0.57, 0.35), bend: s * 10, w: 8, deep: 0.36 });
      list.push({ from: sleeve.on(0.45, 0), to: sleeve.on(0.56, 0.5), bend: s * -12, w: 8, deep: 0.32 });
      list.push({ from: sleeve.on(0.6, 0.3), to: sleeve.on(0.86, 0.42), bend: s * -8, w: 8, deep: 0.3 });
      list.push({ from: sleeve.on(0.74, 0.7), to: sleeve.on(0.885, 0.58), bend: s * 5, w: 7, deep: 0.36 });
      list.push({ from: sleeve.on(0.8, 0.25), to: sleeve.on(0.885, 0.3), bend: 2, w: 5, deep: 0.36 });
    } else {
      list.push({ from: sleeve.on(0.2, 0.95), to: sleeve.on(0.62, 0.4), bend: s * -14, w: 10, deep: 0.4 });
      list.push({ from: sleeve.on(0.45, 0.98), to: sleeve.on(0.85, 0.6), bend: s * -8, w: 8, deep: 0.3 });
      list.push({ from: sleeve.on(0.3, 0.16), to: sleeve.on(0.9, 0.26), bend: s * 6, w: 8, deep: 0.22 });
    }
  }
  return list;
}

export function drawShirt(sheet: Sheet, look: ShirtLook): string {
  const c = cutShirt(sheet, look);
  const colour = look.cloth.colour;
  const neckline = collar(c);
  const ends = cuffs(c);
  const chest = front(c);
  const own = { colour: look.thread, width: look.heavy ? 2 : 1.6, dash: look.heavy ? '6.5 3.6' : '5 2.8' };
  const everything = [c.body, ...c.sleeves.map((s) => s.path), ...neckline.paths];
  const all = clip(sheet, ...everything);
  const bodyClip = clip(sheet, c.body);
  const shade = darker(colour, 0.7);
  const strength = lightness(colour) > 0.7 ? 0.8 : 1;

  const sleeves = c.sleeves
    .map((sleeve, i) => {
      const inside = clip(sheet, sleeve.path);
      const [x, y] = c.shoulders[i]!;
      const print = look.cloth.pattern ? `<path d="${sleeve.path}" fill="${colour}"/><g transform="rotate(${sleeve.turn.toFixed(1)} ${x} ${y})"><rect x="${x - 320}" y="${y - 80}" width="640" height="780" fill="url(#${patternFill(sheet, look.cloth.pattern, colour)})"/></g>` : '';
      const ridge = smooth(sleeve.on(0.05, 0.34), sleeve.on(0.5, 0.36), sleeve.on(0.95, 0.38));
      const low = smooth(sleeve.on(0.1, 1), sleeve.on(0.5, 1), sleeve.on(1, 1));
      return `<g clip-path="url(#${inside})">${print}<path d="${sleeve.path}" fill="${shade}" opacity=".05"/>${soften(sheet, low, shade, look.sleeves === 'long' ? 70 : 90, 0.36 * strength)}${soften(sheet, ridge, '#fff', 60, 0.15)}${soften(sheet, smooth(...sleeve.armhole), '#0b0d14', 30, 0.3)}${soften(sheet, sleeve.path, shade, 7, 0.42, 'transform="translate(-1,-1)"')}${soften(sheet, sleeve.path, '#fff', 7, 0.34, 'transform="translate(3,3)"')}</g>`;
    })
    .join('');

  const flanks = c.bodySides.map((side, i) => soften(sheet, smooth(...side.slice(3)), shade, i === 0 ? 64 : 100, (i === 0 ? 0.26 : 0.36) * strength)).join('');
  const torso = `<g clip-path="url(#${bodyClip})">${look.cloth.pattern ? `<path d="${c.body}" fill="${colour}"/><g transform="rotate(.6 480 500)"><rect x="150" y="100" width="660" height="1010" fill="url(#${patternFill(sheet, look.cloth.pattern, colour)})"/></g>` : ''}${glow(sheet, '#ffffff', 400, 420, 190, 330, 0.2)}${flanks}${soften(sheet, c.body, shade, 8, 0.42, 'transform="translate(-1,-1)"')}${soften(sheet, c.body, '#fff', 7, 0.3, 'transform="translate(3,3)"')}</g>`;

  const yoke = [0, 1]
    .map((i) => {
      const s = i === 0 ? -1 : 1;
      const from: Point = [middle + s * (c.neck / 2 + 6), c.top + 34];
      const to = shift(c.shoulders[i]!, -s * 8, 30);
      if (look.collar === 'henley' || look.collar === 'crew') return '';
      if (look.pockets === 'western') {
        const dip: Point[] = [[middle + s * 30, c.top + 128], [middle + s * 92, c.top + 176], [middle + s * 150, c.top + 142], shift(c.shoulders[i]!, -s * 12, 96)];
        return seam(smooth(...dip), colour, 2) + stitch(smooth(...dip.map((p) => shift(p, 0, -8))), own);
      }
      return seam(straight(from, to), colour, 1.5) + stitch(straight(shift(from, 0, -6), shift(to, 0, -6)), own);
    })
    .join('');
  const armSeams = c.sleeves.map((sleeve, i) => seam(smooth(...sleeve.armhole), colour, 2) + stitch(smooth(...sleeve.armhole.map((p) => shift(p, i === 0 ? 9 : -9, 2))), own)).join('');
  const hemY = look.hem === 'curved' ? 11 : 24;
  const hem = look.hem === 'curved'
    ? smooth(shift(c.hems[0], 6, -4), shift(c.hems[0], 50, 22 - hemY), [middle - 110, c.bottom + 3 - hemY], [middle - 6, c.bottom + 8 - hemY], [middle + 110, c.bottom + 2 - hemY], shift(c.hems[1], -48, 20 - hemY), shift(c.hems[1], -6, -4))
    : smooth(shift(c.hems[0], 3, -hemY), [middle - 120, c.bottom + 8 - hemY], [middle, c.bottom + 10 - hemY], [middle + 120, c.bottom + 7 - hemY], shift(c.hems[1], -3, -hemY));
  const wrinkles = creases(sheet, colour, folds(c));
  const under = `${sleeves}${torso}<g clip-path="url(#${bodyClip})">${soften(sheet, hem, '#0b0d14', 7, 0.22)}</g>${ends.under}<g clip-path="url(#${all})">${wrinkles}</g><g clip-path="url(#${bodyClip})">${chest.under}</g>${neckline.under}`;
  return `${tableShadow(sheet, everything.join(''))}<g clip-path="url(#${all})">${layCloth({ sheet, cloth: { ...look.cloth, pattern: undefined }, box: { x: 30, y: 100, w: 900, h: 980 }, seed: look.seed }, under)}</g>${yoke}${armSeams}<g clip-path="url(#${bodyClip})">${stitch(hem, own)}${chest.over}</g>${ends.over}${neckline.over}`;
}
