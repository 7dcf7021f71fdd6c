import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { writeAtomically } from '../write-atomically.ts';

/** Behind a mark that would be cut to a shape or shown on any colour: the paper of the pages. */
const PAPER = '#fbfaf8';
/** Above this a logo is too wide to be known in a square. */
const SQUARISH = 1.6;

/** Each file of a mark. `fill`: how much of the square it takes where its corners may be cut off. */
const ICONS = [
  { name: '32', size: 32, cut: false, fill: 1 },
  { name: '180', size: 180, cut: true, fill: 0.84 },
  { name: '192', size: 192, cut: false, fill: 1 },
  { name: '512', size: 512, cut: false, fill: 1 },
  { name: 'maskable', size: 512, cut: true, fill: 0.7 },
] as const;

/**
 * The marks of browser tabs and home screens, from one picture. Gives their addresses by name; with `folder` they are
 * put there.
 */
export async function makeIcons(source: Buffer, folder?: string): Promise<Record<string, string>> {
  const base = iconsName(source);
  const nameOf = (name: string) => `${base}-icon-${name}.png`;
  if (folder !== undefined) {
    const mark = await openMark(source);
    const { isOpaque } = await mark.clone().stats();
    for (const { name, size, cut, fill } of ICONS) {
      const inner = Math.round(size * (isOpaque ? 1 : fill));
      const drawn = await mark
        .clone()
        .resize(inner, inner, { fit: isOpaque ? 'cover' : 'contain', background: '#0000' })
        .png()
        .toBuffer();
      const ground = { create: { width: size, height: size, channels: 4, background: cut ? PAPER : '#0000' } } as const;
      const icon = sharp(ground).composite([{ input: drawn }]);
      await writeAtomically(folder, nameOf(name), await icon.png({ compressionLevel: 9 }).toBuffer());
    }
  }
  return Object.fromEntries(ICONS.map(({ name }) => [name, `/media/${nameOf(name)}`]));
}

/** Can a logo stand for the shop in a square of a few pixels? */
export async function isSquarish(source: Buffer): Promise<boolean> {
  const { width, height } = await sharp(source).metadata();
  return Math.max(width, height) / Math.min(width, height) <= SQUARISH;
}

/** The beginning of its files' names, which is made from its bytes. */
export function iconsName(source: Buffer): string {
  return createHash('sha256').update('icons 1 ').update(source).digest('hex').slice(0, 16);
}

/** A drawing is rendered as large as the largest mark. */
async function openMark(source: Buffer): Promise<Sharp> {
  const { format, width, height } = await sharp(source).metadata();
  if (format !== 'svg') return sharp(source).autoOrient();
  return sharp(source, { density: Math.min(2400, Math.max(72, (72 * 512) / Math.max(width, height))) });
}
