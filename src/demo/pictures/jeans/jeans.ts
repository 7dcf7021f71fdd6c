import type { JeansFit, JeansLook, Cutting } from './jeans-look.ts';
import { clip, layCloth } from '../cloth.ts';
import { lighter } from '../colour.ts';
import { drapes, settle } from '../drape.ts';
import { jeansBack } from './jeans-back.ts';
import { jeansFront, openWaist } from './jeans-front.ts';
import { hems } from './jeans-hem.ts';
import { band, loop } from './jeans-waist.ts';
import { shift } from '../line.ts';
import type { Point } from '../line.ts';
import { crease, fold, groove, newRelief, pucker, shade, swell, tint } from '../relief.ts';
import { metal } from '../accessories/notions.ts';
import { tableShadow } from '../sheet.ts';
import type { Sheet } from '../sheet.ts';
import { legCreases, trouserFolds } from '../trousers/trouser-folds.ts';
import { cutTrousers } from '../trousers/trousers.ts';
import type { Measures } from '../trousers/trousers.ts';
import { wear } from '../wear.ts';

const cuts: Record<JeansFit, Omit<Measures, 'seed'>> = {
  slim: { waist: 385, hip: 464, knee: 193, hem: 157, spread: 126, top: 100, crotch: 364, bottom: 1120 },
  tapered: { waist: 397, hip: 499, knee: 215, hem: 153, spread: 130, top: 100, crotch: 378, bottom: 1120 },
  straight: { waist: 391, hip: 482, knee: 221, hem: 207, spread: 139, top: 100, crotch: 370, bottom: 1120 },
  relaxed: { waist: 402, hip: 511, knee: 248, hem: 221, spread: 145, top: 100, crotch: 384, bottom: 1120 },
  wide: { waist: 381, hip: 503, knee: 282, hem: 294, spread: 170, top: 100, crotch: 384, bottom: 1120 },
  bootcut: { waist: 385, hip: 472, knee: 199, hem: 234, spread: 147, top: 100, crotch: 366, bottom: 1120 },
};

function measures(look: JeansLook): Measures {
  const cut = cuts[look.fit];
  const shorter = look.cropped ? 84 : 0;
  return { ...cut, top: cut.top + shorter * 0.4, crotch: cut.crotch + shorter * 0.4, bottom: cut.bottom - shorter * 0.6 - (look.turnUp ? 8 : 0), seed: look.seed };
}

export function drawJeans(sheet: Sheet, look: JeansLook, side: 'front' | 'back' = 'front'): string {
  const back = side === 'back';
  const t = cutTrousers(measures(back ? { ...look, seed: look.seed + 50 } : look), back ? -9 : 26);
  const c: Cutting = { sheet, look, t };
  const body = clip(sheet, t.path);
  const loops = back
    ? loop(look, t.waist(0.09, 0), 3) + loop(look, t.waist(0.5, 0), 0) + loop(look, t.waist(0.93, 0), -3)
    : loop(look, t.waist(0.2, 0), 3) + loop(look, t.waist(0.8, 0), -3);
  const [bx, by] = t.waist(0.5, band / 2);
  return `${tableShadow(sheet, back ? t.path : t.path + t.opening)}${back ? '' : openWaist(c)}<g clip-path="url(#${body})">${layCloth({ sheet, cloth: look.cloth, box: { x: 160, y: 70, w: 640, h: 1085 }, seed: look.seed })}${surface(c, back)}${back ? jeansBack(c) : jeansFront(c)}</g>${look.rawHem ? hems(c) : ''}${loops}${back ? '' : metal(bx + 4, by + 1, 14, look.metal)}`;
}

/** The lie of the cloth: wear first, then light on everything that swells, folds and puckers. */
function surface({ sheet, look, t }: Cutting, back: boolean): string {
  const relief = newRelief(sheet, { x: 170, y: 70, w: 620, h: 1080 });
  const inside = swell(relief, t.path, 2.2, 15, 62);
  const { fade, seed, cloth } = look;
  const pull = { cloth, seed, knee: cuts[look.fit].knee, back };
  settle(relief, cloth, seed + (back ? 13 : 0));
  for (const one of trouserFolds(t, pull)) fold(relief, one);
  for (const { line, w, h } of legCreases(t, pull)) crease(relief, line, w, h);
  const draw = drapes[cloth.weave].pucker * (0.5 + fade);
  for (const [i, leg] of [t.left, t.right].entries()) {
    const s = i === 0 ? 1 : -1;
    const out = leg.outer.slice(1).map((p) => shift(p, s * 9, 0));
    const inn = leg.inner.map((p) => shift(p, -s * 9, 0));
    groove(relief, out, 5, 1.3);
    pucker(relief, out, 22, 1.5 * draw, 9, seed + i);
    groove(relief, inn, 5, 1);
    pucker(relief, inn, 26, 1.3 * draw, 9, seed + 3 + i);
    if (!look.turnUp) {
      const hem: Point[] = [0.02, 0.5, 0.98].map((x) => shift(leg.on(1, x), 0, x === 0.5 ? -14 : -20));
      groove(relief, hem, 4, 1.2);
      pucker(relief, hem.map((p) => shift(p, 0, 12)), 15, 1.9 * draw, 9, seed + 6 + i);
    }
  }
  groove(relief, [0, 0.25, 0.5, 0.75, 1].map((x) => t.waist(x, band + 3)), 6, 2.2);
  pucker(relief, [0, 0.25, 0.5, 0.75, 1].map((x) => t.waist(x, band + 12)), 24, 1.2 * draw, 12, seed + 11);
  const worn = cloth.weave === 'denim' ? tint(wear(relief, t, { fade, seed, back }), lighter(cloth.colour, 0.66), 6) : '';
  return worn + shade(relief, cloth.colour, inside);
}
