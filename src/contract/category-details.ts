import * as z from 'zod/mini';
import { list, optionalText } from './lenient.ts';

/** The details of a category in the store's record beyond its name and picture; all of it optional. */
export const CategoryDetails = z.object({
  /** Its name in addresses, where that is not the name in lower case; GET /products takes either as `category`. */
  slug: z.optional(optionalText),
  /** What its listing is headed, in place of the name; also where the specification has words of its own. */
  heading: z.optional(optionalText),
  /** For search engines, in place of the heading. */
  title: z.optional(optionalText),
  description: z.optional(optionalText),
  /** Its parent categories in the order of the filter; further ones come after them. */
  types: z.optional(list(z.string())),
  /** The id of its size guide; without one its products have none. */
  sizeGuide: z.optional(optionalText),
  /** The sizes that this measures: it is offered for a product that comes in one of them; without them, for all. */
  measuredSizes: z.optional(list(z.string())),
});

export type CategoryDetails = z.output<typeof CategoryDetails>;
