import { drawLook } from './draw.ts';
import { recipes } from './recipes.ts';
import { height, newSheet, picture, width } from './sheet.ts';
import type { Sheet } from './sheet.ts';

interface Lying {
  handle: string;
  colour?: string;
  back?: boolean;
  /** Middle of the garment's own picture in the scene. */
  x: number;
  y: number;
  size: number;
  turn: number;
}

/** No part of the drawings is out of a scene's sight beforehand, as each garment lies elsewhere and turned. */
const everywhere = { x: -2000, y: -2000, w: 6000, h: 6000 };

function place(sheet: Sheet, { handle, colour, back, x, y, size, turn }: Lying): string {
  const colours = recipes.find((recipe) => recipe.handle === handle)!.colours;
  const look = colour ? colours[colour]! : Object.values(colours)[0]!;
  return `<g transform="translate(${x},${y}) rotate(${turn}) scale(${size}) translate(${-width / 2},${-height / 2})">${drawLook(sheet, look, back)}</g>`;
}

function scene(w: number, h: number, things: Lying[]): string {
  const sheet = newSheet(everywhere, true);
  const body = things.map((thing) => place(sheet, thing)).join('');
  return picture(sheet, body, { x: 0, y: 0, w, h });
}

/**
 * Room for words is on the left. Wide windows cut it to a band, so what tells the garments (collars, waists) lies
 * between a quarter and three quarters of the height, and only small things above and below.
 */
export const drawHero = (): string =>
  scene(1600, 1000, [
    { handle: 'wave-swim-shorts', x: 1475, y: 10, size: 0.5, turn: 12 },
    { handle: 'block-print-bandana', x: 1165, y: 95, size: 0.34, turn: 24 },
    { handle: 'ribbed-cotton-socks', x: 905, y: 100, size: 0.26, turn: 62 },
    { handle: 'classic-oxford-shirt', x: 800, y: 580, size: 0.65, turn: -9 },
    { handle: 'twill-overshirt', x: 1085, y: 575, size: 0.72, turn: 6 },
    { handle: 'slim-raw-selvedge-jeans', x: 1410, y: 612, size: 0.76, turn: -6 },
    { handle: 'six-panel-denim-cap', x: 905, y: 915, size: 0.36, turn: -14 },
    { handle: 'tan-leather-belt', x: 1195, y: 925, size: 0.32, turn: 6 },
  ]);

export const drawCategoryTiles: Record<string, () => string> = {
  Jeans: () =>
    scene(width, height, [
      { handle: 'wide-leg-light-wash-jeans', x: 240, y: 640, size: 0.94, turn: 8 },
      { handle: 'straight-vintage-wash-jeans', x: 500, y: 600, size: 1, turn: -3, back: true },
      { handle: 'slim-raw-selvedge-jeans', x: 760, y: 610, size: 1, turn: -10 },
    ]),
  Shirts: () =>
    scene(width, height, [
      { handle: 'brushed-check-flannel-shirt', x: 280, y: 400, size: 0.8, turn: -10 },
      { handle: 'twill-overshirt', x: 720, y: 520, size: 0.84, turn: 9 },
      { handle: 'classic-oxford-shirt', x: 430, y: 830, size: 0.86, turn: -4 },
    ]),
  Shorts: () =>
    scene(width, height, [
      { handle: 'ripstop-cargo-shorts', x: 330, y: 350, size: 0.74, turn: -9 },
      { handle: 'wave-swim-shorts', x: 690, y: 590, size: 0.72, turn: 10 },
      { handle: 'everyday-chino-shorts', x: 400, y: 880, size: 0.78, turn: -5 },
    ]),
  Accessories: () =>
    scene(width, height, [
      { handle: 'river-canvas-tote', x: 320, y: 430, size: 0.72, turn: -7 },
      { handle: 'block-print-bandana', x: 690, y: 880, size: 0.62, turn: 12 },
      { handle: 'six-panel-denim-cap', x: 690, y: 380, size: 0.6, turn: 10 },
      { handle: 'tan-leather-belt', x: 310, y: 950, size: 0.62, turn: -6 },
    ]),
};

/** The name between two rows of stitches, as shapes: pictures must not depend on the fonts of the machine. */
export function drawLogo(): string {
  const letters: Record<string, string> = {
    N: 'M0,40V0L26,40V0',
    E: 'M24,0H0V40H24M0,20H20',
    L: 'M0,0V40H23',
    K: 'M0,0V40M25,0L1,21M9,15L26,40',
    O: 'M20,0C8,0 0,8.6 0,20S8,40 20,40S40,31.4 40,20S32,0 20,0Z',
    R: 'M0,40V0H14C29,0 29,22 14,22H0M14,22L28,40',
    A: 'M0,40L17,0L34,40M6,27H28',
  };
  const widths: Record<string, number> = { N: 26, E: 24, L: 23, K: 26, O: 40, R: 28, A: 34 };
  let x = 66;
  const word = [...'NEELKORA']
    .map((letter) => {
      const drawn = `<path d="${letters[letter]}" transform="translate(${x},20)"/>`;
      x += widths[letter]! + 15;
      return drawn;
    })
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${(x + 4) * 2}" height="160" viewBox="0 0 ${x + 4} 80" role="img" aria-label="Neelkora"><g fill="none" stroke="#26395c" stroke-width="5.4" stroke-linejoin="round" stroke-linecap="round"><rect x="6" y="18" width="42" height="44" rx="6" fill="#26395c" stroke="none"/>${word}</g><path d="M13,31q7,-8 14,0t14,0M13,41q7,-8 14,0t14,0M13,51q7,-8 14,0t14,0" fill="none" stroke="#f2e8d8" stroke-width="3" stroke-linecap="round"/><path d="M66,8H${x - 14}M66,72H${x - 14}" stroke="#cf8a44" stroke-width="2" stroke-dasharray="8 5" stroke-linecap="round"/></svg>\n`;
}
