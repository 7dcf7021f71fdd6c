import sharp from 'sharp';

const MOST_WIDTH = 480;
const QUALITY = 35;
/** A pixel differs when one of its channels does by more than this: below it are WebP's own traces. */
const TOLERANCE = 40;

/** As it is kept: small, since it has to show what changed and not how it looks. */
export async function toBaseline(png: Buffer): Promise<Buffer> {
  const { width } = await sharp(png).metadata();
  return sharp(png)
    .resize({ width: Math.min(width, MOST_WIDTH) })
    .webp({ quality: QUALITY, effort: 5 })
    .toBuffer();
}

export interface Difference {
  /** Of all pixels, 0 to 1; 1 when the sizes differ. */
  share: number;
  /** What differs in red on a pale copy; none when the sizes differ. */
  picture?: Buffer;
}

export async function compare(before: Buffer, after: Buffer): Promise<Difference> {
  const [a, b] = await Promise.all([pixels(before), pixels(after)]);
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return { share: 1 };
  const { width, height } = a.info;
  const shown = Buffer.alloc(a.data.length);
  let differing = 0;
  for (let at = 0; at < a.data.length; at += 3) {
    const most = Math.max(...[0, 1, 2].map((channel) => Math.abs(a.data[at + channel]! - b.data[at + channel]!)));
    if (most > TOLERANCE) {
      differing += 1;
      shown.set([220, 0, 0], at);
    } else for (let channel = 0; channel < 3; channel += 1) shown[at + channel] = 170 + b.data[at + channel]! / 3;
  }
  const picture = await sharp(shown, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return { share: differing / (width * height), picture };
}

function pixels(picture: Buffer) {
  return sharp(picture).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
}
