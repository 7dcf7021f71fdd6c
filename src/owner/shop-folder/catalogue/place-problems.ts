import { linesText } from '../../import/lines-text.ts';
import type { CatalogueProduct } from '../../import/read/catalogue-product.ts';
import type { FoundCategory } from '../../import/read/category/category.ts';
import type { Catalogue } from '../../import/read/read-catalogue.ts';
import type { MayBe } from '../read/unread-names.ts';
import { counted } from '#lib/text/counted.ts';

interface PlaceProblem {
  line: number;
  what: string;
}

interface KnownCategoryNames {
  categories: readonly string[];
  /** Names of categories that could not be read, and whether one of those may take the rest. */
  mayBeCategory: MayBe;
  mayHaveRest: boolean;
}

/**
 * Products that are in no category of categories.yaml, however many they are, in two problems: those for which the file
 * states none, and the categories that are missing, as a list to paste.
 */
export function placeProblems(
  { products, placed, categoryColumn }: Pick<Catalogue, 'products' | 'placed' | 'categoryColumn'>,
  { categories, mayBeCategory, mayHaveRest }: KnownCategoryNames,
): PlaceProblem[] {
  const own = new Set(categories);
  // Where a product of a shifted row belongs is not known.
  const lost = products.filter(({ handle, category }) => placed.has(handle) && !own.has(category));
  const [none, others] = [
    lost.filter(({ handle }) => placed.get(handle)?.from === 'none' && !mayHaveRest),
    lost.filter(({ handle, category }) => placed.get(handle)?.from !== 'none' && !mayBeCategory(category)),
  ];
  const problems: PlaceProblem[] = [];
  if (none.length > 0)
    problems.push({
      line: firstLine(none),
      what:
        `${counted(none.length, 'product has', 'products have')} no category (${linesText(none.map(({ line }) => line))}): ` +
        `fill the column ${categoryColumn}, write rest: true below the category of categories.yaml that takes such products, ` +
        'or name one for this time by --category NAME',
    });
  if (others.length > 0)
    problems.push({
      line: firstLine(others),
      what: [
        `${counted(others.length, 'product is', 'products are')} in categories that categories.yaml does not have. ` +
          'Write them there, or their names under alsoCalled of another one:',
        ...pasted(others, placed),
      ].join('\n'),
    });
  return problems;
}

/** Lines of categories.yaml, the largest category first, each with where its name is from. */
function pasted(products: readonly CatalogueProduct[], placed: Catalogue['placed']): string[] {
  const groups = [...Map.groupBy(products, ({ category }) => category.toLowerCase()).values()];
  return groups
    .sort((one, other) => other.length - one.length)
    .map((all) => {
      const name = all[0]?.category;
      const sources = new Set(all.map(({ handle }) => sourceText(placed.get(handle))));
      return `- name: ${JSON.stringify(name)}   # ${counted(all.length, 'product', 'products')}, ${[...sources].join(' and ')}`;
    });
}

function sourceText(found: FoundCategory | undefined): string {
  return found?.column === undefined ? 'named by --category' : `from the column ${found.column}`;
}

function firstLine(products: readonly CatalogueProduct[]): number {
  return products.reduce((least, { line }) => Math.min(least, line), Infinity);
}
