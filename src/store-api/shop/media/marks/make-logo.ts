import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { writeAtomically } from '../write-atomically.ts';

const BOX = { width: 640, height: 160 };

/** A logo as one PNG that keeps its transparency, fitted into 640 x 160 px. Returns its address. */
export async function makeLogo(source: Buffer, folder: string): Promise<string> {
  const name = logoName(source);
  const bytes = await sharp(source)
    .autoOrient()
    .resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer();
  await writeAtomically(folder, name, bytes);
  return `/media/${name}`;
}

/** The name of its file, which is made from its bytes. */
export function logoName(source: Buffer): string {
  return `${createHash('sha256').update('logo 1 ').update(source).digest('hex').slice(0, 16)}-logo.png`;
}
