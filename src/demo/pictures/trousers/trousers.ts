import { between, chance, outline, shift, smooth, uneven } from '../line.ts';
import type { Point } from '../line.ts';

/** Measures of anything with a waist and two legs, in picture units; widths are of the flat garment. */
export interface Measures {
  waist: number;
  hip: number;
  /** Leg width at mid-length and at the hem. */
  knee: number;
  hem: number;
  /** How far each hem's middle lies from the garment's middle. */
  spread: number;
  top: number;
  crotch: number;
  bottom: number;
  seed: number;
}

export interface Leg {
  outer: Point[];
  inner: Point[];
  hemOuter: Point;
  hemInner: Point;
  /** A point on the leg: `t` 0 at the hip to 1 at the hem, `side` 0 at the outer edge to 1 at the inner one. */
  on: (t: number, side: number) => Point;
  hemLine: (up: number) => string;
}

export interface Trousers {
  middle: number;
  path: string;
  left: Leg;
  right: Leg;
  crotch: Point;
  waistLeft: Point;
  waistRight: Point;
  /** Front edge of the waist: `t` 0 left to 1 right, `down` below it. */
  waist: (t: number, down?: number) => Point;
  waistLine: (down: number, from?: number, to?: number) => string;
  /** The back of the waist seen through the opening. */
  opening: string;
  dip: number;
}

const middle = 480;

/** `dip` is how far the front of the waist hangs below the side seams; a back view has a negative one. */
export function cutTrousers(m: Measures, dip: number): Trousers {
  const random = chance(m.seed);
  const tilt = random(-7, 7);
  const waistLeft: Point = [middle - m.waist / 2 + random(-2, 2), m.top + tilt / 2];
  const waistRight: Point = [middle + m.waist / 2 + random(-2, 2), m.top - tilt / 2];
  const crotch: Point = [middle + random(-4, 4), m.crotch];
  const long = m.bottom - m.crotch;

  const leg = (s: 1 | -1): Leg => {
    const waist = s < 0 ? waistLeft : waistRight;
    const bow = random(-6, 9);
    const hipX = middle + s * (m.hip / 2 + random(-2, 3));
    const kneeMiddle = middle + s * (m.spread * 0.3 + (m.hip / 4) * 0.7);
    const kneeY = m.crotch + long * 0.45;
    const hemMiddle = middle + s * (m.spread + random(-9, 9));
    const down = random(-11, 7);
    const outer: Point[] = [
      waist,
      [middle + s * (m.waist * 0.2 + m.hip * 0.3 + 6), m.top + (m.crotch - m.top) * 0.38],
      [hipX, m.top + (m.crotch - m.top) * 0.78],
      [hipX + s * bow * 0.3 - s * (m.hip / 2 - (Math.abs(kneeMiddle - middle) + m.knee / 2)) * 0.28, m.crotch + long * 0.12],
      [kneeMiddle + s * (m.knee / 2 + bow), kneeY],
      [(kneeMiddle + hemMiddle) / 2 + s * ((m.knee + m.hem) / 4 + bow * 0.4), m.crotch + long * 0.74],
      [hemMiddle + s * (m.hem / 2), m.bottom + down],
    ];
    const inner: Point[] = [
      [hemMiddle - s * (m.hem / 2), m.bottom + down + random(-3, 8)],
      [(kneeMiddle + hemMiddle) / 2 - s * ((m.knee + m.hem) / 4 - bow * 0.3), m.crotch + long * 0.74],
      [kneeMiddle - s * (m.knee / 2 - bow * 0.4), kneeY],
      [middle + s * (6 + (Math.abs(kneeMiddle - middle) - m.knee / 2) * 0.42), m.crotch + long * 0.17],
      crotch,
    ];
    const hemOuter = outer.at(-1)!;
    const hemInner = inner[0]!;
    const pick = (line: Point[], t: number): Point => {
      const x = Math.min(Math.max(t, 0), 1) * (line.length - 1);
      const i = Math.min(Math.floor(x), line.length - 2);
      return between(line[i]!, line[i + 1]!, x - i);
    };
    const legOuter = outer.slice(2);
    const legInner = [...inner].reverse();
    return {
      outer,
      inner,
      hemOuter,
      hemInner,
      on: (t, side) => between(pick(legOuter, t), pick(legInner, t), side),
      hemLine: (up) => {
        const a = between(hemOuter, outer.at(-2)!, up / Math.abs(hemOuter[1] - outer.at(-2)![1]));
        const b = between(hemInner, inner[1]!, up / Math.abs(hemInner[1] - inner[1]![1]));
        return smooth(a, shift(between(a, b, 0.5), 0, m.hem * 0.035), b);
      },
    };
  };
  const left = leg(-1);
  const right = leg(1);
  const waist = (t: number, down = 0): Point => {
    const p = between(waistLeft, waistRight, t);
    const flare = (t - 0.5) * down * 0.16;
    return [p[0] + flare, p[1] + dip * (1 - (2 * t - 1) ** 2) + down];
  };
  const waistPoints = [0, 0.25, 0.5, 0.75, 1].map((t) => waist(t));
  const hem = (from: Point, to: Point): Point[] => [from, shift(between(from, to, 0.5), 0, m.hem * 0.035), to];
  const edge = (line: Point[]): Point[] => uneven(line, 2.4, random);
  const path = outline(
    waistPoints,
    edge(right.outer),
    hem(right.hemOuter, right.hemInner),
    edge(right.inner),
    edge(left.inner).reverse(),
    hem(left.hemInner, left.hemOuter),
    edge(left.outer).reverse(),
  );
  const back = Math.max(Math.abs(dip) * 0.55, 8);
  const opening = outline(
    [waistLeft, shift(between(waistLeft, waistRight, 0.2), 0, -back * 0.7), shift(between(waistLeft, waistRight, 0.5), 0, -back), shift(between(waistLeft, waistRight, 0.8), 0, -back * 0.7), waistRight],
    [...waistPoints].reverse(),
  );
  return {
    middle,
    path,
    left,
    right,
    crotch,
    waistLeft,
    waistRight,
    waist,
    waistLine: (down, from = 0, to = 1) => smooth(...[0, 0.25, 0.5, 0.75, 1].map((t) => waist(from + (to - from) * t, down))),
    opening,
    dip,
  };
}
