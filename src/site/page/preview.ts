import type { WireImage } from '#contract/product.ts';

/** The picture and texts of a link to a page in messengers. */
export interface Preview {
  url: string;
  alt: string;
  /** Known only of pictures made for it. */
  size?: { width: number; height: number };
}

/** The picture's version for messengers, else the picture itself. `name` is the text of one without. */
export function previewOf(picture: WireImage | undefined, name: string): Preview | undefined {
  if (!picture) return undefined;
  const { alt: own = '' } = picture;
  const alt = own || name;
  return picture.social ? { url: picture.social, alt, size: { width: 1200, height: 630 } } : { url: picture.url, alt };
}
