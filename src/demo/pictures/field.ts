import type { Point } from './line.ts';
import type { Box } from './line.ts';

/** Numbers on a grid over a part of the drawing: heights of cloth, wear of dye, depth of shadow. */
export interface Field {
  x: number;
  y: number;
  /** Side of a grid cell in drawing units. */
  cell: number;
  cols: number;
  rows: number;
  values: Float32Array;
}

export function newField(box: Box, cell: number): Field {
  const cols = Math.max(Math.ceil(box.w / cell), 2);
  const rows = Math.max(Math.ceil(box.h / cell), 2);
  return { x: box.x, y: box.y, cell, cols, rows, values: new Float32Array(cols * rows) };
}

export const sameGrid = (field: Field): Field => ({ ...field, values: new Float32Array(field.values.length) });

/** The polygons of a path made of M, L, C and Z, as `outline` writes it. */
export function flatten(path: string): Point[][] {
  const polygons: Point[][] = [];
  for (const [, command, rest] of path.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const n = (rest!.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === 'M') polygons.push([]);
    const line = polygons.at(-1)!;
    if (command !== 'C') for (let i = 0; i + 1 < n.length; i += 2) line.push([n[i]!, n[i + 1]!]);
    else {
      for (let i = 0; i + 5 < n.length; i += 6) {
        const [x0, y0] = line.at(-1)!;
        for (let step = 1; step <= 6; step += 1) {
          const t = step / 6;
          const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
          line.push([a * x0 + b * n[i]! + c * n[i + 2]! + d * n[i + 4]!, a * y0 + b * n[i + 1]! + c * n[i + 3]! + d * n[i + 5]!]);
        }
      }
    }
  }
  return polygons;
}

/** 1 in the cells whose middle lies in any of the path's polygons. */
export function mask(like: Field, path: string): Field {
  const field = sameGrid(like);
  for (const polygon of flatten(path)) {
    for (let row = 0; row < field.rows; row += 1) {
      const y = field.y + (row + 0.5) * field.cell;
      const crossings: number[] = [];
      for (let i = 0; i < polygon.length; i += 1) {
        const [ax, ay] = polygon[i]!;
        const [bx, by] = polygon[(i + 1) % polygon.length]!;
        if (ay <= y !== by <= y) crossings.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
      }
      crossings.sort((a, b) => a - b);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const from = Math.max(Math.ceil((crossings[i]! - field.x) / field.cell - 0.5), 0);
        const to = Math.min(Math.floor((crossings[i + 1]! - field.x) / field.cell - 0.5), field.cols - 1);
        for (let col = from; col <= to; col += 1) field.values[row * field.cols + col] = 1;
      }
    }
  }
  return field;
}

/** How far each cell inside the mask is from its edge, in drawing units; the frame itself is no edge. */
export function depth(inside: Field): Field {
  const field = sameGrid(inside);
  const { cols, rows, values } = field;
  for (let i = 0; i < values.length; i += 1) values[i] = inside.values[i] ? 1e6 : 0;
  const relax = (i: number, j: number, far: number): void => {
    if (values[j]! + far < values[i]!) values[i] = values[j]! + far;
  };
  const [near, diagonal] = [field.cell, field.cell * Math.SQRT2];
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < cols; x += 1) {
      const i = y * cols + x;
      if (x) relax(i, i - 1, near);
      if (y) relax(i, i - cols, near);
      if (x && y) relax(i, i - cols - 1, diagonal);
      if (y && x < cols - 1) relax(i, i - cols + 1, diagonal);
    }
  }
  for (let y = rows - 1; y >= 0; y -= 1) {
    for (let x = cols - 1; x >= 0; x -= 1) {
      const i = y * cols + x;
      if (x < cols - 1) relax(i, i + 1, near);
      if (y < rows - 1) relax(i, i + cols, near);
      if (x < cols - 1 && y < rows - 1) relax(i, i + cols + 1, diagonal);
      if (y < rows - 1 && x) relax(i, i + cols - 1, diagonal);
    }
  }
  return field;
}

/** Three box blurs: close to a Gaussian of this radius, in drawing units. */
export function blur(field: Field, radius: number): Field {
  const reach = Math.max(Math.round(radius / field.cell), 1);
  let values = field.values;
  for (let pass = 0; pass < 2; pass += 1) values = boxed(boxed(values, field.cols, field.rows, 1, field.cols, reach), field.rows, field.cols, field.cols, 1, reach);
  return { ...field, values };
}

