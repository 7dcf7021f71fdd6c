import { IMAGE_PATH } from '#config.ts';
import { isLoopback } from '#lib/urls.ts';

/** The image endpoint's addresses: `/image?url=…&w=320&f=avif`. Nothing but these widths and formats is ever made. */
export const IMAGE_WIDTHS = [160, 240, 320, 480, 640, 960, 1280];
export const IMAGE_TYPES = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' };

export type ImageFormat = keyof typeof IMAGE_TYPES;

export interface ImageAddress {
  source: URL;
  width: number;
  format: ImageFormat;
}

const MAX_URL = 2_000;

export function imagePath(source: string, width: number, format: ImageFormat): string {
  return `${IMAGE_PATH}?url=${encodeURIComponent(source)}&w=${width}&f=${format}`;
}

/** The picture that an address asks for, when it is one `imagePath` makes, of a picture on one of `hosts`. */
export function readImageAddress(query: URLSearchParams, hosts: string[]): ImageAddress | undefined {
  const source = listedSource(query.get('url') ?? '', hosts);
  const width = IMAGE_WIDTHS.find((one) => String(one) === query.get('w'));
  const format = query.get('f') ?? '';
  return source && width && isFormat(format) && [...query.keys()].length === 3 ? { source, width, format } : undefined;
}

/**
 * The URL, when its picture may be fetched: https on one of `hosts` (host, and port if it has one), without a
 * password. http only from this machine itself, when such a host is listed.
 */
export function listedSource(text: string, hosts: string[]): URL | undefined {
  const url = text.length <= MAX_URL ? URL.parse(text) : null;
  if (!url || !hosts.includes(url.host) || url.username || url.password) return undefined;
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.host))) return undefined;
  url.hash = '';
  return url;
}

function isFormat(text: string): text is ImageFormat {
  return Object.hasOwn(IMAGE_TYPES, text);
}
