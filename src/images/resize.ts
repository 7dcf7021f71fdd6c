import type { Sharp } from 'sharp';
import type { ImageFormat } from './address.ts';

/** A picture of the web is far below this; a few bytes may claim to be far above. */
const MAX_PIXELS = 30_000_000;
const MAX_SECONDS = 20;

/** Part of every derived file's name: raise it when anything below changes. */
export const SETTINGS_VERSION = 1;

const ENCODE: Record<ImageFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 70, effort: 3 }),
  jpeg: (picture) => picture.jpeg({ quality: 72 }),
};

/**
 * The picture upright, `width` px wide and never larger than it was, on white where it was transparent.
 * @throws when it cannot be decoded
 */
export async function resize(source: Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  const picture = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient: true })
    .timeout({ seconds: MAX_SECONDS })
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');
  return ENCODE[format](picture).toBuffer();
}
