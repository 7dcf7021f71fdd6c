import { readFile } from 'node:fs/promises';
import type { WireImage } from '#contract/product.ts';
import type { CataloguePicture, CatalogueProduct } from './read/catalogue-product.ts';
import type { Problem } from './import-error.ts';
import { readLocalPicture } from './local-picture.ts';
import { isLinked } from './read/read-pictures.ts';

export interface PictureFolders {
  /** Of the file's local pictures. */
  images: string;
  /** The folder that no link may lead out of, where `images` lies deeper. */
  imagesRoot?: string | undefined;
  /** For the encoded pictures. */
  media: string;
  /**
   * Files of linked pictures, by their addresses: they are encoded like local ones, and those that are not in it are
   * left out. Without it pictures are linked.
   */
  downloads?: ReadonlyMap<string, string> | undefined;
  /** With `downloads`: those that are not in it stay links. */
  linksOthers?: boolean | undefined;
}

export type OnProgress = (done: number, total: number) => void;

/** A picture that a product does without. */
export interface MissingPicture {
  /** The row of the file that names it first. */
  line: number;
  source: string;
  /** Continues "the picture …". */
  why: string;
}

/** The same in every run: pictures are made and downloaded side by side. */
export function byLine(one: MissingPicture, other: MissingPicture): number {
  return one.line - other.line || (one.source < other.source ? -1 : 1);
}

/** A source as a product's first picture, which has a file for previews in messengers, and as another of it. */
export interface MadePicture {
  first?: WireImage;
  other?: WireImage;
}

export interface MadePictures {
  /** By source. */
  pictures: Map<string, MadePicture>;
  missing: MissingPicture[];
  problems: Problem[];
}

/**
 * Wire pictures by their source. A product's first picture is also for previews in messengers, whatever other products
 * have it (docs/decisions D700). A file that is not a picture is a problem of the first row that names it. With
 * `checkOnly` nothing is stored: a local picture is only read, and named by its hash.
 */
export async function makeCataloguePictures(
  products: CatalogueProduct[],
  folders: PictureFolders,
  { checkOnly, onProgress }: { checkOnly: boolean; onProgress: OnProgress },
): Promise<MadePictures> {
  const wanted = new Map<string, CataloguePicture>();
  for (const picture of products.flatMap((product) => product.pictures))
    if (!wanted.has(picture.source)) wanted.set(picture.source, picture);
  const firsts = new Set(products.map((product) => product.pictures[0]?.source));
  const others = new Set(products.flatMap((product) => product.pictures.slice(1).map(({ source }) => source)));
  const pictures = new Map<string, MadePicture>();
  const missing: MissingPicture[] = [];
  const problems: Problem[] = [];
  const { downloads } = folders;
  const isLocal = (picture: CataloguePicture) => !isLinked(picture) || downloads?.has(picture.source) === true;
  const local = [...wanted.values()].filter(isLocal);
  for (const picture of wanted.values())
    if ((!downloads || folders.linksOthers) && isLinked(picture)) {
      const linked = { url: picture.source };
      pictures.set(picture.source, { first: linked, other: linked });
    }
  if (local.length > 0) await makeLocal(local);
  return { pictures, missing: missing.sort(byLine), problems };

  async function makeLocal(files: CataloguePicture[]): Promise<void> {
    // Loaded only when needed, because sharp loads slowly and a catalogue of linked pictures does without it.
    const { inParallel } = await import('#store-api/shop/media/in-parallel.ts');
    const { hashOf, makePicture } = await import('#store-api/shop/media/make-picture.ts');
    const { findPicture } = await import('#store-api/shop/media/picture-record.ts');
    const { checkPicture } = await import('#store-api/shop/media/read-bitmap.ts');
    const { PictureError } = await import('#store-api/shop/media/picture-error.ts');
    const making = new Map<string, Promise<WireImage>>();
    const make = async (source: string): Promise<MadePicture> => {
      const download = downloads?.get(source);
      const bytes = await (download === undefined
        ? readLocalPicture(folders.images, source, folders.imagesRoot)
        : readFile(download));
      if (checkOnly) await checkPicture(bytes);
      return {
        ...(firsts.has(source) && { first: await makeOf(bytes, true) }),
        ...(others.has(source) && { other: await makeOf(bytes, false) }),
      };
    };
    const makeOf = async (bytes: Buffer, social: boolean): Promise<WireImage> => {
      const hash = hashOf(bytes, { social });
      if (checkOnly) return (await findPicture(folders.media, hash)) ?? { url: `/media/${hash}` };
      // Two files of the same bytes have the same names, and are stored once.
      const made = making.get(hash) ?? makePicture(bytes, { folder: folders.media, social });
      making.set(hash, made);
      return made;
    };
    const makeOrReport = async ({ source, line, column, optional }: CataloguePicture): Promise<void> => {
      try {
        pictures.set(source, await make(source));
      } catch (error) {
        if (!(error instanceof PictureError)) throw error;
        if (optional || downloads?.has(source)) missing.push({ line, source, why: error.message });
        else problems.push({ line, column, what: `the picture ${source.slice(0, 100)} ${error.message}` });
      }
    };
    await inParallel(files, makeOrReport, onProgress);
  }
}
