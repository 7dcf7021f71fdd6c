import { sentOf } from '../sent-products.ts';
import { tagNames, tagsOf } from './tag-names.ts';
import type { CategorySource } from '../../../import/read/category/category.ts';
import { type Catalogue, readCatalogue } from '../../../import/read/read-catalogue.ts';

/** The columns that state categories, in the order in which they are asked. */
const COLUMNS = ['productCategory', 'categories', 'type', 'googleCategory', 'collection'] as const;
/** Of all products: so many may be left without a name by a column that is not asked. */
const MOST_LEFT = 0.1;

/**
 * A file, read without the columns that name the categories of less than half of its products where another one, or the
 * tags, names those of more: 14 products of 213 make no categories beside tags of 191 (docs/decisions D405).
 */
export async function readByMajorColumns(file: string): Promise<Catalogue> {
  const skipped: CategorySource[] = [];
  let catalogue = await readCatalogue(file, { categories: [], withProblems: true });
  for (const column of COLUMNS) {
    const all = sentOf(catalogue).length;
    const own = counts(catalogue);
    const count = own.get(column) ?? 0;
    if (count === 0) continue;
    if (count * 2 >= all) break;
    const without = await readCatalogue(file, { categories: [], withProblems: true, skipped: [...skipped, column] });
    const others = counts(without);
    const most = Math.max(...[...others].map(([source, one]) => (source === 'none' ? 0 : one)));
    if (most <= count || (others.get('none') ?? 0) - (own.get('none') ?? 0) > MOST_LEFT * all) break;
    skipped.push(column);
    catalogue = without;
  }
  return catalogue;
}

/** How many products have their category from what, those whose tags part them as tags. */
function counts(catalogue: Catalogue): Map<CategorySource, number> {
  const { placed } = catalogue;
  const sent = sentOf(catalogue);
  const names = new Set(tagNames(sent, placed, []).map((name) => name.toLowerCase()));
  const sources = sent.map((product): CategorySource => {
    const { from = 'none' } = placed.get(product.handle) ?? {};
    return from === 'none' && tagsOf(product).some((tag) => names.has(tag)) ? 'tags' : from;
  });
  return new Map([...Map.groupBy(sources, (one) => one)].map(([source, all]) => [source, all.length]));
}
