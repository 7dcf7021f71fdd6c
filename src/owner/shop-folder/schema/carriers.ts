import * as z from 'zod';
import { text } from './fields.ts';

const LINK = 'must be an https address with {number} in it, such as https://www.ups.com/track?tracknum={number}';

/** `carriers`: who brings the parcels, for `orders ship` (docs/decisions D381). */
export const carriers = z
  .array(
    z.strictObject({
      name: text(40),
      link: z
        .string(LINK)
        .refine((link) => isLink(link), LINK)
        .optional()
        .describe('Its page of a parcel, with {number} in place of the tracking number.'),
    }),
    'must be a list of carriers, each with a name',
  )
  .min(1, 'must name a carrier: leave it out instead')
  .max(20, 'must have at most 20 carriers')
  .refine(
    (all) => new Set(all.map(({ name }) => name.toLowerCase())).size === all.length,
    'must name each carrier once',
  )
  .optional()
  .describe('Who brings your parcels; the first one unless `orders ship` names another.');

function isLink(link: string): boolean {
  return link.startsWith('https://') && link.includes('{number}') && URL.canParse(link.replaceAll('{number}', '1'));
}
