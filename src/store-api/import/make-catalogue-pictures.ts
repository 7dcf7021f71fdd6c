import type { WireImage } from '#contract/product.ts';
import type { CataloguePicture, CatalogueProduct } from './read/catalogue-product.ts';
import type { Problem } from './import-error.ts';
import { readLocalPicture } from './local-picture.ts';
import { isLinked } from './read/read-pictures.ts';

export interface PictureFolders {
  /** Of the file's local pictures. */
  images: string;
  /** For the encoded pictures. */
  media: string;
}

export type OnProgress = (done: number, total: number) => void;

/**
 * Wire pictures by their source. Each local file is encoded once; a product's first picture also for previews in
 * messengers. A file that is not a picture is a problem of the first row that names it. With `checkOnly` nothing is
 * written: a local picture is only read, and named by its hash.
 */
export async function makeCataloguePictures(
  products: CatalogueProduct[],
  folders: PictureFolders,
  { checkOnly, onProgress }: { checkOnly: boolean; onProgress: OnProgress },
): Promise<{ pictures: Map<string, WireImage>; problems: Problem[] }> {
  const wanted = new Map<string, CataloguePicture>();
  for (const picture of products.flatMap((product) => product.pictures))
    if (!wanted.has(picture.source)) wanted.set(picture.source, picture);
  const firsts = new Set(products.map((product) => product.pictures[0]?.source));
  const pictures = new Map<string, WireImage>();
  const problems: Problem[] = [];
  const local = [...wanted.values()].filter((picture) => !isLinked(picture));
  for (const picture of wanted.values()) if (isLinked(picture)) pictures.set(picture.source, { url: picture.source });
  if (local.length > 0) await makeLocal(local);
  return { pictures, problems };

  async function makeLocal(files: CataloguePicture[]): Promise<void> {
    // Loaded only when needed, because sharp loads slowly and a catalogue of linked pictures does without it.
    const { inParallel } = await import('../media/in-parallel.ts');
    const { hashOf, makePicture } = await import('../media/make-picture.ts');
    const { findPictureRecord } = await import('../media/picture-record.ts');
    const { checkPicture } = await import('../media/read-bitmap.ts');
    const { PictureError } = await import('../media/picture-error.ts');
    const make = async (source: string): Promise<WireImage> => {
      const bytes = await readLocalPicture(folders.images, source);
      const social = firsts.has(source);
      if (!checkOnly) return makePicture(bytes, { folder: folders.media, social });
      await checkPicture(bytes);
      const hash = hashOf(bytes, { social });
      return (await findPictureRecord(folders.media, hash))?.picture ?? { url: `/media/${hash}` };
    };
    const makeOrReport = async ({ source, line, column }: CataloguePicture): Promise<void> => {
      try {
        pictures.set(source, await make(source));
      } catch (error) {
        if (!(error instanceof PictureError)) throw error;
        problems.push({ line, column, what: `the picture ${source.slice(0, 100)} ${error.message}` });
      }
    };
    await inParallel(files, makeOrReport, onProgress);
  }
}
