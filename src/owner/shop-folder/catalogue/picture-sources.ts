import { fontName } from '../font.ts';
import { PICTURES_FOLDER } from '../read/read-products.ts';
import { barLogoHash } from '#store-api/shop/media/marks/make-bar-logo.ts';
import { iconsName } from '#store-api/shop/media/marks/make-icons.ts';
import { logoName } from '#store-api/shop/media/marks/make-logo.ts';
import { hashOf } from '#store-api/shop/media/make-picture.ts';
import { readMaster } from '#store-api/shop/media/masters.ts';
import { hashOfAddress } from '#store-api/shop/media/picture-file.ts';
import { SCENE_WIDTHS } from '#store-api/shop/media/picture-formats.ts';
import type { AppliedFolder } from '#store-api/shop/stores/applied-folder.ts';
import type { WireImage } from '#contract/product.ts';

/** Of what the stored pictures of an applied folder were made. */
export interface PictureSources {
  /** Paths of the folder's files, else addresses, by the hashes that name what was made of them. */
  sources: ReadonlyMap<string, string>;
  /**
   * By the same hashes every source of the same bytes that a product can name: addresses, then paths in the order in
   * which they are named.
   */
  alike: ReadonlyMap<string, readonly string[]>;
}

export async function readSources({ pictures, downloads = {} }: AppliedFolder, media: string): Promise<PictureSources> {
  const sources = new Map<string, string>();
  const alike = new Map<string, readonly string[]>();
  const masters = Map.groupBy([...Object.entries(downloads), ...Object.entries(pictures)], ([, master]) => master);
  for (const [master, named] of masters) {
    const bytes = await readMaster(media, master);
    const all = named.map(([source]) => source);
    // The store's own are named before those of products.
    const first = all.find((source) => Object.hasOwn(pictures, source)) ?? all[0] ?? '';
    const forProducts = all.filter(
      (source) => !Object.hasOwn(pictures, source) || source.startsWith(`${PICTURES_FOLDER}/`),
    );
    for (const hash of hashesOf(bytes)) {
      sources.set(hash, first);
      alike.set(hash, forProducts);
    }
  }
  return { sources, alike };
}

function hashesOf(bytes: Buffer): string[] {
  return [
    ...[false, true].flatMap((social) => [hashOf(bytes, { social }), hashOf(bytes, { social, widths: SCENE_WIDTHS })]),
    logoName(bytes),
    barLogoHash(bytes, 'dark'),
    iconsName(bytes),
    fontName(bytes),
  ];
}

/** The source of a stored picture: by the hash in its name, else its address. */
export function sourceOf({ url }: WireImage, sources: ReadonlyMap<string, string>): string {
  const hash = hashOfAddress(url);
  return (hash === undefined ? undefined : sources.get(hash)) ?? url;
}

/**
 * The sources of each product's pictures. Files of the same bytes take turns: a product that has a picture twice names
 * two files, since a file counts once for it, and none of them is left out.
 */
export function productSources(products: readonly WireImage[][], { alike }: PictureSources): string[][] {
  const alikeOf = ({ url }: WireImage) => alike.get(hashOfAddress(url) ?? '');
  const shown = Map.groupBy(products.flat(), alikeOf);
  const turns = new Map<readonly string[], number>();
  return products.map((pictures) =>
    pictures.map((picture) => {
      const all = alikeOf(picture);
      if (all === undefined) return picture.url;
      const turn = turns.get(all) ?? 0;
      turns.set(all, turn + 1);
      // What is more than products show is the store's, which is named first.
      const own = all.slice(-(shown.get(all)?.length ?? 0));
      return own[turn % own.length] ?? picture.url;
    }),
  );
}
