import { along, noise, sameGrid } from './field.ts';
import type { Field } from './field.ts';
import { chance, shift } from './line.ts';
import type { Point } from './line.ts';
import { curve } from './relief.ts';
import type { Trousers } from './trousers/trousers.ts';

export interface Worn {
  /** 0 raw to 1 worn white at the thighs. */
  fade: number;
  seed: number;
  back?: boolean;
  short?: boolean;
}

/** Where denim has lost its indigo, as opacities of the pale colour: thighs, knees, seat, whiskers, honeycombs. */
export function wear(grid: Field, t: Trousers, { fade, seed, back, short }: Worn): Field {
  const field = sameGrid(grid);
  const random = chance(seed * 13 + 7);
  const oval = (x: number, y: number, rx: number, ry: number, most: number): void => {
    for (let row = 0; row < field.rows; row += 1) {
      const v = (field.y + row * field.cell - y) / ry;
      if (Math.abs(v) > 2) continue;
      for (let col = 0; col < field.cols; col += 1) {
        const u = (field.x + col * field.cell - x) / rx;
        if (Math.abs(u) < 2) field.values[row * field.cols + col]! += most * Math.exp(-(u * u + v * v) * 1.6);
      }
    }
  };
  const line = (points: Point[], w: number, most: number): void =>
    along(field, curve(points), w * 2.4, (i, d, far) => {
      field.values[i]! += most * Math.sin(Math.PI * Math.min(far * 0.92 + 0.08, 1)) ** 0.7 * Math.exp(-((d / w) ** 2));
    });
  for (const [leg, s] of [[t.left, -1], [t.right, 1]] as const) {
    const long = leg.hemOuter[1] - t.crotch[1];
    const thigh = leg.on(short ? 0.34 : 0.2, 0.46);
    oval(thigh[0], thigh[1], 92 + random(-8, 10), long * (short ? 0.6 : 0.32), fade * 0.8);
    if (!short) {
      const knee = leg.on(0.54, 0.47);
      oval(knee[0], knee[1], 62, long * 0.17, fade * (back ? 0.2 : 0.6));
      const shin = leg.on(0.8, 0.48);
      oval(shin[0], shin[1], 54, long * 0.16, fade * 0.3);
    }
    if (back) oval(t.middle + s * 112, t.crotch[1] - 92, 96, 110, fade * 0.62);
    else {
      for (let i = 0; i < 5; i += 1) {
        const start: Point = [t.middle + s * random(20, 44), t.crotch[1] - 92 + i * 27 + random(-6, 6)];
        const end = shift(leg.on(0.01 + i * 0.045, 0.08), s * random(-26, 2), random(-26, -4) - 34);
        line([start, shift([(start[0] + end[0]) / 2, (start[1] + end[1]) / 2], 0, random(6, 14)), end], random(4, 7), fade * random(0.4, 0.66));
      }
    }
    if (back && !short) {
      for (let i = 0; i < 5; i += 1) {
        const y = 0.48 + i * 0.038;
        line([leg.on(y + random(-0.01, 0.02), 0.12), leg.on(y + 0.016, 0.5), leg.on(y + random(-0.02, 0.01), 0.88)], random(4, 6), fade * 0.42);
      }
    }
  }
  const deep = 0.25 + 0.75 * Math.min(fade * 2, 1);
  for (let row = 0; row < field.rows; row += 1) {
    for (let col = 0; col < field.cols; col += 1) {
      const n = noise(field.x + col * field.cell, field.y + row * field.cell, 26, 110, 3, seed + 3);
      const i = row * field.cols + col;
      field.values[i] = Math.min(field.values[i]! * (1 + n * 0.45) + n * 0.07 * deep, 0.8);
    }
  }
  return field;
}
