import type { ShirtLook } from './shirt-look.ts';
import { clip, layCloth, patternFill } from '../cloth.ts';
import { darker, lighter } from '../colour.ts';
import { drapes, settle } from '../drape.ts';
import { noise } from '../field.ts';
import type { Field } from '../field.ts';
import { shift, smooth, straight } from '../line.ts';
import type { Point } from '../line.ts';
import { seam, stitch } from '../accessories/notions.ts';
import { cover, crease, fold, groove, newRelief, pucker, shade, swell, tint } from '../relief.ts';
import { soften, tableShadow } from '../sheet.ts';
import type { Sheet } from '../sheet.ts';
import { collarBack, pleatLines, shirtBack } from './shirt-back.ts';
import { collar } from './shirt-collar.ts';
import { cuffs } from './shirt-cuffs.ts';
import { cutShirt, join, middle, sewn } from './shirt-cut.ts';
import type { Cut } from './shirt-cut.ts';
import { shirtCreases, shirtFolds } from './shirt-folds.ts';
import { shirtFront } from './shirt-front.ts';

export function drawShirt(sheet: Sheet, look: ShirtLook, back = false): string {
  const c = cutShirt(sheet, look, back);
  const neckline = back ? collarBack(c) : collar(c);
  const chest = back ? shirtBack(c) : shirtFront(c);
  const ends = cuffs(c);
  const everything = [c.body, ...c.sleeves.map((s) => s.path), ...neckline.paths];
  const all = clip(sheet, ...everything);
  const body = clip(sheet, c.body);
  const hem = hemLine(c);
  const under = `${sleeves(c)}${torso(c)}${ends.under}<g clip-path="url(#${body})">${soften(sheet, smooth(...hem), darker(look.cloth.colour, 0.85), 5, 0.18)}${chest.under}</g>${neckline.under}`;
  const light = surface(c, everything.join(''), join(chest, ends, neckline).raised, hem);
  return `${tableShadow(sheet, everything.join(''))}<g clip-path="url(#${all})">${layCloth({ sheet, cloth: { ...look.cloth, pattern: undefined }, box: { x: 10, y: 70, w: 940, h: 1070 }, seed: look.seed }, under)}${light}</g>${back ? '' : frontYoke(c)}${armholes(c)}<g clip-path="url(#${body})">${stitch(smooth(...hem), sewn(look))}${chest.over}</g>${ends.over}${neckline.over}`;
}

function sleeves({ sheet, look, sleeves: both, shoulders }: Cut): string {
  const { colour, pattern } = look.cloth;
  return both
    .map((sleeve, i) => {
      const inside = clip(sheet, sleeve.path);
      const [x, y] = shoulders[i]!;
      const print = pattern ? `<path d="${sleeve.path}" fill="${colour}"/><g transform="rotate(${sleeve.turn.toFixed(1)} ${x} ${y})"><rect x="${x - 320}" y="${y - 80}" width="640" height="780" fill="url(#${patternFill(sheet, pattern, colour)})"/></g>` : '';
      return `<g clip-path="url(#${inside})">${print}${soften(sheet, smooth(...sleeve.armhole), darker(colour, 0.85), 12, 0.26)}</g>`;
    })
    .join('');
}

function torso({ sheet, look, body }: Cut): string {
  if (!look.cloth.pattern) return '';
  return `<g clip-path="url(#${clip(sheet, body)})"><path d="${body}" fill="${look.cloth.colour}"/><g transform="rotate(.6 480 500)"><rect x="150" y="90" width="660" height="1040" fill="url(#${patternFill(sheet, look.cloth.pattern, look.cloth.colour)})"/></g></g>`;
}

