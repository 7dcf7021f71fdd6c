import { clip, layCloth } from '../cloth.ts';
import type { Cloth } from '../cloth.ts';
import { darker } from '../colour.ts';
import { settle } from '../drape.ts';
import { chance, outline, smooth, straight } from '../line.ts';
import type { Point } from '../line.ts';
import { seam, stitch } from './notions.ts';
import { crease, fold, groove, newRelief, pucker, shade, swell } from '../relief.ts';
import { soften, tableShadow } from '../sheet.ts';
import type { Sheet } from '../sheet.ts';

export interface ToteLook {
  thing: 'tote';
  cloth: Cloth;
  thread: string;
  print: string;
  handles: string;
  seed: number;
}

/** A flat bag with two straps, one behind. */
export function tote(sheet: Sheet, look: ToteLook): string {
  const colour = look.cloth.colour;
  const own = { colour: look.thread, width: 2, dash: '7 4' };
  const bag = outline([[222, 440], [350, 447], [480, 450], [620, 446], [740, 438]], [[740, 438], [748, 640], [752, 860], [746, 1052]], [[746, 1052], [620, 1064], [480, 1067], [330, 1063], [214, 1050]], [[214, 1050], [210, 860], [214, 640], [222, 440]]);
  const back = outline([[222, 440], [350, 428], [480, 424], [620, 427], [740, 438]], [[740, 438], [620, 446], [480, 450], [350, 447], [222, 440]]);
  const strap = (points: Point[], tone: string): string => {
    const d = smooth(...points);
    const row = (dx: number): string => smooth(...points.map(([x, y], i): Point => [x + (i < 2 ? dx : i > 2 ? -dx : 0), y + (i === 2 ? dx : 0)]));
    return `${soften(sheet, d, '#2e241a', 52, 0.22, 'transform="translate(4,8)"')}<path d="${d}" stroke="${darker(tone, 0.3)}" stroke-width="46" fill="none" stroke-linejoin="round"/><path d="${d}" stroke="${tone}" stroke-width="43" fill="none" stroke-linejoin="round"/>${soften(sheet, row(-12), '#fff', 14, 0.12)}${stitch(row(-15), own)}${stitch(row(15), own)}`;
  };
  const body = clip(sheet, bag);
  const rear = strap([[356, 436], [352, 260], [486, 150], [614, 262], [606, 436]], darker(look.handles, 0.2));
  const near = strap([[338, 540], [322, 330], [470, 196], [622, 326], [620, 540]], look.handles);
  const print = `<g fill="none" stroke="${look.print}" stroke-width="9" opacity=".88"><circle cx="480" cy="770" r="112"/><path d="M372,800C410,760 440,842 480,800S552,760 588,800M380,744C416,704 444,786 480,744S548,704 580,744" stroke-width="8"/><path d="M396,846c30,-24 56,26 84,0s56,-22 84,0" stroke-width="7"/></g><path d="M392,926h176" stroke="${look.print}" stroke-width="11" stroke-dasharray="16 7 24 7 10 7 30 7" opacity=".88"/>`;
  return `${tableShadow(sheet, bag, 1.1)}${rear}<path d="${back}" fill="${darker(colour, 0.5)}"/><g clip-path="url(#${body})">${layCloth({ sheet, cloth: look.cloth, box: { x: 200, y: 420, w: 560, h: 660 }, seed: look.seed }, print)}${surface(sheet, look, bag)}${seam(smooth([224, 486], [350, 493], [480, 496], [620, 492], [742, 484]), colour, 1.8)}${stitch(smooth([224, 480], [350, 487], [480, 490], [620, 486], [742, 478]), own)}</g>${near}${[[338, 506], [620, 506]].map(([x, y]) => `<g>${stitch(straight([x! - 16, y!], [x! + 16, y!], [x! + 16, y! + 30], [x! - 16, y! + 30], [x! - 16, y!], [x! + 16, y! + 30]), own)}</g>`).join('')}`;
}


/** An empty bag sags from its straps and keeps the creases of having been folded. */
function surface(sheet: Sheet, { cloth, seed }: ToteLook, bag: string): string {
  const relief = newRelief(sheet, { x: 190, y: 410, w: 580, h: 680 }, 4.6);
  const inside = swell(relief, bag, 2.4, 16, 80);
  settle(relief, cloth, seed);
  const random = chance(seed + 4);
  for (const [x, s] of [[338, -1], [620, 1]] as const) {
    for (let i = 0; i < 3; i += 1) fold(relief, { line: [[x + s * i * 6, 524], [x + s * (20 - i * 40), 680 + i * 20], [x + s * (60 - i * 80) + random(-16, 16), 820 + random(-30, 50)]], w: random(13, 18), h: random(6, 9), lean: random(-0.6, 0.6), from: 'start' });
  }
  for (const [x, y, s] of [[226, 1040, 1], [736, 1036, -1]] as const) for (let i = 0; i < 3; i += 1) fold(relief, { line: [[x, y - i * 22], [x + s * 70, y - 40 - i * 40], [x + s * random(130, 210), y - 60 - i * 60]], w: random(10, 14), h: random(5, 7), lean: random(-0.7, 0.7), from: 'start' });
  crease(relief, [[212, 752], [480, 762 + random(-4, 4)], [750, 750]], 4, 2.6);
  crease(relief, [[480, 452], [482 + random(-4, 4), 760], [478, 1064]], 4, 2);
  groove(relief, [[222, 490], [480, 500], [742, 488]], 5, 1.6);
  pucker(relief, [[222, 470], [480, 480], [742, 468]], 26, 1.4, 16, seed);
  pucker(relief, [[214, 500], [216, 780], [218, 1050]], 26, 1.3, 12, seed + 1);
  pucker(relief, [[742, 500], [746, 780], [742, 1050]], 26, 1.3, 12, seed + 2);
  return shade(relief, cloth.colour, inside);
}