function boxed(values: Float32Array, long: number, lines: number, step: number, stride: number, reach: number): Float32Array {
  const result = new Float32Array(values.length);
  for (let line = 0; line < lines; line += 1) {
    const start = line * stride;
    const pick = (i: number): number => values[start + Math.min(Math.max(i, 0), long - 1) * step]!;
    let sum = 0;
    for (let i = -reach; i <= reach; i += 1) sum += pick(i);
    for (let i = 0; i < long; i += 1) {
      result[start + i * step] = sum / (2 * reach + 1);
      sum += pick(i + reach + 1) - pick(i - reach);
    }
  }
  return result;
}

/** Gradient noise between -1 and 1, `wide` and `tall` drawing units to a wave, with finer waves on top. */
export function noise(x: number, y: number, wide: number, tall: number, octaves: number, seed: number): number {
  let [sum, scale, total] = [0, 1, 0];
  for (let i = 0; i < octaves; i += 1) {
    sum += wave((x / wide) * 2 ** i, (y / tall) * 2 ** i, seed + i * 57) * scale;
    total += scale;
    scale *= 0.5;
  }
  return (sum / total) * 1.6;
}

const cosines = Float64Array.from({ length: 256 }, (_, i) => Math.cos((i / 128) * Math.PI));
const sines = Float64Array.from({ length: 256 }, (_, i) => Math.sin((i / 128) * Math.PI));

function wave(x: number, y: number, seed: number): number {
  const [col, row] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - col, y - row];
  const slope = (c: number, r: number, dx: number, dy: number): number => {
    let h = Math.imul(c, 374761393) + Math.imul(r, 668265263) + Math.imul(seed, 974634541);
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    h = (h ^ (h >>> 16)) & 255;
    return cosines[h]! * dx + sines[h]! * dy;
  };
  const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);
  const [a, b] = [ease(u), ease(v)];
  const top = slope(col, row, u, v) * (1 - a) + slope(col + 1, row, u - 1, v) * a;
  const low = slope(col, row + 1, u, v - 1) * (1 - a) + slope(col + 1, row + 1, u - 1, v - 1) * a;
  return top * (1 - b) + low * b;
}

/** A cell's index, its distance from a line (positive on the line's left hand), the walked part of the line, its length. */
export type Near = (i: number, d: number, t: number, long: number) => void;

/** Calls for every cell within `reach` of the line, once. */
export function along(field: Field, line: readonly Point[], reach: number, call: Near): void {
  const { x: fx, y: fy, cell, cols, rows } = field;
  const best = new Map<number, number>();
  const found: { d: number[]; t: number[] } = { d: [], t: [] };
  const cells: number[] = [];
  const squares: number[] = [];
  let long = 0;
  for (let s = 0; s + 1 < line.length; s += 1) {
    const [ax, ay] = line[s]!;
    const [bx, by] = line[s + 1]!;
    const dx = bx - ax;
    const dy = by - ay;
    const length = Math.hypot(dx, dy);
    if (length === 0) continue;
    const top = Math.max(Math.floor((Math.min(ay, by) - reach - fy) / cell), 0);
    const low = Math.min(Math.floor((Math.max(ay, by) + reach - fy) / cell), rows - 1);
    const left = Math.max(Math.floor((Math.min(ax, bx) - reach - fx) / cell), 0);
    const right = Math.min(Math.floor((Math.max(ax, bx) + reach - fx) / cell), cols - 1);
    for (let r = top; r <= low; r += 1) {
      for (let c = left; c <= right; c += 1) {
        const x = fx + (c + 0.5) * cell - ax;
        const y = fy + (r + 0.5) * cell - ay;
        const t = Math.min(Math.max((x * dx + y * dy) / (length * length), 0), 1);
        const square = (x - dx * t) ** 2 + (y - dy * t) ** 2;
        if (square >= reach * reach) continue;
        const i = r * cols + c;
        let slot = best.get(i);
        if (slot === undefined) {
          slot = cells.push(i) - 1;
          best.set(i, slot);
        } else if (square >= squares[slot]!) continue;
        squares[slot] = square;
        found.d[slot] = dx * y - dy * x < 0 ? -Math.sqrt(square) : Math.sqrt(square);
        found.t[slot] = long + length * t;
      }
    }
    long += length;
  }
  for (const [slot, i] of cells.entries()) call(i, found.d[slot]!, found.t[slot]! / long, long);
}
