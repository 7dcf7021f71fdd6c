import { drawClose } from './close.ts';
import { onRail } from './rail.ts';
import { scene } from './scene.ts';
import type { Part } from './scene.ts';
import { height, width } from './sheet.ts';

/** A shirt folded behind its front, as shops lay them. */
const packet: Part = { x: 306, y: 90, w: 356, h: 640, folded: 'packet' };
/** Jeans folded in half along the seat seam: one back pocket, one leg. */
const half: Part = { x: 494, y: 88, w: 420, h: 1112, folded: 'half' };

/** Wide windows: garments on the right, calm ground for words on the left; pages cut a little above and below. */
export const drawHero = (): string =>
  scene(2000, 1000, [
    { handle: 'corduroy-overshirt', x: 1322, y: 470, size: 0.78, turn: -6 },
    { handle: 'slim-raw-selvedge-jeans', x: 1692, y: 516, size: 0.8, turn: 7 },
    { handle: 'band-collar-linen-shirt', x: 1108, y: 662, size: 0.7, turn: -10, part: packet },
  ]);

/** Phones: garments above, words below. */
export const drawHeroTall = (): string =>
  scene(1200, 1500, [
    { handle: 'corduroy-overshirt', x: 470, y: 470, size: 0.86, turn: -7 },
    { handle: 'slim-raw-selvedge-jeans', x: 866, y: 540, size: 0.86, turn: 8 },
    { handle: 'band-collar-linen-shirt', x: 290, y: 742, size: 0.72, turn: -10, part: packet },
  ]);

export const drawPromo = (): string => drawClose(1600, 1067);

export const drawCategoryTiles: Record<string, () => string> = {
  Jeans: () =>
    scene(width, height, [
      { handle: 'slim-light-stone-jeans', back: true, x: 342, y: 660, size: 1, turn: 9, part: half },
      { handle: 'slim-stretch-everyday-jeans', back: true, x: 572, y: 660, size: 1, turn: 5, part: half },
      { handle: 'slim-raw-selvedge-jeans', back: true, x: 810, y: 668, size: 1, turn: 1, part: half },
    ]),
  Shirts: () =>
    onRail(width, height, [
      { handle: 'corduroy-overshirt', x: 648, y: 640, size: 0.7, turn: 0.6 },
      { handle: 'band-collar-linen-shirt', x: 480, y: 648, size: 0.7, turn: -0.5 },
      { handle: 'classic-oxford-shirt', x: 314, y: 644, size: 0.7, turn: 0.4 },
    ]),
  Shorts: () =>
    scene(width, height, [
      { handle: 'everyday-chino-shorts', colour: 'Navy', x: 474, y: 396, size: 0.76, turn: -3 },
      { handle: 'linen-drawstring-shorts', x: 482, y: 616, size: 0.76, turn: -3 },
      { handle: 'deck-stripe-swim-shorts', x: 490, y: 836, size: 0.76, turn: -3 },
    ]),
  Accessories: () =>
    scene(width, height, [
      { handle: 'denim-market-tote', x: 282, y: 396, size: 0.7, turn: -3 },
      { handle: 'block-print-bandana', x: 690, y: 276, size: 0.5, turn: 45 },
      { handle: 'tan-leather-belt', x: 690, y: 596, size: 0.46, turn: 0 },
      { handle: 'ribbed-cotton-socks', x: 270, y: 930, size: 0.46, turn: 6 },
      { handle: 'six-panel-denim-cap', x: 690, y: 920, size: 0.52, turn: 0 },
    ]),
};
