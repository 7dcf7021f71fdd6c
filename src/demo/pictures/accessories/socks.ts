import { clip, layCloth } from '../cloth.ts';
import type { Cloth } from '../cloth.ts';
import { settle } from '../drape.ts';
import { chance, outline, smooth, straight } from '../line.ts';
import type { Point } from '../line.ts';
import { seam } from './notions.ts';
import { fold, groove, newRelief, pucker, shade, swell } from '../relief.ts';
import { tableShadow } from '../sheet.ts';
import type { Sheet } from '../sheet.ts';

export interface SocksLook {
  thing: 'socks';
  cloth: Cloth;
  /** Heel, toe and band at the top. */
  trim: string;
  seed: number;
}

function sock(sheet: Sheet, look: SocksLook, place: (p: Point) => Point, seed: number): string {
  const colour = look.cloth.colour;
  const run = (...points: Point[]): Point[] => points.map(place);
  const shape = outline(run([330, 190], [410, 182], [500, 188]), run([500, 188], [506, 420], [520, 640], [548, 740], [640, 826], [730, 900], [772, 968], [742, 1030], [660, 1040], [560, 1000], [440, 930], [352, 850], [326, 740], [330, 480], [330, 190]));
  const inside = clip(sheet, shape);
  const ribs = Array.from({ length: 22 }, (_, i) => straight(...run([334 + i * 7.9, 186], [334 + i * 7.9, 306]))).join('');
  const fine = Array.from({ length: 24 }, (_, i) => smooth(...run([334 + i * 7.4, 306], [334 + i * 7.6, 600], [334 + i * 8.4, 700]))).join('');
  const heel = outline(run([322, 720], [400, 760], [440, 838], [400, 920]), run([400, 920], [310, 850], [300, 760], [322, 720]));
  const toe = outline(run([700, 850], [660, 920], [650, 1060]), run([650, 1060], [800, 1060], [820, 920], [700, 850]));
  const stripe = (y: number, w: number): string => `<path d="${straight(...run([310, y], [530, y]))}" stroke="${look.trim}" stroke-width="${w}"/>`;
  const [left, top] = place([300, 170]);
  return `${tableShadow(sheet, shape)}<g clip-path="url(#${inside})">${layCloth({ sheet, cloth: look.cloth, box: { x: left - 30, y: top - 40, w: 580, h: 980 }, seed }, `<path d="${heel}${toe}" fill="${look.trim}"/>${stripe(216, 17)}${stripe(244, 10)}`)}<path d="${fine}" stroke="#0b0d14" stroke-width="1.6" opacity=".07"/><path d="${ribs}" stroke="#0b0d14" stroke-width="2.6" opacity=".2"/><path d="${ribs}" stroke="#fff" stroke-width="2" opacity=".16" transform="translate(3,0)"/>${seam(smooth(...run([322, 306], [415, 310], [512, 306])), colour, 2)}${surface(sheet, look.cloth, shape, place, seed)}<path d="${heel}${toe}" fill="none" stroke="#0b0d14" stroke-width="2" opacity=".25"/></g>`;
}

/** A pair, one half on the other. */
export function socks(sheet: Sheet, look: SocksLook): string {
  const placed = (dx: number, dy: number, degrees: number) => {
    const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return ([x, y]: Point): Point => [480 + (x - 480) * c - (y - 600) * s + dx, 600 + (x - 480) * s + (y - 600) * c + dy];
  };
  return sock(sheet, look, placed(-150, -20, 3), look.seed) + sock(sheet, look, placed(36, 26, -4), look.seed + 4);
}


/** Knit bunches at the ankle and draws in under the ribs. */
function surface(sheet: Sheet, cloth: Cloth, shape: string, place: (p: Point) => Point, seed: number): string {
  const [left, top] = place([300, 170]);
  const relief = newRelief(sheet, { x: left - 40, y: top - 40, w: 600, h: 980 }, 4.4);
  const inside = swell(relief, shape, 2.4, 24, 50);
  settle(relief, cloth, seed);
  const random = chance(seed + 2);
  const run = (...points: Point[]): Point[] => points.map(place);
  for (let i = 0; i < 5; i += 1) fold(relief, { line: run([328, 600 + i * 38], [410, 622 + i * 34 + random(-8, 8)], [500 + random(-40, 20), 640 + i * 26]), w: random(10, 15), h: random(5, 8), lean: random(-0.6, 0.6), from: 'start' });
  for (let i = 0; i < 3; i += 1) fold(relief, { line: run([552 + i * 26, 752 + i * 26], [500 + i * 20, 810 + i * 30], [450 + i * 26, 850 + i * 32]), w: random(10, 14), h: random(5, 8), lean: random(-0.6, 0.6), from: 'start' });
  fold(relief, { line: run([380, 330], [390 + random(-20, 30), 460], [410, 620]), w: 26, h: 8 });
  groove(relief, run([324, 308], [415, 311], [512, 307]), 6, 2.4);
  pucker(relief, run([322, 320], [415, 324], [512, 320]), 16, 1.6, 14, seed);
  return shade(relief, cloth.colour, inside);
}
