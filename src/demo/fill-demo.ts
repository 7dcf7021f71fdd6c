import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { WireImage } from '#contract/product.ts';
import { createStore } from '#store-api/stores/create-store.ts';
import type { Db } from '#store-api/db/open-database.ts';
import { demoCatalogue, demoScenes, demoStore, drawDemoPictures } from './demo.ts';
import { importCatalogue } from '#store-api/import/import-catalogue.ts';
import { inParallel } from '#store-api/media/in-parallel.ts';
import { makeLogo } from '#store-api/media/make-logo.ts';
import { makePicture } from '#store-api/media/make-picture.ts';
import { SCENE_WIDTHS } from '#store-api/media/picture-formats.ts';
import { progressLine } from '#store-api/cli/progress-line.ts';

interface Fill {
  dataFolder: string;
  say: (line: string) => void;
  /** Called before the first row is written: from then on the store is there, but not whole. */
  beforeWriting: () => Promise<void>;
}

/** Draws the demo shop and puts it in, by the importer every shop uses. May be done again at any point. */
export async function fillDemo(db: Db, { dataFolder, say, beforeWriting }: Fill): Promise<void> {
  const media = join(dataFolder, 'media');
  await mkdir(media, { recursive: true });
  const drawings = await emptyFolder(dataFolder);
  try {
    say('Filling the shop: drawing the pictures. This happens once.');
    await drawDemoPictures(drawings, progressLine('Drawing', say));
    const info = { ...demoStore.info, ...(await makeScenes(drawings, media)) };
    await beforeWriting();
    await createStore(db, { id: demoStore.id, isDefault: true, hosts: demoStore.hosts, info });
    const { created, updated, unchanged } = await importCatalogue(db, {
      storeId: demoStore.id,
      file: demoCatalogue,
      images: drawings,
      media,
      onProgress: progressLine('Filling the shop', say),
    });
    say(`Filling the shop: ${created + updated + unchanged} products are in.`);
  } finally {
    await rm(drawings, { recursive: true, force: true });
  }
}

/** A folder of this process's own; those of fills that were cut off go. */
async function emptyFolder(dataFolder: string): Promise<string> {
  for (const name of await readdir(dataFolder)) {
    const pid = /^drawings-(\d+)$/.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) await rm(join(dataFolder, name), { recursive: true, force: true });
  }
  const folder = join(dataFolder, `drawings-${process.pid}`);
  await mkdir(folder, { recursive: true });
  return folder;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The store info's pictures: hero, promo and category tiles in wide sizes, the logo as it is. */
async function makeScenes(drawings: string, media: string) {
  const read = (name: string) => readFile(join(drawings, name));
  const { hero, heroTall, promo, logo } = demoScenes;
  const names = Object.keys(demoScenes.categories);
  const files = [hero, heroTall, promo, ...Object.values(demoScenes.categories)];
  const [heroPicture, heroPictureTall, promoPicture, ...tiles] = await inParallel(files, async (file) =>
    makePicture(await read(file), { folder: media, widths: SCENE_WIDTHS, social: file === hero }),
  );
  const categoryPictures: Record<string, WireImage> = Object.fromEntries(
    tiles.map((tile, index) => [names[index] ?? '', { ...tile, alt: names[index] }]),
  );
  const categoryImages = Object.fromEntries(Object.entries(categoryPictures).map(([name, { url }]) => [name, url]));
  return {
    heroPicture,
    heroPictureTall,
    promoPicture,
    categoryPictures,
    categoryImages,
    companyLogoUrl: await makeLogo(await read(logo), media),
  };
}
