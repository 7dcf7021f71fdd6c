import type { CategoriesFile } from './schema/categories.ts';
import type { StoreFile } from './store-schema.ts';
import type { WireImage } from '#contract/product.ts';
import type { WireStoreInfo } from '#contract/store-info.ts';

/** The pictures of the store's record. */
export type ShopPictures = Pick<
  WireStoreInfo,
  | 'companyLogoUrl'
  | 'logoPicture'
  | 'logoPictureDark'
  | 'heroPicture'
  | 'heroPictureTall'
  | 'promoPicture'
  | 'categoryPictures'
  | 'categoryImages'
  | 'icons'
>;

/** A picture that store.yaml or categories.yaml names. */
export interface NamedShopPicture {
  file: 'store.yaml' | 'categories.yaml';
  /** The keys that lead to it in that file. */
  at: PropertyKey[];
  /** Below the folder. */
  path: string;
  /**
   * A logo keeps its transparency and has one size; one for the bar alone and an icon have sizes of their own; a scene
   * is shown in wide sizes.
   */
  kind: 'logo' | 'bar' | 'scene' | 'icon';
  alt?: string;
  /** Also what messengers show of a link to the shop. */
  social?: boolean;
  /** Where the record has it. */
  toInfo: (picture: WireImage) => ShopPictures;
}

/** Every picture that the two files name, and where it goes: this is the only list of them. */
export function namedPictures(
  store: Partial<StoreFile> | undefined,
  categories: CategoriesFile = [],
): NamedShopPicture[] {
  return [...storePictures(store), ...categoryPictures(categories)];
}

type StorePicture = Omit<NamedShopPicture, 'file' | 'path'> & { path: string | undefined };

function storePictures({ logo, logoDark, favicon, home }: Partial<StoreFile> = {}): NamedShopPicture[] {
  const all: StorePicture[] = [
    { at: ['logo'], path: logo, kind: 'logo', toInfo: ({ url }) => ({ companyLogoUrl: url }) },
    { at: ['logoDark'], path: logoDark, kind: 'bar', toInfo: () => ({}) },
    { at: ['favicon'], path: favicon, kind: 'icon', toInfo: () => ({}) },
    {
      at: ['home', 'hero'],
      path: home?.hero,
      kind: 'scene',
      social: true,
      toInfo: (picture) => ({ heroPicture: picture }),
    },
    {
      at: ['home', 'heroTall'],
      path: home?.heroTall,
      kind: 'scene',
      toInfo: (picture) => ({ heroPictureTall: picture }),
    },
    {
      at: ['home', 'promo', 'picture'],
      path: home?.promo?.picture,
      kind: 'scene',
      toInfo: (picture) => ({ promoPicture: picture }),
    },
  ];
  return all.flatMap(({ path, ...rest }) => (path === undefined ? [] : [{ file: 'store.yaml', path, ...rest }]));
}

function categoryPictures(categories: CategoriesFile): NamedShopPicture[] {
  return categories.flatMap(({ name, picture }, index) =>
    picture === undefined
      ? []
      : [
          {
            file: 'categories.yaml',
            at: [index, 'picture'],
            path: picture,
            kind: 'scene',
            alt: name,
            toInfo: (made) => ({ categoryPictures: { [name]: made }, categoryImages: { [name]: made.url } }),
          },
        ],
  );
}
