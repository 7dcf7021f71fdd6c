import { PICTURE_WIDTHS } from '#config.ts';
import { saysSaveData } from './connection.ts';

/** For caches between: the header that chooses. `ECT` is none, since browsers would fetch all again by it. */
export const PICTURES_VARY = 'Save-Data';
/** A small picture is kept by its browser alone, and a day: the next ones may be asked for on a better line. */
export const SMALL_PICTURE_CACHING = 'private, max-age=86400';

/**
 * Does this request for a picture come from a visitor who saves data, or over a line as slow as 2g (the client hint
 * `ECT`)? Then it is answered with a smaller one under the same address (docs/decisions D267).
 */
export function wantsSmall(header: (name: 'save-data' | 'ect') => string | null | undefined): boolean {
  return saysSaveData(header('save-data')) || /^(slow-)?2g$/i.test(header('ect') ?? '');
}

/**
 * The width for a screen of one pixel to each CSS pixel, where a phone with two asks for `width`: at most half of it, a
 * quarter of the pixels. The narrowest stays.
 */
export function smallWidth(width: number): number {
  return PICTURE_WIDTHS.findLast((one) => one <= width / 2) ?? width;
}

/** The same of a file's name, `{hash}-{width}.{extension}`; others stay. */
export function smallFile(name: string): string {
  return name.replace(/-(\d+)\.(?=(?:avif|webp|jpg)$)/, (_, width) => `-${smallWidth(Number(width))}.`);
}
