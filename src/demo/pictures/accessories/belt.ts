import { clip, layCloth } from '../cloth.ts';
import type { Cloth } from '../cloth.ts';
import { darker, lighter } from '../colour.ts';
import { outline, smooth } from '../line.ts';
import type { Point } from '../line.ts';
import { stitch } from './notions.ts';
import { soften, tableShadow } from '../sheet.ts';
import type { Sheet } from '../sheet.ts';

export interface BeltLook {
  thing: 'belt';
  cloth: Cloth;
  thread: string;
  metal: string;
  seed: number;
}

const [cx, cy, rx, ry, tall] = [480, 505, 338, 146, 164];

/** A point of the coil's upper edge: `turn` in degrees, 90 nearest to the eye; `k` shrinks it towards the middle. */
const on = (turn: number, k = 1, down = 0): Point => [cx + Math.cos((turn * Math.PI) / 180) * rx * k + (1 - k) * 14, cy + Math.sin((turn * Math.PI) / 180) * ry * k - (1 - k) * 8 + down];
const arc = (from: number, to: number, k = 1, down = 0): Point[] => Array.from({ length: 13 }, (_, i) => on(from + ((to - from) * i) / 12, k, down));
const face = (from: number, to: number, k = 1): string => outline(arc(from, to, k), [on(to, k), on(to, k, tall)], arc(to, from, k, tall), [on(from, k, tall), on(from, k)]);

/** A belt rolled up and standing on its edge: the coil from above, buckle, keeper and tip in front. */
export function belt(sheet: Sheet, look: BeltLook): string {
  const { colour } = look.cloth;
  const whole = outline(arc(180, 360), [on(0), on(0, 1, tall)], arc(0, 180, 1, tall), [on(180, 1, tall), on(180)]);
  const body = clip(sheet, whole);
  const front = clip(sheet, face(0, 180));
  const lamp = sheet.add((id) => `<linearGradient id="${id}"><stop offset="0" stop-color="#000" stop-opacity=".5"/><stop offset=".16" stop-color="#000" stop-opacity=".1"/><stop offset=".32" stop-color="#fff" stop-opacity=".2"/><stop offset=".5" stop-color="#fff" stop-opacity=".03"/><stop offset=".74" stop-color="#000" stop-opacity=".2"/><stop offset="1" stop-color="#000" stop-opacity=".62"/></linearGradient>`);
  const light = `<rect x="${cx - rx}" y="${cy}" width="${rx * 2}" height="${ry + tall}" fill="url(#${lamp})"/>`;
  return `${tableShadow(sheet, whole, 1.9)}<g clip-path="url(#${body})"><rect x="120" y="340" width="720" height="500" fill="${colour}"/>${coil(sheet, look)}<g clip-path="url(#${front})">${layCloth({ sheet, cloth: look.cloth, box: { x: 130, y: 490, w: 700, h: 340 }, seed: look.seed })}${light}${strapEdges(sheet, look, 0, 180)}</g></g>${buckle(look, 'under')}${tip(sheet, look, lamp)}${buckle(look, 'over')}`;
}

/** The turns from above: cut edges catch the light, gaps between them are dark, the inmost wall shows its flesh side. */
function coil(sheet: Sheet, { cloth, seed }: BeltLook): string {
  const { colour } = cloth;
  const flesh = cloth.colour.startsWith('#2') ? '#4a423d' : lighter(colour, 0.24);
  const hole = outline(arc(0, 180, 0.66), arc(180, 360, 0.66));
  const inside = clip(sheet, hole);
  const wall = sheet.add((id) => `<linearGradient id="${id}" x2=".25" y2="1"><stop offset="0" stop-color="${darker(flesh, 0.5)}"/><stop offset=".3" stop-color="${darker(flesh, 0.3)}"/><stop offset=".62" stop-color="${darker(flesh, 0.62)}"/><stop offset="1" stop-color="${darker(flesh, 0.86)}"/></linearGradient>`);
  const turns = [1, 0.9, 0.8, 0.7].map((k, i) => {
    const ring = smooth(...arc(90, 270, k - 0.02), ...arc(270, 470, k - 0.02).slice(1));
    const gap = smooth(...arc(90, 270, k - 0.066), ...arc(270, 470, k - 0.066).slice(1));
    return `<path d="${gap}" fill="none" stroke="${darker(colour, 0.86)}" stroke-width="22"/><path d="${ring}" fill="none" stroke="${darker(colour, 0.2)}" stroke-width="15"/><path d="${smooth(...arc(150, 320, k - 0.018))}" fill="none" stroke="${lighter(colour, 0.3)}" stroke-width="${9 - i}" opacity=".75" stroke-linecap="round"/>`;
  });
  return `<rect x="120" y="340" width="720" height="330" fill="${darker(colour, 0.85)}"/>${turns.join('')}<g clip-path="url(#${inside})"><path d="${hole}" fill="url(#${wall})"/>${layFlesh(sheet, cloth, seed)}${soften(sheet, smooth(...arc(180, 360, 0.66, tall)), '#000', 40, 0.5)}<path d="${outline(arc(180, 360, 0.66, tall), arc(0, 180, 0.66, tall))}" fill="#57504a"/>${soften(sheet, smooth(...arc(100, 236, 0.68)), '#000', 64, 0.4)}${soften(sheet, smooth(...arc(180, 360, 0.655)), '#000', 10, 0.35)}</g>`;
}

