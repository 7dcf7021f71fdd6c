import { clip } from './cloth.ts';
import { drawLook } from './draw.ts';
import { recipes } from './recipes.ts';
import { height, newSheet, picture, soften, tableShadow, width } from './sheet.ts';
import type { Sheet, View } from './sheet.ts';
import type { Box } from './line.ts';

/** A packet has round folds left, right and below; `half` is one leg, folded at the seat, its inner seam on the left. */
export type Part = Box & { folded: 'packet' | 'half' };

/** A garment in a scene. */
export interface Lying {
  handle: string;
  colour?: string;
  back?: boolean;
  /** Where the middle of what shows of its own picture (960 x 1200) lies in the scene. */
  x: number;
  y: number;
  size: number;
  turn: number;
  /** Folded: only this part of its own picture shows. */
  part?: Part;
}

/** No part of the drawings is out of a scene's sight beforehand, as each garment lies elsewhere and turned. */
const everywhere = { x: -2000, y: -2000, w: 6000, h: 6000 };

export const newScene = (): Sheet => newSheet(everywhere, true);

/** A calm table in soft light from the top left; the page goes on in its middle tone where the picture ends. */
export function ground(sheet: Sheet, w: number, h: number): string {
  const fill = sheet.add((id) => `<linearGradient id="${id}" x1="0" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="#f2efea"/><stop offset=".5" stop-color="#efece6"/><stop offset="1" stop-color="#ebe7e0"/></linearGradient>`);
  return `<rect width="${w}" height="${h}" fill="url(#${fill})"/>`;
}

/** Things on the table, the first lowest; `over` is drawn on top. */
export function scene(w: number, h: number, things: Lying[], over: (sheet: Sheet) => string = () => ''): string {
  const sheet = newScene();
  const lying = things.map((thing) => lay(sheet, thing)).join('');
  return finish(sheet, `${ground(sheet, w, h)}${lying}${over(sheet)}`, { x: 0, y: 0, w, h });
}

export const finish = (sheet: Sheet, body: string, view: View): string => picture(sheet, body, view);

export function lay(sheet: Sheet, thing: Lying): string {
  const { handle, colour, back, x, y, size, turn, part } = thing;
  const colours = recipes.find((recipe) => recipe.handle === handle)!.colours;
  const look = colour ? colours[colour]! : Object.values(colours)[0]!;
  const [cx, cy] = part ? [part.x + part.w / 2, part.y + part.h / 2] : [width / 2, height / 2];
  const drawn = drawLook(sheet, look, back);
  return `<g transform="translate(${x},${y}) rotate(${turn}) scale(${size}) translate(${-cx},${-cy})">${part ? folded(sheet, part, drawn) : drawn}</g>`;
}

/** A garment folded to a packet is thicker than one that lies flat, its folds are round. */
function folded(sheet: Sheet, part: Part, drawn: string): string {
  const { x, y, w, h } = part;
  const [right, bottom] = [x + w, y + h];
  if (part.folded === 'half') {
    const seam = `L${x + 2},${y + 280}L${x + 18},${y + 570}L${x + 38},${bottom - 66}`;
    return `<g clip-path="url(#${clip(sheet, `M${x},${y}${seam}l10,20V${bottom}H${right}V${y}Z`)})">${drawn}${soften(sheet, `M${x},${y + 20}${seam}`, '#0b0d14', 16, 0.3)}</g>`;
  }
  const below = y + h * 0.3;
  const packet = `M${x},${y}H${right}V${bottom - 12}q0,12 -12,12H${x + 12}q-12,0 -12,-12Z`;
  const round = `${soften(sheet, `M${x},${below}V${bottom}`, '#ffffff', 16, 0.35)}${soften(sheet, `M${right},${below}V${bottom}`, '#0b0d14', 34, 0.4)}${soften(sheet, `M${x - 20},${bottom}H${right + 20}`, '#0b0d14', 34, 0.4)}`;
  return `${tableShadow(sheet, `M${x + 2},${below}H${right - 2}V${bottom - 2}H${x + 2}Z`, 1.7)}<g clip-path="url(#${clip(sheet, packet)})">${drawn}${round}</g>`;
}
