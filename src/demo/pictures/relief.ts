import { greyPng, tintPng } from './bitmap.ts';
import { lightness } from './colour.ts';
import { along, blur, depth, flatten, mask, newField, noise } from './field.ts';
import type { Field } from './field.ts';
import { at, through } from './line.ts';
import type { Point } from './line.ts';
import type { Box } from './line.ts';

/** A soft fold of cloth: a rounded wall along a line, steeper on one side. */
export interface Fold {
  line: Point[];
  /** Half its breadth, and how high it stands. */
  w: number;
  h: number;
  /** -1 to 1: which side is the steep one. */
  lean?: number;
  /** Where it starts with full height: at its first point, or nowhere. */
  from?: 'start' | 'middle';
}

export const curve = (points: readonly Point[]): Point[] => flatten(`M${at(points[0]!)}${through(points)}`)[0]!;

/** Heights over the part of `box` that shows, a little beyond the frame. */
export function newRelief({ view, zoom }: { view: Box; zoom: number }, box: Box, cell = 4.6): Field {
  const margin = cell * 8;
  const x = Math.max(box.x, view.x - margin);
  const y = Math.max(box.y, view.y - margin);
  const w = Math.max(Math.min(box.x + box.w, view.x + view.w + margin) - x, 1);
  const h = Math.max(Math.min(box.y + box.h, view.y + view.h + margin) - y, 1);
  return newField({ x, y, w, h }, zoom > 1.4 ? cell / (zoom * 0.85) : cell);
}

/** A piece of the garment swells over what lies under it: `thick` at the very edge, `round` over its breadth. */
export function swell(relief: Field, path: string, thick: number, round: number, reach = 90): Field {
  const inside = mask(relief, path);
  if (!thick && !round) return inside;
  const far = depth(inside);
  const roll = { ...far, values: far.values.map((d) => round * (1 - Math.exp(-d / reach))) };
  const smoothed = round > 4 ? blur(roll, reach * 0.22) : roll;
  for (let i = 0; i < far.values.length; i += 1) {
    const d = far.values[i]!;
    if (d > 0) relief.values[i]! += thick * (1 - Math.exp(-d / 7)) + smoothed.values[i]!;
  }
  return inside;
}

/** A piece sewn on top takes up only part of what goes on under it. */
export function cover(relief: Field, path: string, keep: number): void {
  const inside = mask(relief, path);
  const mean = blur(relief, 60);
  for (let i = 0; i < inside.values.length; i += 1) if (inside.values[i]) relief.values[i] = mean.values[i]! + (relief.values[i]! - mean.values[i]!) * keep;
}

export function fold(relief: Field, { line, w, h, lean = 0, from = 'middle' }: Fold): void {
  const before = w * (1 + 0.65 * lean);
  const after = w * (1 - 0.65 * lean);
  along(relief, curve(line), w * 3.4, (i, d, t) => {
    const taper = from === 'start' ? (1 - t) ** 0.8 * Math.min(t * 14, 1) : Math.sin(Math.PI * t) ** 0.8;
    const side = d > 0 ? before : after;
    const thin = 0.55 + 0.45 * taper;
    relief.values[i]! += h * taper * Math.exp(-((d / (side * thin)) ** 2));
  });
}

/** A crease pressed in by folding or wearing: narrow, with a sharp edge. */
export function crease(relief: Field, line: readonly Point[], w: number, h: number): void {
  along(relief, curve(line), w * 3, (i, d, t) => {
    relief.values[i]! += h * Math.sin(Math.PI * t) ** 0.6 * Math.exp(-Math.abs(d) / w);
  });
}

/** The gathers of a seam that drew up in the wash: short waves across it. */
export function pucker(relief: Field, line: readonly Point[], every: number, h: number, reach: number, seed: number): void {
  along(relief, curve(line), reach * 2.6, (i, d, t, long) => {
    const s = t * long;
    const phase = noise(s, seed * 31, every * 3, 50, 1, seed) * 3.4 + d * 0.05;
    const uneven = 0.6 + 0.6 * noise(s, 7, every * 4, 50, 1, seed + 9);
    relief.values[i]! += h * uneven * Math.sin((s / every) * Math.PI * 2 + phase) * Math.exp(-((d / reach) ** 2));
  });
}

/** A groove along a seam, or with negative depth the swell of the seam allowance under it. */
export function groove(relief: Field, line: readonly Point[], w: number, deep: number): void {
  along(relief, curve(line), w * 2.6, (i, d) => {
    relief.values[i]! -= deep * Math.exp(-((d / w) ** 2));
  });
}

/** Everywhere: slow billows and finer rumpling. */
export function rumple(relief: Field, h: number, wide: number, tall: number, octaves: number, seed: number, sharp = false): void {
  for (let row = 0; row < relief.rows; row += 1) {
    for (let col = 0; col < relief.cols; col += 1) {
      const n = noise(relief.x + col * relief.cell, relief.y + row * relief.cell, wide, tall, octaves, seed);
      relief.values[row * relief.cols + col]! += h * (sharp ? 1 - 2 * Math.abs(n) ** 0.8 : n);
    }
  }
}

const place = (field: Field): string => `x="${field.x.toFixed(1)}" y="${field.y.toFixed(1)}" width="${(field.cols * field.cell).toFixed(1)}" height="${(field.rows * field.cell).toFixed(1)}" preserveAspectRatio="none"`;

/** The relief under a lamp at the top left, laid over the cloth: below middle grey it multiplies, above it lightens. */
export function shade(relief: Field, colour: string, inside: Field, strength = 1): string {
  const { cols, rows, values } = relief;
  const mean = blur(relief, 22);
  const near = blur(inside, relief.cell * 2);
  const pale = lightness(colour);
  const lit = (0.16 + 0.34 * pale) * (pale > 0.85 ? 0.45 : 1) * strength;
  const dark = (0.7 - 0.18 * pale) * strength;
  const levels = new Uint8Array(values.length).fill(128);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < cols; x += 1) {
      const i = y * cols + x;
      if (near.values[i] === 0) continue;
      const at = (c: number, r: number): number => values[Math.min(Math.max(r, 0), rows - 1) * cols + Math.min(Math.max(c, 0), cols - 1)]!;
      const gx = (at(x + 1, y) - at(x - 1, y)) / (2 * relief.cell);
      const gy = (at(x, y + 1) - at(x, y - 1)) / (2 * relief.cell);
      const hollow = Math.max(mean.values[i]! - values[i]!, 0) * 0.035;
      const light = 0.66 * gx + 0.75 * gy - hollow;
      const level = light < 0 ? 128 * (1 - dark * Math.tanh(-light * 1.25)) : 128 + 127 * lit * Math.tanh(light * 1.25);
      levels[i] = Math.min(Math.round(level / 3) * 3 - 1, 255);
    }
  }
  return `<image ${place(relief)} style="mix-blend-mode:hard-light" href="${greyPng({ cols, rows, levels })}"/>`;
}

/** A field of opacities, 0 to 1, in one colour. */
export function tint(field: Field, colour: string, step = 4): string {
  const levels = Uint8Array.from(field.values, (value) => Math.round((Math.min(Math.max(value, 0), 1) * 255) / step) * step);
  return `<image ${place(field)} href="${tintPng({ cols: field.cols, rows: field.rows, levels }, colour)}"/>`;
}
