import { between, chance, outline, shift, uneven } from '../line.ts';
import type { Point } from '../line.ts';
import type { Sheet } from '../sheet.ts';
import type { ShirtLook } from './shirt-look.ts';
import type { Thread } from '../accessories/notions.ts';

export const middle = 480;

export interface Cut {
  sheet: Sheet;
  look: ShirtLook;
  back: boolean;
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
  placketX: (y: number) => number;
}

interface Sleeve {
  path: string;
  turn: number;
  upper: Point[];
  under: Point[];
  armhole: Point[];
  cuffOuter: Point;
  cuffInner: Point;
  on: (t: number, side: number) => Point;
}

const widths = { slim: { chest: 446, shoulder: 388, hem: 430 }, regular: { chest: 476, shoulder: 408, hem: 466 }, boxy: { chest: 520, shoulder: 448, hem: 512 } };

export function cutShirt(sheet: Sheet, look: ShirtLook, back = false): Cut {
  const random = chance(look.seed + (back ? 40 : 0));
  const long = look.sleeves === 'long';
  const scale = long ? (look.heavy ? 1.1 : 1.15) : 1.24;
  const w = widths[look.body];
  const chest = w.chest * scale;
  const shoulder = w.shoulder * scale;
  const hemWidth = w.hem * scale;
  const neck = (look.collar === 'crew' || look.collar === 'henley' ? 168 : 158) * scale;
  const top = (long ? 176 : 186) - (look.hem === 'curved' ? 22 : 0);
  const bottom = top + (look.body === 'boxy' ? 745 : look.hem === 'straight' ? 722 : 790) * (long ? 1.17 : 1.15);
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
    uneven(flank(-1, l), 2.2, random),
    [...hemLine].reverse(),
    uneven(flank(1, r), 2.2, random).reverse(),
    [...armhole(1, r)].reverse(),
    [r.shoulder, between(neckRight, r.shoulder, 0.5), neckRight],
    [neckRight, [middle + neck * 0.3, top + (back ? 6 : 22)], [middle, top + (back ? 9 : 34)], [middle - neck * 0.3, top + (back ? 6 : 22)], neckLeft],
  );
  const length = long ? 752 : look.sleeves === 'rolled' ? 360 : 268;
  const makeSleeve = (s: -1 | 1): Sleeve => {
    const p = s < 0 ? l : r;
    const degrees = long ? random(12, 17) : look.sleeves === 'rolled' ? random(27, 31) : random(33, 38);
    const a = (degrees * Math.PI) / 180;
    const along: Point = [s * Math.sin(a), Math.cos(a)];
    const across: Point = [-s * Math.cos(a), Math.sin(a)];
    const mouth = long ? (look.heavy ? 144 : 128) : look.sleeves === 'rolled' ? 190 : 234 * (look.body === 'slim' ? 0.9 : 1);
    const go = (from: Point, far: number, wide: number): Point => [from[0] + along[0] * far + across[0] * wide, from[1] + along[1] * far + across[1] * wide];
    const bend = long ? random(-4, 20) : 0;
    const cuffOuter = go(p.shoulder, length, bend * 0.4);
    const cuffInner = go(cuffOuter, random(-4, 5), mouth);
    const upper: Point[] = [p.shoulder, go(p.shoulder, length * 0.12, -9), go(p.shoulder, length * 0.5, -9 - bend), go(p.shoulder, length * 0.86, bend * 0.1 - 3), cuffOuter];
    const under: Point[] = [cuffInner, between(cuffInner, p.armpit, 0.34), shift(between(cuffInner, p.armpit, 0.66), s * bend * 0.5, 4), p.armpit];
    const ah = armhole(s, p);
    const path = outline(uneven(upper, 2, random), [cuffOuter, go(between(cuffOuter, cuffInner, 0.5), 5, 0), cuffInner], uneven(under, 2.4, random), [...ah].reverse());
    const pick = (line: Point[], t: number): Point => {
      const x = Math.min(Math.max(t, 0), 1) * (line.length - 1);
      const i = Math.min(Math.floor(x), line.length - 2);
      return between(line[i]!, line[i + 1]!, x - i);
    };
    const back = [...under].reverse();
    return { path, turn: -s * degrees, upper, under, armhole: ah, cuffOuter, cuffInner, on: (t, k) => between(pick(upper, t), pick(back, t), k) };
  };
  const lean = random(-9, 9);
  const closeY = look.collar === 'camp' ? top + 158 * scale : top + (look.collar === 'band' ? 60 : 70) * scale;
  return {
    sheet,
    look,
    back,
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

/** What a part of the shirt adds: paths that stand up from the cloth, paint under the grain, stitches above it. */
export interface Part {
  raised: string[];
  under: string;
  over: string;
}

export const join = (...parts: Part[]): Part => ({ raised: parts.flatMap((p) => p.raised), under: parts.map((p) => p.under).join(''), over: parts.map((p) => p.over).join('') });

export const sewn = (look: ShirtLook): Required<Thread> => ({ colour: look.thread, width: look.heavy ? 2 : 1.6, dash: look.heavy ? '6.5 3.6' : '5 2.8' });
