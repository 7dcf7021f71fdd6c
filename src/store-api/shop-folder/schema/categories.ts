import * as z from 'zod';
import { picture, text } from './fields.ts';

/** `categories.yaml`: in the order in which the shop shows them. */
export const CategoriesFile = z
  .array(
    z.strictObject({ name: text(60), picture: picture.optional() }),
    'must be a list of categories, each with a name',
  )
  .min(1, 'must have a category')
  .max(200, 'must have at most 200 categories');
export type CategoriesFile = z.output<typeof CategoriesFile>;
