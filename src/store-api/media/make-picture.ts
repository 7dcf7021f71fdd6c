import { createHash } from 'node:crypto';
import type { WireImage } from '#contract/product.ts';
import { findPictureRecord, storePictureRecord, type PictureRecord } from './picture-record.ts';
import { makeSocial } from './make-social.ts';
import {
  BETTER_FORMATS,
  FALLBACK,
  FALLBACK_WIDTH,
  FORMATS,
  type PictureFormat,
  PRODUCT_WIDTHS,
  SETTINGS_VERSION,
  SOCIAL_VERSION,
} from './picture-formats.ts';
import { type Bitmap, ofBitmap, readBitmap } from './read-bitmap.ts';
import { writeAtomically } from './write-atomically.ts';

export interface PictureTarget {
  /** The folder for the files, which must exist. They are served under `/media/`. */
  folder: string;
  /** Widths in px, ascending: `PRODUCT_WIDTHS` unless set. */
  widths?: number[];
  /** Also makes the preview that messengers show of a link, as `social`. */
  social?: boolean;
}

/**
 * Makes the responsive files of one picture, named by the hash of its bytes and of how they are encoded, so that a
 * name never changes its content and a second call makes nothing. Never scaled up; the aspect ratio is kept.
 * @throws PictureError when the source is no usable picture.
 */
export async function makePicture(
  source: Buffer,
  { folder, widths = PRODUCT_WIDTHS, social = false }: PictureTarget,
): Promise<WireImage> {
  const hash = hashOf(source, { widths, social });
  const found = await findPictureRecord(folder, hash);
  if (found) return found.picture;
  const bitmap = await readBitmap(source, Math.max(...widths));
  const files: PictureRecord['files'] = {};
  for (const { extension, encode, widths: chosen } of FORMATS)
    for (const width of widthsOf(bitmap, widths, chosen)) {
      const bytes = await encode(ofBitmap(bitmap).resize({ width })).toBuffer();
      const name = nameOf(hash, width, extension);
      await writeAtomically(folder, name, bytes);
      files[name] = bytes.length;
    }
  const picture = await describe(hash, bitmap, widths);
  if (social) {
    const bytes = await makeSocial(bitmap);
    const name = `${hash}-social.jpg`;
    await writeAtomically(folder, name, bytes);
    files[name] = bytes.length;
    picture.social = `/media/${name}`;
  }
  await storePictureRecord(folder, hash, { picture, files });
  return picture;
}

/** The first 16 hex characters that name a picture's files. */
export function hashOf(
  source: Buffer,
  { widths = PRODUCT_WIDTHS, social = false }: Omit<PictureTarget, 'folder'> = {},
): string {
  return createHash('sha256')
    .update(`${SETTINGS_VERSION} ${widths.join(' ')} ${social ? `social ${SOCIAL_VERSION} ` : ''}`)
    .update(source)
    .digest('hex')
    .slice(0, 16);
}

async function describe(hash: string, bitmap: Bitmap, widths: number[]): Promise<WireImage> {
  const srcset = ({ extension, widths: chosen }: PictureFormat) =>
    widthsOf(bitmap, widths, chosen)
      .map((width) => `/media/${nameOf(hash, width, extension)} ${width}w`)
      .join(', ');
  const fallbackWidths = widthsOf(bitmap, widths, FALLBACK.widths);
  const fallbackWidth = fallbackWidths.findLast((width) => width <= FALLBACK_WIDTH) ?? fallbackWidths[0];
  const { dominant } = await ofBitmap(bitmap).resize({ width: 64 }).stats();
  return {
    url: `/media/${nameOf(hash, fallbackWidth, FALLBACK.extension)}`,
    width: bitmap.width,
    height: bitmap.height,
    color: `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
    srcset: srcset(FALLBACK),
    sources: BETTER_FORMATS.map((format) => ({ type: format.type, srcset: srcset(format) })),
  };
}

/** Those below the bitmap's own width which the format takes, then that width. */
function widthsOf(bitmap: Bitmap, widths: number[], chosen: number[] = widths): [...number[], number] {
  return [...widths.filter((width) => width < bitmap.width && chosen.includes(width)), bitmap.width];
}

function nameOf(hash: string, width: number, extension: string): string {
  return `${hash}-${width}.${extension}`;
}
