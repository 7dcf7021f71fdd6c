import * as z from 'zod';
import { slug, text } from './fields.ts';

const Collection = z.strictObject({
  name: text(60).refine((name) => !/[,;]/.test(name), 'must not have a comma or a semicolon'),
  slug: slug.optional(),
  title: text(70).optional(),
  description: text(300).optional(),
});

/** `collections.yaml`: in the order in which the shop shows them; products name theirs in the column Collection. */
export const CollectionsFile = z
  .array(Collection, 'must be a list of collections, each with a name')
  .max(100, 'must have at most 100 collections');
export type CollectionsFile = z.output<typeof CollectionsFile>;

/** What of a file with mistakes can be read: a collection whose name is none has '' for it. */
export const ReadableCollections = z.array(Collection.extend({ name: Collection.shape.name.catch('') }));
