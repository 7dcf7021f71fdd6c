import type { Metadata, Sharp } from 'sharp';
import sharp from 'sharp';
import { PictureError } from './picture-error.ts';

/** A picture in memory: sRGB, three channels of a byte, upright, without metadata. */
export interface Bitmap {
  data: Buffer;
  width: number;
  height: number;
}

const MAX_PIXELS = 64_000_000;
const READABLE = ['png', 'jpeg', 'webp', 'heif', 'svg'];

/**
 * Decodes PNG, JPEG, WebP, AVIF or SVG to a bitmap at most `maxWidth` px wide. Transparency becomes white.
 * @throws PictureError when it is something else, broken, or above 64 million pixels.
 */
export async function readBitmap(source: Buffer, maxWidth: number): Promise<Bitmap> {
  try {
    const { format } = await readHead(source);
    const full = open(source).autoOrient();
    // An SVG's filters are coarse when it is scaled while it is rendered, so it is rendered in full size first.
    const picture = format === 'svg' ? ofBitmap(await toBitmap(full)) : full;
    return await toBitmap(picture.resize({ width: maxWidth, withoutEnlargement: true }));
  } catch (error) {
    throw asPictureError(error);
  }
}

/**
 * Reads the file's header, and all of it where its end is not the one that its format has: a file that was cut off has
 * a good header. @throws PictureError as `readBitmap` does, as far as these show it
 */
export async function checkPicture(source: Buffer): Promise<void> {
  try {
    const { format } = await readHead(source);
    if (!hasItsEnd(format, source)) await open(source).resize({ width: 64 }).raw().toBuffer();
  } catch (error) {
    throw asPictureError(error);
  }
}

async function readHead(source: Buffer): Promise<Metadata> {
  const head = await open(source).metadata();
  if (!READABLE.includes(head.format))
    throw new PictureError(`is ${head.format.toUpperCase()}; use PNG, JPEG, WebP, AVIF or SVG`);
  return head;
}

const JPEG_END = Buffer.from([0xff, 0xd9]);
const PNG_END = Buffer.from('IEND\xaeB`\x82', 'latin1');

/** Decoding is a hundred times as much work, and needed where this is false alone. */
function hasItsEnd(format: string, source: Buffer): boolean {
  if (format === 'jpeg') return source.subarray(-JPEG_END.length).equals(JPEG_END);
  if (format === 'png') return source.subarray(-PNG_END.length).equals(PNG_END);
  if (format === 'webp') return source.length >= source.readUInt32LE(4) + 8;
  // An SVG that was cut off has no header that can be read.
  return format === 'svg';
}

export function ofBitmap({ data, width, height }: Bitmap): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

function open(source: Buffer): Sharp {
  return sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
}

async function toBitmap(picture: Sharp): Promise<Bitmap> {
  const { data, info } = await picture
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function asPictureError(error: unknown): PictureError {
  if (error instanceof PictureError) return error;
  const why = error instanceof Error ? error.message.replace(/\n.*/s, '') : String(error);
  return new PictureError(
    /pixel limit/i.test(why)
      ? 'has more than 64 million pixels'
      : `cannot be read (${why.replace(/^Input buffer /, '')})`,
  );
}
