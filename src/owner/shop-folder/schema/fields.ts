import * as z from 'zod';
import { numberMistake } from './written-number.ts';

/** A text of 1 to `most` characters. */
export const text = (most: number) =>
  z
    .string({ error: textOr })
    .trim()
    .min(1, 'must not be empty: leave it out instead')
    .max(most, `must have at most ${most} characters`);

/** A number that is none, such as that of an account, reads as one until it has its quotation marks. */
function textOr({ input }: { input?: unknown }): string {
  if (typeof input === 'number') return 'must be a text: write it in quotation marks';
  return missingOr('must be a text')({ input });
}

export const yesOrNo = z.boolean('must be true or false');

/** Path below the folder. */
export const picture = z
  .string('must be the path of a picture, such as pictures/hero.jpg')
  .regex(
    /^pictures\/(?!(?:.*\/)?\.\.\/)[^\\]+\.(?:jpe?g|png|webp|avif|svg)$/i,
    'must be a picture below pictures/, such as pictures/hero.jpg',
  );

export const link = z.url({
  protocol: /^https$/,
  error: 'must be an https address, such as https://instagram.com/shop',
});

/** `is missing` for a key that is not there, else what the value must be. */
export function missingOr(what: string) {
  return ({ input }: { input?: unknown }): string => (input === undefined ? 'is missing' : what);
}

/** The same of a number, and what to write where it has a comma, or decimals that may be thousands. */
export function numberOr(what: string, { isWhole = false } = {}) {
  return ({ input }: { input?: unknown }): string =>
    (typeof input === 'string' ? numberMistake(input.trim(), isWhole) : undefined) ?? missingOr(what)({ input });
}

/** A name in addresses and of files. */
export const slug = z
  .string('must be small letters, digits and dashes, such as mens-shirts')
  .max(60, 'must have at most 60 characters')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be small letters, digits and dashes, such as mens-shirts');
