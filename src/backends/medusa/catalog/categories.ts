import * as z from 'zod/mini';
import type { Ask } from '../client.ts';
import { list, optionalNumber, optionalText, text } from '#contract/lenient.ts';

/** A category of the engine. Those without a parent are the shop's categories, all below them its parent categories. */
export interface Category {
  id: string;
  name: string;
  slug: string;
  description: string | undefined;
  /** The top of its branch; itself, where it has no parent. */
  root: Category;
  /** How many stand above it. */
  depth: number;
}

const PAGE = 200;
const Answer = z.object({
  product_categories: list(
    z.object({
      id: z.string(),
      name: text,
      handle: text,
      description: z.optional(optionalText),
      parent_category_id: z.optional(optionalText),
      rank: z.optional(optionalNumber),
    }),
  ),
});
type Raw = z.output<typeof Answer>['product_categories'][number];

export async function readCategories(ask: Ask): Promise<Category[]> {
  const raw: Raw[] = [];
  for (let offset = 0; offset === raw.length; offset += PAGE) {
    const fields = 'id,name,handle,description,parent_category_id,rank';
    const { product_categories: page } = await ask('/store/product-categories', Answer, {
      query: { limit: PAGE, offset: offset || undefined, fields },
    });
    raw.push(...page);
  }
  return branchesBelow(undefined, raw, undefined);
}

/** In the engine's order, each followed by what is below it. One whose parent is not active is left out. */
function branchesBelow(parentId: string | undefined, raw: Raw[], above: Category | undefined): Category[] {
  return raw
    .filter(({ parent_category_id: parent }) => parent === parentId)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .flatMap(({ id, name, handle, description }) => {
      const category: Partial<Category> = { id, name, slug: handle, description, depth: above ? above.depth + 1 : 0 };
      category.root = above?.root ?? (category as Category);
      return [category as Category, ...branchesBelow(id, raw, category as Category)];
    });
}

/** Categories that carry this name or slug, in any case, and all below them. */
export function branchesNamed(categories: Category[], word: string, isWanted: (one: Category) => boolean): Category[] {
  const sought = word.trim().toLowerCase();
  let depth = Infinity;
  // Children follow their parent: what stands deeper than a wanted one, until the next that does not, is below it.
  return categories.filter((category) => {
    if (category.depth <= depth) depth = Infinity;
    if (depth !== Infinity) return true;
    const isNamed = category.name.toLowerCase() === sought || category.slug.toLowerCase() === sought;
    if (isNamed && isWanted(category)) depth = category.depth;
    return depth !== Infinity;
  });
}
