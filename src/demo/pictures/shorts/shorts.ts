import { type ShortsCut, type ShortsLook, type Cutting, elastic } from './shorts-look.ts';
import { clip, layCloth } from '../cloth.ts';
import { lighter } from '../colour.ts';
import { drapes, settle } from '../drape.ts';
import { chance, shift } from '../line.ts';
import type { Point } from '../line.ts';
import { button, metal } from '../accessories/notions.ts';
import { crease, fold, groove, newRelief, pucker, shade, swell, tint } from '../relief.ts';
import { tableShadow } from '../sheet.ts';
import type { Sheet } from '../sheet.ts';
import { shortsBack } from './shorts-back.ts';
import { fly, pockets } from './shorts-front.ts';
import { hems, sides } from './shorts-hem.ts';
import { cord, loop, openWaist, waistband } from './shorts-waist.ts';
import { legCreases, trouserFolds } from '../trousers/trouser-folds.ts';
import { cutTrousers } from '../trousers/trousers.ts';
import type { Measures } from '../trousers/trousers.ts';
import { wear } from '../wear.ts';

const lengths = { short: 680, middle: 770, long: 860 };

const cuts: Record<ShortsCut, Omit<Measures, 'seed' | 'top' | 'crotch' | 'bottom'>> = {
  chino: { waist: 550, hip: 680, knee: 360, hem: 352, spread: 206 },
  cargo: { waist: 554, hip: 703, knee: 382, hem: 376, spread: 216 },
  denim: { waist: 550, hip: 684, knee: 362, hem: 356, spread: 206 },
  swim: { waist: 510, hip: 676, knee: 376, hem: 392, spread: 222 },
  drawstring: { waist: 529, hip: 696, knee: 380, hem: 386, spread: 220 },
};

function measures(look: ShortsLook): Measures {
  const top = 612 - lengths[look.length] / 2;
  return { ...cuts[look.cut], top, crotch: top + (look.length === 'short' ? 356 : 378), bottom: top + lengths[look.length], seed: look.seed };
}

export function drawShorts(sheet: Sheet, look: ShortsLook, back = false): string {
  const soft = elastic(look);
  const band = soft ? 68 : 60;
  const t = cutTrousers(measures(back ? { ...look, seed: look.seed + 60 } : look), back ? -8 : soft ? 20 : 30);
  const own = { colour: look.thread, width: look.cut === 'denim' ? 2.4 : 2, dash: look.cut === 'denim' ? '7.5 4' : '6 3.4' };
  const c: Cutting = { sheet, look, t, band, own };
  const body = clip(sheet, t.path);
  const [x, y] = t.waist(0.5, band / 2);
  const loops = soft ? '' : (back ? [0.1, 0.5, 0.9] : [0.18, 0.82]).map((at) => loop(look, t.waist(at), (0.5 - at) * 9, band, look.thread)).join('');
  const fastening = back ? '' : soft ? cord(c) : look.cut === 'denim' ? metal(x + 5, y + 2, 17, look.metal) : button(x + 5, y + 2, 14, look.metal, look.thread);
  const bottom = Math.max(t.left.hemOuter[1], t.right.hemOuter[1]) + 30;
  const top = t.waistLeft[1] - 60;
  const parts = back ? `${shortsBack(c)}${look.cut === 'cargo' ? pockets(c, true) : ''}` : pockets(c) + fly(c);
  return `${tableShadow(sheet, back ? t.path : t.path + t.opening)}${back ? '' : openWaist(c)}<g clip-path="url(#${body})">${layCloth({ sheet, cloth: look.cloth, box: { x: 40, y: top, w: 880, h: bottom - top }, seed: look.seed })}${surface(c, back, { top, bottom })}${sides(c)}${parts}${look.rawHem ? '' : hems(c)}${waistband(c)}</g>${look.rawHem ? hems(c) : ''}${loops}${fastening}`;
}

/** Wear, then light on all that swells, folds, gathers and puckers. */
function surface({ sheet, look, t, band }: Cutting, back: boolean, { top, bottom }: { top: number; bottom: number }): string {
  const { cloth, seed } = look;
  const relief = newRelief(sheet, { x: 50, y: top, w: 860, h: bottom - top }, 5);
  const inside = swell(relief, t.path, 2.2, 15, 90);
  const pull = { cloth, seed, knee: 300, short: true, back };
  settle(relief, cloth, seed + (back ? 17 : 0));
  for (const one of trouserFolds(t, pull)) fold(relief, one);
  for (const { line, w, h } of legCreases(t, pull)) crease(relief, line, w, h);
  const draw = drapes[cloth.weave].pucker;
  for (const [i, leg] of [t.left, t.right].entries()) {
    const s = i === 0 ? 1 : -1;
    const side = leg.outer.slice(1).map((p) => shift(p, s * 10, 0));
    groove(relief, side, 5, 1.2);
    pucker(relief, side, 24, 1.3 * draw, 10, seed + i);
    if (look.rawHem || look.turnUp) continue;
    const up = elastic(look) ? 30 : 40;
    const hem: Point[] = [0.02, 0.5, 0.98].map((x) => shift(leg.on(1, x), 0, 8 - up + (x === 0.5 ? 10 : 0)));
    groove(relief, hem, 5, 1.4);
    pucker(relief, hem.map((p) => shift(p, 0, 14)), 19, 1.7 * draw, 13, seed + 6 + i);
  }
  const waist = (down: number): Point[] => [0, 0.25, 0.5, 0.75, 1].map((x) => t.waist(x, down));
  groove(relief, waist(band + 3), 6, 2.2);
  const random = chance(seed + 11);
  if (elastic(look)) {
    for (let i = 0; i < 46; i += 1) {
      const x = (i + 0.5 + random(-0.3, 0.3)) / 46;
      fold(relief, { line: [t.waist(x, 2), t.waist(x + random(-0.004, 0.004), band * 0.5), t.waist(x + random(-0.006, 0.006), band - 2)], w: random(4.4, 6.4), h: random(2.6, 4.4) });
      const from = t.waist(x, band + 1);
      if (i % 2) fold(relief, { line: [from, shift(from, (x - 0.5) * 14, 30), shift(from, (x - 0.5) * random(30, 80), random(60, 150))], w: random(6, 10), h: random(3, 5.5), from: 'start' });
    }
  } else pucker(relief, waist(band + 12), 28, 1.1 * draw, 12, seed + 11);
  if (look.pleated && !back) {
    for (const x of [0.16, 0.26, 0.74, 0.84]) {
      const from = t.waist(x, band);
      const out = Math.sign(x - 0.5);
      fold(relief, { line: [from, shift(from, out * 8, 120), shift(from, out * 20, 300)], w: 13, h: 13, lean: out * 0.8, from: 'start' });
    }
  }
  const worn = cloth.weave === 'denim' ? tint(wear(relief, t, { fade: look.fade ?? 0.1, seed, back, short: true }), lighter(cloth.colour, 0.66), 6) : '';
  return worn + shade(relief, cloth.colour, inside);
}
