import { clip, layCloth } from '../cloth.ts';
import type { Cloth } from '../cloth.ts';
import { darker, lighter } from '../colour.ts';
import { drapes, settle } from '../drape.ts';
import { outline, shift, smooth } from '../line.ts';
import type { Point } from '../line.ts';
import { seam, stitch } from './notions.ts';
import { fold, groove, newRelief, pucker, shade, swell } from '../relief.ts';
import { soften, tableShadow } from '../sheet.ts';
import type { Sheet } from '../sheet.ts';

export interface CapLook {
  thing: 'cap';
  cloth: Cloth;
  thread: string;
  seed: number;
}

const top: Point = [548, 372];
const base: Point[] = [[318, 668], [352, 724], [430, 764], [540, 786], [660, 782], [748, 758], [796, 716]];
const crown = outline([base[0]!, [310, 590], [330, 490], [394, 408], [470, 374], top, [650, 394], [738, 468], [790, 580], [804, 668], base.at(-1)!], [...base].reverse());
const join: Point[] = [[326, 660], [356, 716], [430, 752], [520, 772], [588, 784]];
const rim: Point[] = [[588, 784], [500, 838], [392, 872], [276, 882], [178, 864], [136, 818], [148, 764], [206, 712], [270, 676], [326, 660]];
const brim = outline(join, rim);
const panels: Point[][] = [
  [top, [452, 430], [400, 560], [436, 762]],
  [top, [616, 440], [668, 590], [668, 782]],
  [top, [690, 420], [772, 540], [796, 700]],
  [top, [452, 384], [362, 456], [326, 640]],
];

/** A cap seen from its front left: six panels, a curved brim sewn in rows, a leather badge over the front seam. */
export function cap(sheet: Sheet, look: CapLook): string {
  const { cloth, seed } = look;
  const { colour } = cloth;
  const own = { colour: look.thread, width: 2.1, dash: '7 4' };
  const both = clip(sheet, crown, brim);
  const onCrown = clip(sheet, crown);
  const onBrim = clip(sheet, brim);
  const seams = panels.map((line) => seam(smooth(...line), colour, 2.2) + [8, -8].map((d) => stitch(smooth(...line.map((p, i) => shift(p, i ? d : d / 3, 0))), own)).join('')).join('');
  const rows = [20, 44, 68, 92, 116].map((d) => stitch(smooth(...rim.slice(1, -1).map(([x, y]): Point => [x + (430 - x) * (d / 330), y + (735 - y) * (d / 185)])), own)).join('');
  const under = outline(rim, [...rim].reverse().map((p) => shift(p, 3, 15)));
  return `${tableShadow(sheet, crown + brim + under, 1.5)}<path d="${under}" fill="${darker(colour, 0.45)}"/><g clip-path="url(#${both})">${layCloth({ sheet, cloth, box: { x: 120, y: 350, w: 710, h: 560 }, seed })}${soften(sheet, smooth(...base.slice(0, 5)), darker(colour, 0.9), 34, 0.42, 'transform="translate(-4,10)"')}${surface(sheet, look)}<g clip-path="url(#${onCrown})">${seams}${stitch(smooth(...base.map((p) => shift(p, 0, -12))), own)}</g><g clip-path="url(#${onBrim})">${rows}</g>${seam(smooth(...join), colour, 2.6)}</g>${eyelets(look)}${crownButton(colour)}${badge()}`;
}

function surface(sheet: Sheet, { cloth, seed }: CapLook): string {
  const relief = newRelief(sheet, { x: 110, y: 340, w: 730, h: 580 }, 4.2);
  swell(relief, crown, 2, 92, 120);
  swell(relief, brim, 4, 12, 40);
  fold(relief, { line: [[170, 790], [300, 770], [440, 800], [540, 815]], w: 56, h: 22 });
  settle(relief, cloth, seed);
  const draw = drapes[cloth.weave].pucker;
  for (const [i, line] of panels.entries()) {
    groove(relief, line, 6, 2);
    groove(relief, line, 26, 3);
    pucker(relief, line, 19, 1.3 * draw, 14, seed + i);
  }
  pucker(relief, base.map((p) => shift(p, 0, -8)), 21, 1.4 * draw, 14, seed + 7);
  for (const [x, lean] of [[400, 8], [520, -6], [600, 8], [720, -10]] as const) fold(relief, { line: [[x, 772], [x + lean, 700], [x + lean * 3, 610]], w: 15, h: 5, from: 'start' });
  for (const path of [crown, brim]) swell(relief, path, 0, 0);
  const whole = swell(relief, crown + brim, 0, 0);
  return shade(relief, cloth.colour, whole, 0.9);
}

function eyelets({ thread, cloth }: CapLook): string {
  return [[380, 486], [532, 500], [640, 486], [730, 506]]
    .map(([x = 0, y = 0]) => `<g transform="translate(${x},${y})"><circle r="8.4" fill="${darker(cloth.colour, 0.3)}" cx="1" cy="1.6"/><circle r="7" fill="none" stroke="${thread}" stroke-width="4.2" stroke-dasharray="2.4 .9"/><circle r="4.2" fill="#0b0d14" opacity=".8"/></g>`)
    .join('');
}

function crownButton(colour: string): string {
  const [x, y] = top;
  return `<ellipse cx="${x + 3}" cy="${y + 6}" rx="23" ry="12" fill="#0b0d14" opacity=".3"/><ellipse cx="${x}" cy="${y}" rx="22" ry="11" fill="${darker(colour, 0.06)}"/><ellipse cx="${x - 5}" cy="${y - 3}" rx="12" ry="5" fill="${lighter(colour, 0.3)}" opacity=".5"/>`;
}

/** Three waves pressed into leather, seen at the slant of the front. */
function badge(): string {
  return `<g transform="translate(428,650) skewY(16) rotate(-4)"><rect x="-50" y="-27" width="104" height="60" rx="5" fill="#0b0d14" opacity=".3"/><rect x="-52" y="-31" width="104" height="60" rx="5" fill="#a8743f"/><rect x="-52" y="-31" width="104" height="14" rx="5" fill="#fff" opacity=".1"/>${stitch('M-46,-25H46V23H-46Z', { colour: '#e8cfa4', width: 1.6 })}<g fill="none" stroke="#4b2f18" stroke-width="3.2" stroke-linecap="round" opacity=".8"><path d="M-24,-11q11,-10 23,0t23,0M-24,1q11,-10 23,0t23,0M-24,13q11,-10 23,0t23,0"/></g></g>`;
}
