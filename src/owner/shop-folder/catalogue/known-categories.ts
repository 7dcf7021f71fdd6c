import { categoryNamed, categoryNames, categoryProblems } from './category-details.ts';
import type { FolderProblem } from '../folder-problem.ts';
import { type Checked, checkYaml } from '../read/check-yaml.ts';
import { mayBeIn, type MayBe, nothingUnread } from '../read/unread-names.ts';
import { CategoriesFile, ReadableCategories } from '../schema/categories.ts';
import type { CategoryNames } from '../../import/read/category/category.ts';

const FILE = 'categories.yaml';

/** What can be told of the categories of a folder, also where categories.yaml has mistakes. */
export interface KnownCategories extends Checked<CategoriesFile> {
  /** Those that have a name. */
  named: CategoriesFile;
  names: readonly string[];
  /** Whether a name may be that of a category that could not be read. */
  mayBe: MayBe;
  /** The same of a name or a slug. */
  mayBeSlug: MayBe;
  /** A category that could not be read may take the products for which products.csv has none. */
  mayHaveRest: boolean;
}

/** `source`: undefined without the file. `guides`: slugs of `sizes/`. */
export function readCategories(
  source: string | undefined,
  guides: readonly string[],
  problems: FolderProblem[],
): KnownCategories {
  const checked = checkYaml(FILE, source ?? '[]', CategoriesFile, ReadableCategories);
  if (source === undefined) problems.push({ file: FILE, what: 'is not there: it lists the categories of the shop' });
  else problems.push(...checked.problems);
  const { right, value, lineOf } = checked;
  const named = right?.filter(({ name }) => name !== '') ?? [];
  problems.push(...twice(right ?? [], lineOf), ...categoryProblems(checked, guides));
  const inText = mayBeIn([source ?? '']);
  return {
    ...checked,
    named,
    names: named.map(({ name }) => name),
    mayBe: right?.length === named.length ? nothingUnread : inText,
    mayBeSlug: value ? nothingUnread : inText,
    mayHaveRest: !value && !named.some(({ rest }) => rest) && /\brest\b/.test(source ?? ''),
  };
}

/** Whether a name is that of no category, and cannot be. */
export function isNone(name: string, { named, mayBe }: Pick<KnownCategories, 'named' | 'mayBe'>): boolean {
  return categoryNamed(named, name) === undefined && !mayBe(name);
}

/** The names by which products.csv places products, and what else may be one. */
export function placeNames(
  { named, mayBe, mayHaveRest }: KnownCategories,
  otherwise: string | undefined,
): CategoryNames & { mayBeCategory: MayBe; mayHaveRest: boolean } {
  return { ...categoryNames(named, otherwise), mayBeCategory: mayBe, mayHaveRest };
}

function twice(categories: CategoriesFile, lineOf: Checked<unknown>['lineOf']): FolderProblem[] {
  const seen = new Set<string>();
  return categories.flatMap(({ name }, index) =>
    name === '' || seen.size < seen.add(name.toLowerCase()).size
      ? []
      : [{ file: FILE, line: lineOf([index, 'name']), what: `${name} is listed twice` }],
  );
}
