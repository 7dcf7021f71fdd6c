import type { WireImage } from '#contract/product.ts';
import { IMAGE_TYPES, IMAGE_WIDTHS, imagePath, listedSource, type ImageFormat } from '#images/address.ts';

/** Few browsers read WebP or JPEG alone, and every address is a line of HTML. */
const FEWER_WIDTHS = [320, 640, 1280];
const FALLBACK_WIDTH = 640;

/**
 * A backend's picture as the files the image endpoint makes of it, where its host is one of `hosts`
 * (docs/decisions D23). What has files of its own, or stands elsewhere, stays as it is.
 */
export function responsive(picture: WireImage, hosts: string[]): WireImage;
export function responsive(picture: WireImage | undefined, hosts: string[]): WireImage | undefined;
export function responsive(picture: WireImage | undefined, hosts: string[]): WireImage | undefined {
  if (!picture || picture.srcset || picture.sources?.length || !listedSource(picture.url, hosts)) return picture;
  const { url, width = Infinity } = picture;
  const srcset = (format: ImageFormat, widths: number[]) => {
    const useful = widths.filter((_, index) => index === 0 || (widths[index - 1] ?? 0) < width);
    return useful.map((one) => `${imagePath(url, one, format)} ${one}w`).join(', ');
  };
  return {
    ...picture,
    url: imagePath(url, FALLBACK_WIDTH, 'jpeg'),
    srcset: srcset('jpeg', FEWER_WIDTHS),
    sources: [
      { type: IMAGE_TYPES.avif, srcset: srcset('avif', IMAGE_WIDTHS) },
      { type: IMAGE_TYPES.webp, srcset: srcset('webp', FEWER_WIDTHS) },
    ],
  };
}

/** A picture's own colour behind it until it is there, as a style; what a backend sends is used only as a colour. */
export function ownColor(picture: Pick<WireImage, 'color'> | undefined): string | undefined {
  return picture?.color && /^#[0-9a-f]{3,8}$/i.test(picture.color) ? `background-color:${picture.color}` : undefined;
}
