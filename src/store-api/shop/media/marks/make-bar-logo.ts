import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { drawFor, type Scheme } from './logo-ground.ts';
import { contentOf, groundOf } from './logo-margins.ts';
import type { Pixels } from './logo-pixels.ts';
import { writeAtomically } from '../write-atomically.ts';
import type { WireImage } from '#contract/product.ts';

/** Twice the size that the bar has room for. */
const BOX = { width: 400, height: 88 };
/** What is looked at for margins. */
const LARGEST = { width: 1000, height: 1000 };

/**
 * A logo as the bar shows it on light or on dark pages: without its margins, and drawn so that it can be told from the
 * ground (logo-ground.ts). With `folder` it is put there.
 */
export async function makeBarLogo(source: Buffer, scheme: Scheme, folder?: string): Promise<WireImage> {
  const name = barLogoName(source, scheme);
  const logo = await toPixels((await openLogo(source)).resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true }));
  const ground = groundOf(logo);
  const fitted = toSharp(logo)
    .extract(contentOf(logo, ground))
    .resize({ ...BOX, fit: 'inside', withoutEnlargement: true });
  const drawn = drawFor(scheme, await toPixels(fitted), ground);
  if (folder !== undefined)
    await writeAtomically(
      folder,
      name,
      await toSharp(drawn).webp({ nearLossless: true, quality: 40, effort: 6 }).toBuffer(),
    );
  return { url: `/media/${name}`, width: drawn.width, height: drawn.height };
}

/** The name of its file, which is made from its bytes. */
function barLogoName(source: Buffer, scheme: Scheme): string {
  return `${barLogoHash(source, scheme)}-bar.webp`;
}

export function barLogoHash(source: Buffer, scheme: Scheme): string {
  return createHash('sha256').update(`bar logo 1 ${scheme} `).update(source).digest('hex').slice(0, 16);
}

/** A drawing is rendered large: most of it may be margin. */
async function openLogo(source: Buffer): Promise<Sharp> {
  const { format, width, height } = await sharp(source).metadata();
  if (format !== 'svg') return sharp(source).autoOrient();
  const scale = Math.min(LARGEST.width / width, LARGEST.height / height);
  return sharp(source, { density: Math.min(2400, Math.max(72, 72 * scale)) });
}

async function toPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function toSharp({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } });
}
