/** A file of a picture, named `{hash}-{width}.{extension}` or `{hash}-social.jpg`. */
export interface PictureFile {
  name: string;
  /** Of the picture: 16 hex characters. */
  hash: string;
  /** In px; undefined for the preview that messengers show. */
  width: number | undefined;
  extension: string;
}

export function nameOf(hash: string, width: number, extension: string): string {
  return `${hash}-${width}.${extension}`;
}

export function socialNameOf(hash: string): string {
  return `${hash}-social.jpg`;
}

/** Undefined for any other name. */
export function parseFileName(name: string): PictureFile | undefined {
  const [, hash, width, extension] = /^([0-9a-f]{16})-(?:([1-9]\d{0,4})|social)\.(avif|webp|jpg)$/.exec(name) ?? [];
  if (hash === undefined || extension === undefined) return undefined;
  return { name, hash, width: width === undefined ? undefined : Number(width), extension };
}

/** The hash in the address of one of the embedded store's pictures. */
export function hashOfAddress(url: string): string | undefined {
  return /^\/media\/([0-9a-f]{16})-/.exec(url)?.[1];
}
