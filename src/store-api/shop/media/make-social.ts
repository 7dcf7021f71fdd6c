import type { Sharp } from 'sharp';
import { type Bitmap, ofBitmap } from './read-bitmap.ts';

/** The size of the preview that messengers and social sites show of a link. */
const SOCIAL = { width: 1200, height: 630 };

const SOFT = 36;

/**
 * A JPEG of 1200 x 630 px. A wider picture is cropped; a narrower one is in the middle, and both sides are filled with
 * its edges, stretched and blurred, so that its background continues.
 */
export async function makeSocial(bitmap: Bitmap): Promise<Buffer> {
  const isWide = bitmap.width / bitmap.height >= SOCIAL.width / SOCIAL.height;
  const picture = isWide ? ofBitmap(bitmap).resize({ ...SOCIAL, position: 'right' }) : await extended(bitmap);
  return picture.jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}

async function extended(bitmap: Bitmap): Promise<Sharp> {
  const { data, info } = await ofBitmap(bitmap)
    .resize({ height: SOCIAL.height })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const whole: Bitmap = { data, width: info.width, height: info.height };
  const left = Math.floor((SOCIAL.width - whole.width) / 2);
  const right = SOCIAL.width - whole.width - left;
  const sides = await Promise.all([side(whole, 0, left), side(whole, whole.width - 1, right)]);
  return ofBitmap({ data: Buffer.alloc(SOCIAL.width * SOCIAL.height * 3), ...SOCIAL }).composite([
    { ...sides[0], left: 0, top: 0 },
    { ...sides[1], left: left + whole.width, top: 0 },
    { input: whole.data, raw: { width: whole.width, height: whole.height, channels: 3 }, left, top: 0 },
  ]);
}

/** One column of pixels, blurred along its height and drawn out to a width. */
async function side(whole: Bitmap, column: number, width: number) {
  const edge = await ofBitmap(whole).extract({ left: column, top: 0, width: 1, height: whole.height }).raw().toBuffer();
  const broad = await ofBitmap({ data: edge, width: 1, height: whole.height })
    .resize({ width, height: whole.height, fit: 'fill', kernel: 'nearest' })
    .blur(SOFT)
    .raw()
    .toBuffer();
  return { input: broad, raw: { width, height: whole.height, channels: 3 as const } };
}
