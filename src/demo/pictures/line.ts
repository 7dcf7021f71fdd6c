export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Point = readonly [number, number];

const short = (value: number): string => String(Math.round(value * 2) / 2);
export const at = ([x, y]: Point): string => `${short(x)},${short(y)}`;
export const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
export const shift = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];

/** The `C` commands of a smooth line through the points; the pen already stands on the first one. */
export function through(points: readonly Point[], tension = 1): string {
  let path = '';
  for (let i = 0; i < points.length - 1; i += 1) {
    const before = points[i - 1] ?? points[i]!;
    const from = points[i]!;
    const to = points[i + 1]!;
    const after = points[i + 2] ?? to;
    const k = tension / 6;
    const first: Point = [from[0] + (to[0] - before[0]) * k, from[1] + (to[1] - before[1]) * k];
    const second: Point = [to[0] - (after[0] - from[0]) * k, to[1] - (after[1] - from[1]) * k];
    path += `C${at(first)} ${at(second)} ${at(to)}`;
  }
  return path;
}

/** A smooth open line. */
export const smooth = (...points: Point[]): string => `M${at(points[0]!)}${through(points)}`;
/** The same line with a point more between each two, all but its ends a little off: cloth has no ruler's edge. */
export function uneven(points: readonly Point[], most: number, random: (from: number, to: number) => number): Point[] {
  return points.flatMap((p, i) => {
    const next = points[i + 1];
    if (!next) return [p];
    const [before, after] = [points[i - 1] ?? p, points[i + 2] ?? next];
    const half = ([0, 1] as const).map((axis) => (9 * (p[axis] + next[axis]) - before[axis] - after[axis]) / 16 + random(-most, most));
    const own: Point = i === 0 ? p : [p[0] + random(-most, most) / 2, p[1]];
    return [own, half as unknown as Point];
  });
}

/** Straight segments. */
export const straight = (...points: Point[]): string => `M${points.map(at).join('L')}`;
/**
 * A closed outline made of smooth runs joined by corners, always turning the same way: librsvg joins the paths of a
 * clip into one, where opposite turns would cut holes.
 */
export function outline(...runs: Point[][]): string {
  const points = runs.flat();
  const area = points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length]!;
    return sum + x * ny - nx * y;
  }, 0);
  const ordered = area < 0 ? runs.map((run) => [...run].reverse()).reverse() : runs;
  return `${ordered.map((run, i) => `${i === 0 ? 'M' : 'L'}${at(run[0]!)}${through(run)}`).join('')}Z`;
}

/** Repeatable chance: the same seed draws the same picture. */
export function chance(seed: number): (from: number, to: number) => number {
  let state = seed * 2654435761 + 1013904223;
  return (from, to) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) | 0;
    const value = ((state ^ (state >>> 13)) >>> 0) / 4294967296;
    return from + (to - from) * value;
  };
}
