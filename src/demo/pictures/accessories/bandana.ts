import { clip, layCloth } from '../cloth.ts';
import type { Cloth } from '../cloth.ts';
import { darker, lighter } from '../colour.ts';
import { settle } from '../drape.ts';
import { chance, outline, smooth } from '../line.ts';
import { stitch } from './notions.ts';
import { cover, crease, fold, newRelief, pucker, shade, swell } from '../relief.ts';
import { soften, tableShadow } from '../sheet.ts';
import type { Sheet } from '../sheet.ts';

export interface BandanaLook {
  thing: 'bandana';
  cloth: Cloth;
  ink: string;
  seed: number;
}

/** A square folded once to a triangle over itself, the way shops lay them out. */
export function bandana(sheet: Sheet, look: BandanaLook): string {
  const colour = look.cloth.colour;
  const square = outline([[480, 214], [650, 386], [836, 566]], [[836, 566], [664, 748], [484, 928]], [[484, 928], [300, 752], [122, 572]], [[122, 572], [300, 392], [480, 214]]);
  const flap = outline([[836, 566], [480, 560], [122, 572]], [[122, 572], [300, 754], [492, 966]], [[492, 966], [664, 752], [836, 566]]);
  const ink = look.ink;
  const drop = (x: number, y: number, turn: number, k: number): string => `<g transform="translate(${x},${y}) rotate(${turn}) scale(${k})"><path d="M0,-44C26,-30 34,4 14,30C0,46 -26,40 -28,18C-30,2 -14,-8 -4,0C4,8 -2,18 -10,14" fill="none" stroke="${ink}" stroke-width="6"/><circle cx="2" cy="16" r="5" fill="${ink}"/><path d="M-6,-54C34,-40 50,8 24,42C4,62 -34,54 -40,22" fill="none" stroke="${ink}" stroke-width="3.4" stroke-dasharray="2 9" stroke-linecap="round"/></g>`;
  const border = (d: number, w: number, dash: string): string => `<path d="M${136 + d * 1.4},${572 + d * 0.5}L486,${956 - d * 1.45}L${822 - d * 1.4},${566 + d * 0.5}" fill="none" stroke="${ink}" stroke-width="${w}" stroke-dasharray="${dash}" stroke-linecap="round"/>`;
  const printed = `${border(26, 5, 'none')}${border(44, 12, '1 20')}${border(62, 5, 'none')}${drop(480, 660, 8, 1.3)}${drop(374, 648, -34, 0.95)}${drop(588, 644, 40, 0.95)}${drop(430, 764, 160, 0.82)}${drop(540, 764, 200, 0.82)}${drop(486, 838, 10, 0.55)}${drop(300, 630, 96, 0.55)}${drop(664, 626, -96, 0.55)}<g fill="${ink}">${[[430, 600], [530, 600], [330, 604], [628, 602], [486, 742], [376, 716], [594, 712]].map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="6"/>`).join('')}</g>`;
  const whole = clip(sheet, square, flap);
  const front = clip(sheet, flap);
  const rearPrint = `<path d="M480,262L784,566M480,262L172,572" stroke="${ink}" stroke-width="5" opacity=".45"/><path d="M480,292L754,566M480,292L204,572" stroke="${ink}" stroke-width="12" stroke-dasharray="1 20" stroke-linecap="round" opacity=".45"/>${drop(480, 430, 10, 1.1)}${drop(372, 500, -40, 0.8)}${drop(592, 498, 30, 0.8)}`;
  return `${tableShadow(sheet, `${square}${flap}`, 0.9)}<g clip-path="url(#${whole})">${layCloth({ sheet, cloth: look.cloth, box: { x: 110, y: 200, w: 740, h: 780 }, seed: look.seed }, `<g opacity=".7">${rearPrint}</g>${soften(sheet, flap, darker(colour, 0.9), 22, 0.5)}<g clip-path="url(#${front})"><path d="${flap}" fill="${colour}"/>${printed}</g>`)}${surface(sheet, look, square, flap)}${stitch(smooth([140, 578], [484, 948]), { colour: lighter(colour, 0.3), width: 1.6, dash: '4 3' })}${stitch(smooth([820, 576], [496, 946]), { colour: lighter(colour, 0.3), width: 1.6, dash: '4 3' })}</g>`;
}


/** Pressed folds, and the soft waves of thin cloth between them. */
function surface(sheet: Sheet, { cloth, seed }: BandanaLook, square: string, flap: string): string {
  const relief = newRelief(sheet, { x: 100, y: 190, w: 760, h: 800 }, 4.8);
  swell(relief, square, 1.6, 6, 60);
  settle(relief, cloth, seed);
  cover(relief, flap, 0.7);
  swell(relief, flap, 3.4, 7, 50);
  const random = chance(seed + 6);
  crease(relief, [[480, 562], [484 + random(-4, 4), 760], [490, 962]], 4.4, 3);
  crease(relief, [[300, 392], [420, 500], [480, 560]], 4, 2);
  for (let i = 0; i < 6; i += 1) {
    const x = 210 + i * 108 + random(-24, 24);
    fold(relief, { line: [[x, 574], [x + (480 - x) * 0.25 + random(-16, 16), 650], [x + (480 - x) * 0.55, 700 + random(0, 90)]], w: random(13, 20), h: random(5, 8.5), lean: random(-0.7, 0.7), from: 'start' });
  }
  for (let i = 0; i < 4; i += 1) fold(relief, { line: [[random(300, 660), random(380, 460)], [480 + random(-60, 60), 480], [480 + random(-180, 180), 556]], w: random(12, 18), h: random(4, 6), lean: random(-0.6, 0.6) });
  pucker(relief, [[140, 580], [484, 950]], 22, 1.4, 12, seed);
  pucker(relief, [[820, 576], [496, 948]], 22, 1.4, 12, seed + 1);
  return shade(relief, cloth.colour, swell(relief, square + flap, 0, 0));
}