function layFlesh(sheet: Sheet, cloth: Cloth, seed: number): string {
  const fuzz = layCloth({ sheet, cloth: { ...cloth, weave: 'flannel' }, box: { x: 240, y: 390, w: 480, h: 220 }, seed: seed + 3 });
  return `<g opacity=".16">${fuzz}</g>`;
}

/** Bevelled, burnished edges and a row of stitches along each. */
function strapEdges(sheet: Sheet, { cloth, thread }: BeltLook, from: number, to: number): string {
  const { colour } = cloth;
  const row = (down: number): string => smooth(...arc(from, to, 1, down));
  const own = { colour: thread, width: 2.1, dash: '8.5 5' };
  return `${soften(sheet, row(tall), '#000', 22, 0.42)}<path d="${row(2)}" fill="none" stroke="${lighter(colour, 0.35)}" stroke-width="3.4" opacity=".55"/><path d="${row(8)}" fill="none" stroke="#000" stroke-width="2" opacity=".18"/><path d="${row(tall - 8)}" fill="none" stroke="#000" stroke-width="2" opacity=".25"/>${stitch(row(17), own)}${stitch(row(tall - 17), own)}`;
}

/** The strap's end in front of the roll, through the keeper, with its holes. */
function tip(sheet: Sheet, look: BeltLook, lamp: string): string {
  const { colour } = look.cloth;
  const end = 152;
  const inset = 4;
  const shape = outline(arc(94, end, 1, inset), [on(end, 1, inset), on(end + 6, 1, tall * 0.3), on(end + 8, 1, tall * 0.5), on(end + 6, 1, tall * 0.72), on(end, 1, tall - inset)], arc(end, 94, 1, tall - inset), [on(94, 1, tall - inset), on(94, 1, inset)]);
  const inside = clip(sheet, shape);
  const holes = [103, 111, 119, 127].map((turn) => {
    const [x, y] = on(turn, 1, tall / 2);
    const w = 8 * Math.sin((turn * Math.PI) / 180);
    return `<ellipse cx="${(x + 1.5).toFixed(1)}" cy="${(y + 2).toFixed(1)}" rx="${w.toFixed(1)}" ry="9" fill="none" stroke="#fff" stroke-width="2" opacity=".22"/><ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${w.toFixed(1)}" ry="9" fill="#120d09" opacity=".9"/>`;
  });
  const rows = strapEdges(sheet, look, 92, end);
  const band = face(136, 143.5);
  const [kx, ky] = on(139.5, 1, tall / 2);
  return `<g>${soften(sheet, shape, '#000', 16, 0.42, 'transform="translate(3,6)"')}<g clip-path="url(#${inside})">${layCloth({ sheet, cloth: look.cloth, box: { x: 130, y: 540, w: 400, h: 290 }, seed: look.seed + 9 })}<rect x="${cx - rx}" y="${cy}" width="${rx * 2}" height="${ry + tall}" fill="url(#${lamp})"/>${rows}</g>${holes.join('')}${soften(sheet, band, '#000', 14, 0.5, 'transform="translate(4,5)"')}<path d="${band}" fill="${darker(colour, 0.18)}" stroke="${darker(colour, 0.34)}" stroke-width="8" stroke-linejoin="round"/><path d="M${kx - 12},${ky - 74}v140" stroke="#fff" stroke-width="5" opacity=".14"/></g>`;
}

/** A rectangular frame: its hinge is under the strap, its other three sides and the prong lie on top. */
function buckle({ metal }: BeltLook, part: 'under' | 'over'): string {
  const [x, y] = on(88, 1, tall / 2);
  const whole = 'M-72,-102H66A20,20 0 0 1 86,-82V82A20,20 0 0 1 66,102H-72A20,20 0 0 1 -92,82V-82A20,20 0 0 1 -72,-102Z';
  const over = 'M64,-102H-72A20,20 0 0 0 -92,-82V82A20,20 0 0 0 -72,102H64';
  const bar = (d: string): string => `<path d="${d}" stroke="#000" stroke-width="20" opacity=".3" transform="translate(5,8)"/><path d="${d}" stroke="${darker(metal, 0.5)}" stroke-width="20"/><path d="${d}" stroke="${metal}" stroke-width="15.5"/><path d="${d}" stroke="${lighter(metal, 0.65)}" stroke-width="4" opacity=".85" transform="translate(-2.4,-3)"/>`;
  const prong = `<path d="M70,2C20,-12 -40,-8 -98,0" stroke="#000" stroke-width="15" opacity=".32" transform="translate(4,9)"/><path d="M70,2C20,-12 -40,-8 -98,0" stroke="${darker(metal, 0.48)}" stroke-width="16"/><path d="M70,2C20,-12 -40,-8 -98,0" stroke="${metal}" stroke-width="11.5"/><path d="M60,-2C20,-14 -40,-11 -92,-3" stroke="${lighter(metal, 0.65)}" stroke-width="3" opacity=".9"/>`;
  return `<g fill="none" stroke-linecap="round" transform="translate(${x.toFixed(1)},${y.toFixed(1)})"><g stroke-linecap="butt">${bar(part === 'under' ? whole : over)}</g>${part === 'over' ? `<ellipse cx="66" cy="2" rx="12" ry="15" fill="#120d09" opacity=".8"/>${prong}` : ''}</g>`;
}
