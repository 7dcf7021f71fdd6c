import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoFolder } from './demo.ts';
import { type Drawing, drawings, logo, masterOf, scenes } from './drawings.ts';
import { progressLine } from '#store-api/cli/progress-line.ts';
import { inParallel } from '#store-api/media/in-parallel.ts';
import { ofBitmap, readBitmap } from '#store-api/media/read-bitmap.ts';

/**
 * `npm run demo:draw`: draws the demo shop's pictures again, as the masters that are committed. Takes a minute
 * or two. A running shop needs none of it.
 */
const FOLDER = join(demoFolder, 'pictures');
const SCENE_QUALITY = 80;
const PRODUCT_QUALITY = 58;
const MAX_BYTES = 10_000_000;

await mkdir(FOLDER, { recursive: true });
const sizes = await inParallel(drawings, write, progressLine('Drawing', console.log));
const bytes = sizes.reduce((sum, size) => sum + size, 0);
console.log(`${drawings.length} pictures, ${(bytes / 1_000_000).toFixed(1)} MB`);
if (bytes > MAX_BYTES) {
  console.error(`They have more than the ${MAX_BYTES / 1_000_000} MB that a clone may take for them.`);
  process.exitCode = 1;
}

/** Returns the number of bytes. */
async function write(drawing: Drawing): Promise<number> {
  const svg = Buffer.from(drawing.draw());
  const master = drawing === logo ? svg : await toWebp(svg, scenes.includes(drawing));
  await writeFile(join(FOLDER, masterOf(drawing)), master);
  return master.length;
}

async function toWebp(svg: Buffer, isScene: boolean): Promise<Buffer> {
  return ofBitmap(await readBitmap(svg, isScene ? 2000 : 960))
    .webp({ quality: isScene ? SCENE_QUALITY : PRODUCT_QUALITY, effort: 6, smartSubsample: true })
    .toBuffer();
}
