import * as z from 'zod';
import { picture, slug, text } from './fields.ts';

const types = z
  .array(text(60), 'must be a list of types, such as [Oxford, Linen]')
  .max(50, 'must be at most 50 types')
  .optional();

const Category = z.strictObject({
  name: text(60),
  slug: slug.optional(),
  picture: picture.optional(),
  heading: text(60).optional().describe('What its page is headed; the name without it.'),
  title: text(70).optional().describe('For search engines, in place of the heading.'),
  description: text(300).optional(),
  types,
  sizeGuide: slug.optional(),
  alsoCalled: z
    .array(text(200), 'must be a list of names, such as [Tees, T-Shirts]')
    .max(200, 'must be at most 200 names')
    .optional()
    .describe('What products.csv calls it, in any case.'),
  rest: z
    .literal(true, 'must be true, or be left out')
    .optional()
    .describe('Takes the products for which products.csv names no category.'),
});

/** `categories.yaml`: in the order in which the shop shows them. */
export const CategoriesFile = z
  .array(Category, 'must be a list of categories, each with a name')
  .min(1, 'must have a category')
  .max(200, 'must have at most 200 categories');
export type CategoriesFile = z.output<typeof CategoriesFile>;

/** What of a file with mistakes can be read: a category whose name is none has '' for it. */
export const ReadableCategories = z.array(Category.extend({ name: text(60).catch('') }));
