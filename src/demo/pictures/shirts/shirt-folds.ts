import { drapes } from '../drape.ts';
import { chance, shift } from '../line.ts';
import type { Point } from '../line.ts';
import type { Fold } from '../relief.ts';
import { middle } from './shirt-cut.ts';
import type { Cut } from './shirt-cut.ts';

/** Where a shirt pulls: from the armpits, down the body in long soft falls, at the elbow, above the cuff. */
export function shirtFolds(c: Cut): Fold[] {
  const random = chance(c.look.seed * 5 + (c.back ? 77 : 2));
  const { broad, high, many } = drapes[c.look.cloth.weave];
  const list: Fold[] = [];
  const some = (count: number): number => Math.max(Math.round(count * many + random(-0.6, 0.6)), 1);
  const add = (line: Point[], w: number, h: number, from: Fold['from'] = 'middle'): void => {
    list.push({ line, w: w * 1.1 * broad * random(0.8, 1.3), h: h * 1.4 * high * random(0.7, 1.25), lean: random(-0.75, 0.75), from });
  };
  for (const [i, s] of [-1, 1].entries()) {
    const armpit = c.armpits[i]!;
    const hem = c.hems[i]!;
    const half = Math.abs(armpit[0] - middle);
    const tall = c.bottom - armpit[1];
    for (let n = 0, count = some(2.6); n < count; n += 1) {
      const end: Point = [middle + s * half * random(0.2, 0.55), armpit[1] + tall * (0.05 + 0.14 * n) + random(-10, 30)];
      add([shift(armpit, -s * 5, 4 + n * 24), shift([(armpit[0] + end[0]) / 2, (armpit[1] + end[1]) / 2], 0, random(-16, 20)), end], 11, 7.5, 'start');
    }
    for (let n = 0, count = some(2.2); n < count; n += 1) {
      const x = half * ((n + 0.8) / (count + 0.6)) + random(-14, 14);
      const from = armpit[1] + tall * random(0.05, 0.4);
      const lift = c.look.hem === 'curved' ? 34 : 6;
      add([[middle + s * (x + random(-8, 8)), c.bottom - lift + 6], [middle + s * (x + random(-22, 22)), (from + c.bottom) / 2 + random(-40, 40)], [middle + s * (x * 0.85 + random(-14, 14)), from]], 19, 9, n % 2 ? 'middle' : 'start');
    }
    for (let n = 0, count = some(1.6); n < count; n += 1) {
      const y = hem[1] - tall * random(0.1, 0.62);
      add([[hem[0] - s * 3, y], [hem[0] - s * 50, y + random(-8, 14)], [hem[0] - s * random(90, 140), y + random(-24, 26)]], 9, 5, 'start');
    }
    add([shift(c.shoulders[i]!, -s * 18, 26), shift(c.shoulders[i]!, -s * random(26, 50), 90), shift(c.shoulders[i]!, -s * random(30, 80), 170)], 14, 5);
    const sleeve = c.sleeves[i]!;
    if (c.look.sleeves === 'long') {
      for (let n = 0, count = some(2); n < count; n += 1) add([sleeve.on(0.08 + n * 0.09, 0.98), sleeve.on(0.16 + n * 0.09, 0.6), sleeve.on(0.2 + n * 0.1 + random(0, 0.07), 0.18)], 10, 7, 'start');
      for (let n = 0, count = some(3.2); n < count; n += 1) {
        const y = 0.42 + (n / count) * 0.2 + random(-0.02, 0.02);
        const inner = random(0, 1) > 0.35;
        add([sleeve.on(y, inner ? 1.03 : -0.03), sleeve.on(y + random(0, 0.04), 0.5), sleeve.on(y + random(-0.03, 0.08), inner ? random(0.05, 0.35) : random(0.6, 0.9))], 9, 7, 'start');
      }
      add([sleeve.on(0.2, random(0.25, 0.5)), sleeve.on(0.5, random(0.2, 0.55)), sleeve.on(0.84, random(0.3, 0.6))], 15, 6);
      for (let n = 0, count = some(3); n < count; n += 1) {
        const x = (n + 0.6) / (count + 0.2);
        add([sleeve.on(0.88, x), sleeve.on(0.8, x + random(-0.07, 0.07)), sleeve.on(random(0.62, 0.74), x + random(-0.14, 0.14))], 8, 6, 'start');
      }
    } else {
      for (let n = 0, count = some(2.6); n < count; n += 1) add([sleeve.on(0.1 + n * 0.16, 0.98), sleeve.on(0.3 + n * 0.16, 0.66), sleeve.on(0.4 + n * 0.18 + random(-0.04, 0.08), random(0.12, 0.4))], 11, 7.5, 'start');
      for (let n = 0, count = some(1.6); n < count; n += 1) {
        const x = random(0.15, 0.85);
        add([sleeve.on(0.99, x), sleeve.on(0.7, x + random(-0.08, 0.08)), sleeve.on(random(0.25, 0.4), x * 0.8)], 14, 7, 'start');
      }
    }
  }
  return list;
}

/** Small creases, lying every way but mostly across. */
export function shirtCreases(c: Cut): { line: Point[]; w: number; h: number }[] {
  const random = chance(c.look.seed * 3 + (c.back ? 8 : 1));
  const { creases, sharp } = drapes[c.look.cloth.weave];
  const half = Math.abs(c.armpits[0][0] - middle) - 20;
  return Array.from({ length: creases * 2 }, (_, i) => {
    const [w, h] = [random(2.4, 4.6), sharp * random(0.5, 1.3) * (random(0, 1) > 0.5 ? 1 : -1)];
    if (i % 3 === 0) {
      const sleeve = c.sleeves[i % 2]!;
      const [y, x] = [random(0.1, 0.86), random(0.1, 0.9)];
      return { line: [sleeve.on(y, x - 0.3), sleeve.on(y + random(-0.02, 0.02), x), sleeve.on(y + random(-0.05, 0.05), x + 0.3)], w, h };
    }
    const [x, y] = [middle + random(-half, half), random(c.top + 120, c.bottom - 30)];
    const [turn, long] = [random(-0.9, 0.9) + (random(0, 1) > 0.7 ? 1.2 : 0), random(26, 66)];
    const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long];
    return { line: [[x - dx, y - dy], [x + random(-7, 7), y + random(-7, 7)], [x + dx, y + dy]], w, h };
  });
}
