import { createHash } from 'node:crypto';
import type { WireImage } from '#contract/product.ts';
import { storeMaster } from './masters.ts';
import { nameOf, socialNameOf } from './picture-file.ts';
import { findPicture, keepPicture, storePictureRecord } from './picture-record.ts';
import {
  BETTER_FORMATS,
  FALLBACK,
  FALLBACK_WIDTH,
  FORMATS,
  type PictureFormat,
  SETTINGS_VERSION,
  SOCIAL_VERSION,
} from './picture-formats.ts';
import { PICTURE_WIDTHS } from '#config.ts';
import { type Bitmap, ofBitmap, readBitmap } from './read-bitmap.ts';

export interface PictureTarget {
  /** The folder for the files, which must exist. They are served under `/media/`. */
  folder: string;
  /** Widths in px, ascending: `PICTURE_WIDTHS` unless set. */
  widths?: number[];
  /** Also has the preview that messengers show of a link, as `social`. */
  social?: boolean;
}

/**
 * A picture with the addresses of its responsive files. They are named by the hash of its bytes and of how they are
 * encoded, so that a name never changes its content. Nothing is encoded here: the bytes are stored as the picture's
 * master, and each file is encoded when it is first asked for, or ahead (docs/decisions D235). Never scaled up; the
 * aspect ratio is kept.
 * @throws PictureError when the source is no usable picture.
 */
export async function makePicture(
  source: Buffer,
  { folder, widths = PICTURE_WIDTHS, social = false }: PictureTarget,
): Promise<WireImage> {
  const hash = hashOf(source, { widths, social });
  const found = await findPicture(folder, hash);
  if (found && (await keepPicture(folder, hash))) return found;
  const bitmap = await readBitmap(source, Math.max(...widths));
  const picture = await describe(hash, bitmap, { widths, social });
  const files = FORMATS.flatMap(({ extension, widths: chosen }) =>
    widthsOf(bitmap, widths, chosen).map((width) => nameOf(hash, width, extension)),
  );
  const master = await storeMaster(folder, source);
  await storePictureRecord(folder, hash, {
    picture,
    files: social ? [...files, socialNameOf(hash)] : files,
    master,
  });
  return picture;
}

/** The first 16 hex characters that name a picture's files. */
export function hashOf(
  source: Buffer,
  { widths = PICTURE_WIDTHS, social = false }: Omit<PictureTarget, 'folder'> = {},
): string {
  return createHash('sha256')
    .update(`${SETTINGS_VERSION} ${widths.join(' ')} ${social ? `social ${SOCIAL_VERSION} ` : ''}`)
    .update(source)
    .digest('hex')
    .slice(0, 16);
}

async function describe(
  hash: string,
  bitmap: Bitmap,
  { widths, social }: { widths: number[]; social: boolean },
): Promise<WireImage> {
  const srcset = ({ extension, widths: chosen }: PictureFormat) =>
    widthsOf(bitmap, widths, chosen)
      .map((width) => `/media/${nameOf(hash, width, extension)} ${width}w`)
      .join(', ');
  const fallbackWidths = widthsOf(bitmap, widths, FALLBACK.widths);
  const fallbackWidth = fallbackWidths.findLast((width) => width <= FALLBACK_WIDTH) ?? fallbackWidths[0];
  const dominant = await dominantColor(bitmap);
  return {
    url: `/media/${nameOf(hash, fallbackWidth, FALLBACK.extension)}`,
    width: bitmap.width,
    height: bitmap.height,
    color: `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
    srcset: srcset(FALLBACK),
    sources: BETTER_FORMATS.map((format) => ({ type: format.type, srcset: srcset(format) })),
    ...(social ? { social: `/media/${socialNameOf(hash)}` } : {}),
  };
}

/** Those below the bitmap's own width which the format takes, then that width. */
function widthsOf(bitmap: Bitmap, widths: number[], chosen: number[] = widths): [...number[], number] {
  return [...widths.filter((width) => width < bitmap.width && chosen.includes(width)), bitmap.width];
}

/** Of a small copy: sharp's statistics are of the input, whatever is done with it, and take long for a large one. */
async function dominantColor(bitmap: Bitmap): Promise<{ r: number; g: number; b: number }> {
  const { data, info } = await ofBitmap(bitmap).resize({ width: 64 }).raw().toBuffer({ resolveWithObject: true });
  return (await ofBitmap({ data, width: info.width, height: info.height }).stats()).dominant;
}
