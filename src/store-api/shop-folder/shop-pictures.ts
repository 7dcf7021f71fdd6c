import type { ShopFolder } from './read-shop-folder.ts';
import { readLocalPicture } from '../import/local-picture.ts';
import { inParallel } from '../media/in-parallel.ts';
import { logoName, makeLogo } from '../media/make-logo.ts';
import { hashOf, makePicture } from '../media/make-picture.ts';
import { SCENE_WIDTHS } from '../media/picture-formats.ts';
import { findPicture } from '../media/picture-record.ts';
import type { WireImage } from '#contract/product.ts';
import type { WireStoreInfo } from '#contract/store-info.ts';

type ShopPictures = Pick<
  WireStoreInfo,
  'companyLogoUrl' | 'heroPicture' | 'heroPictureTall' | 'promoPicture' | 'categoryPictures' | 'categoryImages'
>;

interface Scene {
  path: string;
  alt?: string;
  /** Also what messengers show of a link to the shop. */
  social?: boolean;
  at: (picture: WireImage) => ShopPictures;
}

/**
 * The pictures of store and categories, in wide sizes. With `checkOnly` nothing is encoded: a picture that was not made
 * yet is named by its hash alone.
 */
export async function shopPictures(
  { path, store, categories }: ShopFolder,
  { media, checkOnly }: { media: string; checkOnly: boolean },
): Promise<ShopPictures> {
  const { hero, heroTall, promo } = store.home ?? {};
  const scenes: Scene[] = [
    ...(hero ? [{ path: hero, social: true, at: (picture: WireImage) => ({ heroPicture: picture }) }] : []),
    ...(heroTall ? [{ path: heroTall, at: (picture: WireImage) => ({ heroPictureTall: picture }) }] : []),
    ...(promo?.picture ? [{ path: promo.picture, at: (picture: WireImage) => ({ promoPicture: picture }) }] : []),
    ...categories.flatMap(({ name, picture: file }) =>
      file === undefined
        ? []
        : [
            {
              path: file,
              alt: name,
              at: (picture: WireImage) => ({
                categoryPictures: { [name]: picture },
                categoryImages: { [name]: picture.url },
              }),
            },
          ],
    ),
  ];
  const made = await inParallel(scenes, async ({ path: file, alt, social = false, at }) => {
    const bytes = await readLocalPicture(path, file);
    const picture = await pictureOf(bytes, { media, checkOnly, social });
    return at(alt === undefined ? picture : { ...picture, alt });
  });
  const all = made.reduce<ShopPictures>(
    (sum, one) => ({
      ...sum,
      ...one,
      categoryPictures: { ...sum.categoryPictures, ...one.categoryPictures },
      categoryImages: { ...sum.categoryImages, ...one.categoryImages },
    }),
    { categoryPictures: {}, categoryImages: {} },
  );
  if (store.logo === undefined) return all;
  const logo = await readLocalPicture(path, store.logo);
  return { ...all, companyLogoUrl: checkOnly ? `/media/${logoName(logo)}` : await makeLogo(logo, media) };
}

async function pictureOf(
  bytes: Buffer,
  { media, checkOnly, social }: { media: string; checkOnly: boolean; social: boolean },
): Promise<WireImage> {
  if (!checkOnly) return makePicture(bytes, { folder: media, widths: SCENE_WIDTHS, social });
  const hash = hashOf(bytes, { widths: SCENE_WIDTHS, social });
  return (await findPicture(media, hash)) ?? { url: `/media/${hash}` };
}
