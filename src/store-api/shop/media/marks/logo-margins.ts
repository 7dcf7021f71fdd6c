import type { Color, Pixels } from './logo-pixels.ts';
import { colorAt } from './logo-pixels.ts';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Compression leaves as much in a ground of one colour. */
const SAME = 12;

/** The colour in all four corners of a logo without transparent parts: what it is drawn on. */
export function groundOf({ data, width, height }: Pixels): Color | undefined {
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) < 250) return undefined;
  const [first, ...others] = [0, width - 1, width * (height - 1), width * height - 1].map((one) => colorAt(data, one));
  return first && others.every((color) => !differs(color, first)) ? first : undefined;
}

/** What is drawn, without the transparent parts or the ground around it. The whole where nothing is drawn. */
export function contentOf({ data, width, height }: Pixels, ground: Color | undefined): Box {
  const isDrawn = (index: number) => (ground ? differs(colorAt(data, index), ground) : (data[4 * index + 3] ?? 0) > 8);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!isDrawn(y * width + x)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  if (right < 0) return { left: 0, top: 0, width, height };
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

function differs(color: Color, other: Color): boolean {
  return color.some((value, channel) => Math.abs(value - (other[channel] ?? 0)) > SAME);
}
