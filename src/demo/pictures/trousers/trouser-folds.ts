import { drapes } from '../drape.ts';
import type { Cloth } from '../cloth.ts';
import { chance, shift } from '../line.ts';
import type { Point } from '../line.ts';
import type { Fold } from '../relief.ts';
import type { Leg, Trousers } from './trousers.ts';

export interface Pull {
  cloth: Cloth;
  seed: number;
  /** Width of a leg at the knee: narrow legs break at knee and hem, wide ones hang in long folds. */
  knee: number;
  short?: boolean;
  /** The back pulls from the seat's seam. */
  back?: boolean;
}

/** Where trousers pull and break: from the crotch, behind the knee, above the hem, and down the length of wide legs. */
export function trouserFolds(t: Trousers, { cloth, seed, knee, short, back }: Pull): Fold[] {
  const random = chance(seed * 7 + (back ? 91 : 3));
  const { broad, high, many } = drapes[cloth.weave];
  const size = short ? 1.25 : 1;
  const list: Fold[] = [];
  let busy = 1;
  const some = (count: number): number => Math.max(Math.round(count * many + random(-0.6, 0.6)), 1);
  const add = (line: Point[], w: number, h: number, from: Fold['from'] = 'middle'): void => {
    list.push({ line, w: w * broad * size * random(0.75, 1.3), h: h * high * size * busy * random(0.7, 1.25), lean: random(-0.7, 0.7), from });
  };
  for (const [leg, s] of [[t.left, -1], [t.right, 1]] as [Leg, number][]) {
    busy = random(0.62, 1.3);
    const rise = t.crotch[1] - t.waist(0.5)[1];
    for (let i = 0, n = some(back ? 2 : 3); i < n; i += 1) {
      const up = (i - 0.4) / n;
      const start = shift(t.crotch, s * random(6, 18), -rise * (0.04 + 0.22 * up));
      const end: Point = [t.middle + s * random(90, 170), t.crotch[1] - rise * (0.1 + 0.55 * up) + random(-16, 16)];
      add([start, shift([(start[0] + end[0]) / 2, (start[1] + end[1]) / 2], 0, random(8, 22)), end], 11, 8, 'start');
    }
    for (let i = 0, n = some(2); i < n; i += 1) {
      const start = shift(t.crotch, s * random(8, 16), 8 + i * 26);
      const end = leg.on((short ? 0.5 : 0.24) + i * 0.09 + random(-0.03, 0.04), random(0.24, 0.55));
      add([start, shift([(start[0] + end[0]) / 2, (start[1] + end[1]) / 2], s * random(-14, -2), random(-14, 4)), end], 12, 9, 'start');
    }
    if (!short) {
      const wide = knee > 230;
      for (let i = 0, n = some(wide ? 1 : 3); i < n; i += 1) {
        const y = 0.5 + (i / n) * 0.16 + random(-0.02, 0.02);
        const inner = random(0, 1) > 0.4;
        add([leg.on(y, inner ? 1.02 : -0.02), leg.on(y + random(0, 0.03), 0.6), leg.on(y + random(-0.03, 0.07), inner ? random(0.15, 0.4) : random(0.55, 0.8))], 12, 7, 'start');
      }
      for (let i = 0, n = some(wide ? 1 : 3); i < n; i += 1) {
        const y = 0.8 + (i / n) * 0.14 + random(-0.02, 0.02);
        const inner = (i + (s > 0 ? 1 : 0)) % 2 === 0;
        add([leg.on(y, inner ? 1.02 : -0.02), leg.on(y + random(0, 0.02), 0.5), leg.on(y + random(-0.04, 0.03), inner ? random(0.1, 0.35) : random(0.65, 0.9))], 9.5, 6.5, 'start');
      }
      if (wide) {
        for (let i = 0, n = some(2.4); i < n; i += 1) {
          const x = (i + 0.7) / (n + 0.6) + random(-0.06, 0.06);
          add([leg.on(0.99, x), leg.on(0.72, x + random(-0.05, 0.05)), leg.on(random(0.28, 0.45), 0.4 + (x - 0.5) * 0.5)], 19, 10, 'start');
        }
      }
      add([leg.on(0.2, random(0.3, 0.6)), leg.on(0.38, random(0.35, 0.6)), leg.on(0.52, random(0.3, 0.65))], 22, 7);
    } else {
      for (let i = 0, n = some(2.6); i < n; i += 1) {
        const x = (i + 0.6) / (n + 0.3) + random(-0.07, 0.07);
        add([leg.on(0.985, x), leg.on(0.72, x + random(-0.06, 0.06)), leg.on(random(0.34, 0.5), 0.42 + (x - 0.5) * 0.6)], 17, 9, 'start');
      }
      add([leg.on(random(0.5, 0.7), -0.02), leg.on(0.66, 0.25), leg.on(random(0.62, 0.74), 0.45)], 10, 6, 'start');
    }
    const hip = leg.outer[2]!;
    add([shift(hip, -s * 2, random(-50, -20)), shift(hip, -s * 50, random(-30, -6)), shift(hip, -s * random(90, 120), random(-20, 16))], 10, 4.5, 'start');
  }
  return list;
}

/** Short sharp creases here and there, mostly across the leg. */
export function legCreases(t: Trousers, { cloth, seed }: Pull): { line: Point[]; w: number; h: number }[] {
  const random = chance(seed * 11 + 5);
  const { creases, sharp } = drapes[cloth.weave];
  return Array.from({ length: creases }, (_, i) => {
    const leg = i % 2 ? t.left : t.right;
    const [y, x, long] = [random(0.05, 0.97), random(0.1, 0.9), random(0.08, 0.24)];
    return { line: [leg.on(y, x - long), leg.on(y + random(-0.012, 0.012), x), leg.on(y + random(-0.04, 0.04), x + long)], w: random(2.6, 4.4), h: sharp * random(0.6, 1.3) * (random(0, 1) > 0.5 ? 1 : -1) };
  });
}
