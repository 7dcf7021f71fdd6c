import { categoryNamed } from './category-details.ts';
import type { FolderProblem } from '../folder-problem.ts';
import type { SizeGuideFile } from '../read/read-size-guides.ts';
import type { CategoriesFile } from '../schema/categories.ts';
import { bySize, hasLineFor, measuredSizes } from '#contract/store/measured-sizes.ts';
import { someOf } from '#lib/text/terminal-text.ts';

interface SizedProduct {
  title: string;
  category: string;
  variants: readonly { size: string | null }[];
}

/**
 * Categories whose size guide has none of the sizes that their products come in, or that some of them do: shoppers find
 * no line of theirs.
 */
export function unmeasuredNotes(
  categories: CategoriesFile,
  guides: Readonly<Record<string, SizeGuideFile>>,
  products: readonly SizedProduct[],
  lineOf: (path: readonly PropertyKey[]) => number,
): FolderProblem[] {
  return categories.flatMap(({ name, sizeGuide }, index) => {
    if (sizeGuide === undefined) return [];
    const measured = measuredSizes(guides[sizeGuide]?.guide ?? { tables: [] });
    const sized = products
      .filter(({ category }) => categoryNamed(categories, category) === name)
      .map(({ title, variants }) => ({ title, sizes: variants.flatMap(({ size }) => size ?? []) }))
      .filter(({ sizes }) => sizes.length > 0);
    const odd = sized.filter(({ sizes }) => !hasLineFor(sizes, measured));
    if (odd.length === 0) return [];
    const worn = [...bySize(odd.flatMap(({ sizes }) => sizes)).values()];
    const whose = odd.length === sized.length ? 'its products' : someOf(odd.map(({ title }) => title));
    const what = `${name}: none of the sizes of ${whose} (${someOf(worn)}) stands in sizes/${sizeGuide}.csv \
(${someOf(measured)})`;
    return [{ file: 'categories.yaml', line: lineOf([index, 'sizeGuide']), what }];
  });
}
