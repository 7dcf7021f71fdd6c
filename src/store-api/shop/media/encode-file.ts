import sharp from 'sharp';
import { makeSocial } from './make-social.ts';
import { readMaster } from './masters.ts';
import type { PictureFile } from './picture-file.ts';
import { FORMATS } from './picture-formats.ts';
import type { PictureRecord } from './picture-record.ts';
import { type Bitmap, ofBitmap, readBitmap } from './read-bitmap.ts';

// One thread a picture: who encodes several at once counts the processors.
sharp.concurrency(1);
sharp.cache(false);

/** The master of a record, as wide as its widest file. @throws PictureError when it is damaged */
export async function readMasterBitmap(folder: string, { master, files }: PictureRecord): Promise<Bitmap> {
  const widths = files.map((name) => Number(/-(\d+)\./.exec(name)?.[1] ?? 0));
  return readBitmap(await readMaster(folder, master), Math.max(...widths));
}

/** The bytes of one file, the same whenever it is encoded. */
export async function encodeFile(bitmap: Bitmap, { width, extension }: PictureFile): Promise<Buffer> {
  if (width === undefined) return makeSocial(bitmap);
  const format = FORMATS.find((one) => one.extension === extension);
  if (!format) throw new Error(`no picture is encoded as ${extension}`);
  return format.encode(ofBitmap(bitmap).resize({ width })).toBuffer();
}