function surface(c: Cut, outlines: string, raised: string[], hem: Point[]): string {
  const { sheet, look } = c;
  const { cloth, seed } = look;
  const relief = newRelief(sheet, { x: 20, y: 70, w: 920, h: 1070 }, 5.6);
  const draw = drapes[cloth.weave].pucker;
  for (const sleeve of c.sleeves) swell(relief, sleeve.path, 2, 11, 46);
  swell(relief, c.body, 2.2, 14, 90);
  settle(relief, cloth, seed + (c.back ? 21 : 0));
  for (const one of shirtFolds(c)) fold(relief, one);
  if (c.back && !look.heavy && look.pockets !== 'western' && look.collar !== 'henley' && look.collar !== 'crew') for (const [i, line] of pleatLines(c).entries()) fold(relief, { line, w: 13, h: 9, lean: i ? 0.8 : -0.8, from: 'start' });
  for (const { line, w, h } of shirtCreases(c)) crease(relief, line, w, h);
  for (const [i, sleeve] of c.sleeves.entries()) {
    groove(relief, sleeve.armhole, 5, 1.6);
    pucker(relief, sleeve.armhole, 17, 1.1 * draw, 11, seed + i);
    pucker(relief, c.bodySides[i]!.slice(3), 20, 0.9 * draw, 8, seed + 4 + i);
  }
  groove(relief, hem, 4, 0.7);
  pucker(relief, hem, 15, 1.2 * draw, 9, seed + 9);
  for (const path of raised) {
    cover(relief, path, 0.5);
    swell(relief, path, look.heavy ? 3.2 : 2.4, 2.4, 16);
  }
  const inside = swell(relief, outlines, 0, 0);
  const dye = cloth.weave === 'denim' || (cloth.uneven ?? 0) > 0.55 ? tint(patchy(relief, seed, cloth.weave === 'denim' ? 0.3 : 0.14), lighter(cloth.colour, 0.6), 8) : '';
  return dye + shade(relief, cloth.colour, inside);
}

/** Dye that took unevenly, or washed out so. */
function patchy(grid: Field, seed: number, most: number): Field {
  const values = grid.values.map((_, i) => Math.max(noise(grid.x + (i % grid.cols) * grid.cell, grid.y + Math.floor(i / grid.cols) * grid.cell, 110, 190, 2, seed), 0) * most);
  return { ...grid, values };
}

function frontYoke(c: Cut): string {
  const { look } = c;
  const { colour } = look.cloth;
  const own = sewn(look);
  if (look.collar === 'henley' || look.collar === 'crew') return '';
  return [-1, 1]
    .map((s, i) => {
      if (look.pockets === 'western') {
        const dip: Point[] = [[middle + s * 30, c.top + 128], [middle + s * 92, c.top + 176], [middle + s * 150, c.top + 142], shift(c.shoulders[i]!, -s * 12, 96)];
        return seam(smooth(...dip), colour, 2) + stitch(smooth(...dip.map((p) => shift(p, 0, -8))), own);
      }
      const from: Point = [middle + s * (c.neck / 2 + 6), c.top + 34];
      const to = shift(c.shoulders[i]!, -s * 8, 30);
      return seam(straight(from, to), colour, 1.5) + stitch(straight(shift(from, 0, -6), shift(to, 0, -6)), own);
    })
    .join('');
}

const armholes = ({ look, sleeves: both }: Cut): string =>
  both.map((sleeve, i) => seam(smooth(...sleeve.armhole), look.cloth.colour, 1.7) + stitch(smooth(...sleeve.armhole.map((p) => shift(p, i === 0 ? 9 : -9, 2))), sewn(look))).join('');

function hemLine({ look, hems: [l, r], bottom }: Cut): Point[] {
  const up = look.hem === 'curved' ? 11 : 24;
  return look.hem === 'curved'
    ? [shift(l, 6, -4), shift(l, 50, 22 - up), [middle - 110, bottom + 3 - up], [middle - 6, bottom + 8 - up], [middle + 110, bottom + 2 - up], shift(r, -48, 20 - up), shift(r, -6, -4)]
    : [shift(l, 3, -up), [middle - 120, bottom + 8 - up], [middle, bottom + 10 - up], [middle + 120, bottom + 7 - up], shift(r, -3, -up)];
}
