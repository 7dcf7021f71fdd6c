import { colorAt, fromHex, toHex, type Color, type Pixels } from './logo-pixels.ts';
import { onPlate } from './logo-plate.ts';
import { contrast, GROUNDS } from '#lib/contrast.ts';

export type Scheme = 'light' | 'dark';

/** Of the bar, and what is written on it: styles/tokens.css. */
const PAPER: Record<Scheme, string> = { light: GROUNDS.light[0], dark: GROUNDS.dark[0] };
const INK: Record<Scheme, string> = { light: '#1a1e28', dark: '#ecebe6' };
const OTHER = { light: 'dark', dark: 'light' } as const;

/** Below this contrast an outline is not seen, and so much of a logo's outline may be unseen. */
const SEEN = 2;
const UNSEEN = 0.12;
/** Above this contrast a logo's own ground is seen as one. */
const GROUND_SEEN = 1.15;
/** Colours that differ by less in every channel are the same: what is smooth at its edges is one colour. */
const SAME = 28;

/**
 * A logo on the paper of a scheme. Where its outline could not be told from the paper, a logo of one colour is drawn in
 * the colour of text, and any other stands on a plate of the other scheme's paper. One that has a ground of its own
 * keeps it, with some room around.
 */
export function drawFor(scheme: Scheme, logo: Pixels, ground: Color | undefined): Pixels {
  if (ground) return contrast(toHex(ground), PAPER[scheme]) < GROUND_SEEN ? logo : onPlate(logo, ground);
  const outline = outlineOf(logo);
  const unseen = outline.filter((color) => contrast(toHex(color), PAPER[scheme]) < SEEN).length;
  if (unseen <= outline.length * UNSEEN) return logo;
  return isOneColor(logo) ? inColor(logo, fromHex(INK[scheme])) : onPlate(logo, fromHex(PAPER[OTHER[scheme]]));
}

/** The colours that stand beside transparent parts or at the edge. */
function outlineOf({ data, width, height }: Pixels): Color[] {
  const isDrawn = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && (data[4 * (y * width + x) + 3] ?? 0) >= 128;
  const found: Color[] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!isDrawn(x, y)) continue;
      const isInside = isDrawn(x - 1, y) && isDrawn(x + 1, y) && isDrawn(x, y - 1) && isDrawn(x, y + 1);
      if (!isInside) found.push(colorAt(data, y * width + x));
    }
  return found;
}

function isOneColor({ data, width, height }: Pixels): boolean {
  let first: Color | undefined;
  for (let index = 0; index < width * height; index += 1) {
    if ((data[4 * index + 3] ?? 0) < 200) continue;
    const color = colorAt(data, index);
    first ??= color;
    if (color.some((value, channel) => Math.abs(value - (first?.[channel] ?? 0)) > SAME)) return false;
  }
  return true;
}

function inColor({ data, width, height }: Pixels, color: Color): Pixels {
  const drawn = Buffer.from(data);
  for (let at = 0; at < drawn.length; at += 4) drawn.set(color, at);
  return { data: drawn, width, height };
}
