import type { ShopFolder } from './read-shop-folder.ts';
import { type NamedShopPicture, namedPictures, type ShopPictures } from './named-pictures.ts';
import { readLocalPicture } from '../import/local-picture.ts';
import { inParallel } from '#store-api/shop/media/in-parallel.ts';
import { logoName, makeLogo } from '#store-api/shop/media/marks/make-logo.ts';
import { hashOf, makePicture } from '#store-api/shop/media/make-picture.ts';
import { SCENE_WIDTHS } from '#store-api/shop/media/picture-formats.ts';
import { findPicture } from '#store-api/shop/media/picture-record.ts';
import type { StoreFile } from './store-schema.ts';
import type { WireImage } from '#contract/product.ts';

interface Target {
  media: string;
  /** Nothing is encoded: a picture that was not made yet is named by its hash alone. */
  checkOnly: boolean;
}

/** The pictures of store and categories as the store's record has them. */
export async function shopPictures({ path, store, categories }: ShopFolder, target: Target): Promise<ShopPictures> {
  const shown = namedPictures(store, categories).filter(({ kind }) => kind === 'logo' || kind === 'scene');
  const made = await inParallel(shown, async (named) => {
    const bytes = await readLocalPicture(path, named.path);
    const picture = await (named.kind === 'logo' ? logoOf(bytes, target) : sceneOf(bytes, named, target));
    return named.toInfo(named.alt === undefined ? picture : { ...picture, alt: named.alt });
  });
  return made.reduce<ShopPictures>(
    (sum, one) => ({
      ...sum,
      ...one,
      categoryPictures: { ...sum.categoryPictures, ...one.categoryPictures },
      categoryImages: { ...sum.categoryImages, ...one.categoryImages },
    }),
    {
      categoryPictures: {},
      categoryImages: {},
      ...(await iconsOf(path, store, target)),
      ...(await barLogosOf(path, store, target)),
    },
  );
}

/** From the favicon, else from a logo that fits a square; without either the pages draw a letter. */
async function iconsOf(
  path: string,
  { favicon, logo }: StoreFile,
  { media, checkOnly }: Target,
): Promise<ShopPictures> {
  const from = favicon ?? logo;
  if (from === undefined) return {};
  // sharp loads slowly, and a folder without pictures does without it.
  const { isSquarish, makeIcons } = await import('#store-api/shop/media/marks/make-icons.ts');
  const bytes = await readLocalPicture(path, from);
  if (favicon === undefined && !(await isSquarish(bytes))) return {};
  return { icons: await makeIcons(bytes, checkOnly ? undefined : media) };
}

/** The logo of the bar, on light pages and on dark ones. */
async function barLogosOf(
  path: string,
  { logo, logoDark = logo }: StoreFile,
  { media, checkOnly }: Target,
): Promise<ShopPictures> {
  if (logo === undefined || logoDark === undefined) return {};
  const { makeBarLogo } = await import('#store-api/shop/media/marks/make-bar-logo.ts');
  const folder = checkOnly ? undefined : media;
  const [light, dark] = [await readLocalPicture(path, logo), await readLocalPicture(path, logoDark)];
  return {
    logoPicture: await makeBarLogo(light, 'light', folder),
    logoPictureDark: await makeBarLogo(dark, 'dark', folder),
  };
}

async function logoOf(bytes: Buffer, { media, checkOnly }: Target): Promise<WireImage> {
  return { url: checkOnly ? `/media/${logoName(bytes)}` : await makeLogo(bytes, media) };
}

/** In wide sizes. */
async function sceneOf(
  bytes: Buffer,
  { social = false }: NamedShopPicture,
  { media, checkOnly }: Target,
): Promise<WireImage> {
  if (!checkOnly) return makePicture(bytes, { folder: media, widths: SCENE_WIDTHS, social });
  const hash = hashOf(bytes, { widths: SCENE_WIDTHS, social });
  return (await findPicture(media, hash)) ?? { url: `/media/${hash}` };
}
