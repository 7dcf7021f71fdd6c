import type { Color, Pixels } from './logo-pixels.ts';

/** Around the logo, by its shorter side. */
const ROOM = 0.14;
const RADIUS = 8;

/** A logo in the middle of a plate of one colour with round corners. */
export function onPlate(logo: Pixels, color: Color): Pixels {
  const room = Math.round(Math.min(logo.width, logo.height) * ROOM);
  const [width, height] = [logo.width + 2 * room, logo.height + 2 * room];
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      data.set([...color, Math.round(255 * within(x, y, width, height))], 4 * (y * width + x));
  for (let y = 0; y < logo.height; y += 1)
    for (let x = 0; x < logo.width; x += 1) {
      const from = 4 * (y * logo.width + x);
      const to = 4 * ((y + room) * width + x + room);
      const share = (logo.data[from + 3] ?? 0) / 255;
      for (const [channel, ground] of color.entries())
        data[to + channel] = Math.round((logo.data[from + channel] ?? 0) * share + ground * (1 - share));
    }
  return { data, width, height };
}

/** How much of a pixel lies within the round corners, 0 to 1. */
function within(x: number, y: number, width: number, height: number): number {
  const beyond = (at: number, length: number) => Math.max(RADIUS - at - 0.5, at + 0.5 - (length - RADIUS), 0);
  const distance = Math.hypot(beyond(x, width), beyond(y, height));
  return Math.min(1, Math.max(0, RADIUS - distance + 0.5));
}
