import { categoryNamed } from './category-details.ts';
import type { FolderProblem } from '../folder-problem.ts';
import type { SizeGuideFile } from '../read/read-size-guides.ts';
import type { CategoriesFile } from '../schema/categories.ts';
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
    const measured = distinct(
      (guides[sizeGuide]?.guide.tables ?? []).flatMap(({ rows }) => rows.map(({ size }) => size)),
    );
    const sized = products
      .filter(({ category }) => categoryNamed(categories, category) === name)
      .map(({ title, variants }) => ({ title, sizes: distinct(variants.flatMap(({ size }) => size ?? [])) }))
      .filter(({ sizes }) => sizes.size > 0);
    const odd = sized.filter(({ sizes }) => ![...sizes.keys()].some((size) => measured.has(size)));
    if (odd.length === 0 || measured.size === 0) return [];
    const worn = new Map(odd.flatMap(({ sizes }) => [...sizes]));
    const whose = odd.length === sized.length ? 'its products' : someOf(odd.map(({ title }) => title));
    const what = `${name}: none of the sizes of ${whose} (${listed(worn)}) stands in sizes/${sizeGuide}.csv \
(${listed(measured)})`;
    return [{ file: 'categories.yaml', line: lineOf([index, 'sizeGuide']), what }];
  });
}

/** As they are written, by what makes two of them the same. */
function distinct(sizes: readonly string[]): Map<string, string> {
  return new Map(sizes.map((size) => [size.trim().toLowerCase(), size.trim()]));
}

function listed(sizes: ReadonlyMap<string, string>): string {
  return someOf([...sizes.values()]);
}
