import type { WireImage } from '#contract/product.ts';
import { isPictureAddress } from '#lib/urls.ts';

/**
 * Unless every address of it can only be a picture, without those that could be something else; none when its own
 * could.
 */
export function safePicture(picture: WireImage | undefined): WireImage | undefined {
  if (!picture || !isPictureAddress(picture.url)) return undefined;
  const { srcset, sources, social } = picture;
  if ((social ?? srcset ?? sources) === undefined) return picture;
  const isSafe =
    isSafeSet(srcset) && (sources ?? []).every((source) => isSafeSet(source.srcset)) && isPictureAddress(social ?? '');
  return isSafe ? picture : { ...picture, srcset: undefined, sources: undefined, social: undefined };
}

export function safePictures(pictures: WireImage[] | undefined): WireImage[] {
  return (pictures ?? []).flatMap((one) => safePicture(one) ?? []);
}

function isSafeSet(srcset = ''): boolean {
  return srcset.split(/,\s+/).every((candidate) => isPictureAddress(candidate.trim()));
}
