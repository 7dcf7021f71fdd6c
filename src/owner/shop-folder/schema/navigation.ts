import * as z from 'zod';
import { text } from './fields.ts';

const KINDS = ['category', 'collection', 'page', 'path'] as const;
/** The bar is one line beside the store's name, also on a tablet. */
const MAX_LINKS = 5;
const MAX_CHARACTERS = 40;

const path = z
  .string('must be a path of this shop, such as /products?sale=true')
  .regex(/^\/(?![/\\])\S*$/, 'must be a path of this shop, such as /products?sale=true')
  .max(200, 'must have at most 200 characters');

/** `navigation`: the links of bar and menu (docs/decisions D254). */
export const NavigationSection = z
  .array(
    z
      .strictObject({
        label: text(24).describe('What the link says.'),
        category: text(60).optional(),
        collection: text(60).optional(),
        page: text(60).optional().describe('A page of policies/, contact or track-order.'),
        path: path.optional(),
      })
      .refine((link) => KINDS.filter((kind) => link[kind] !== undefined).length === 1, {
        error: `must have one of ${KINDS.join(', ')}`,
      }),
    'must be a list of links',
  )
  .min(1, 'must have a link: leave it out instead')
  .max(MAX_LINKS, `must have at most ${MAX_LINKS} links`)
  .refine((links) => links.reduce((sum, { label }) => sum + label.length, 0) <= MAX_CHARACTERS, {
    error: `must have labels of at most ${MAX_CHARACTERS} characters in all: the bar is one line`,
  })
  .optional()
  .describe('Links of the bar and the menu; without it the first three categories, and all products.');
