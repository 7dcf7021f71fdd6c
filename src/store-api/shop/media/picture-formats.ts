import type { Sharp } from 'sharp';

export const SCENE_WIDTHS = [480, 640, 960, 1280, 1600, 2000];

/** The width whose JPEG is the picture's plain `url`. */
export const FALLBACK_WIDTH = 640;

export interface PictureFormat {
  extension: string;
  type: string;
  /** Only these widths and the largest: few browsers need WebP or JPEG, and every URL is a line of HTML. */
  widths?: number[];
  encode: (picture: Sharp) => Sharp;
}

/** For browsers that read neither of the others. */
export const FALLBACK: PictureFormat = {
  extension: 'jpg',
  type: 'image/jpeg',
  widths: [320, 640, 1280],
  encode: (picture) => picture.jpeg({ quality: 72 }),
};

/**
 * Best first. Measured on drawn cloth: AVIF at effort 1 is 5 % larger than at effort 3 and made
 * in a quarter of the time; effort 2 is larger than 1.
 */
export const BETTER_FORMATS: PictureFormat[] = [
  { extension: 'avif', type: 'image/avif', encode: (picture) => picture.avif({ quality: 50, effort: 1 }) },
  {
    extension: 'webp',
    type: 'image/webp',
    widths: [320, 640, 1280],
    encode: (picture) => picture.webp({ quality: 70, effort: 3 }),
  },
];

export const FORMATS: PictureFormat[] = [...BETTER_FORMATS, FALLBACK];

/** Part of every file's name: raise it when anything above changes, so that pictures are generated again. */
export const SETTINGS_VERSION = 1;

/** The same for the pictures that messengers show (make-social.ts). */
export const SOCIAL_VERSION = 1;
