import { DEFAULT_CATEGORY } from '#config.ts';
import type { Field } from '../columns/columns.ts';
import { isNoCategory } from './no-category.ts';
import { cellOf, type Row } from '../read-rows.ts';
import { columnName } from '../../report.ts';

/** The source of a category: a field, what the owner gave for the rest, or nothing. */
export type CategorySource =
  'productCategory' | 'categories' | 'type' | 'googleCategory' | 'collection' | 'tags' | 'given' | 'none';

export interface FoundCategory {
  name: string;
  /** The name above it in a path of another system, unless it is one of the shop's categories. */
  parent: string | null;
  /** The names of the file that lead to it, its own last; none where the file names nothing. */
  path: readonly string[];
  /** Those of them that stand above it. */
  above: readonly string[];
  from: CategorySource;
  /** The file's own header of the column that it is from. */
  column?: string | undefined;
  /** The field before it that states another, which is no category of the shop. */
  passedOver?: Field | undefined;
  /** Another category of the shop that a further column names; tags name so much that they do not count. */
  other?: { name: string; column: string | undefined } | undefined;
}

export interface CategoryNames {
  /** The categories of the store. */
  categories: readonly string[];
  /** Other names that the file may have for one, by the category. */
  alsoCalled?: ReadonlyMap<string, readonly string[]> | undefined;
  /** The category of products for which the file has none. */
  otherwise?: string | undefined;
  /** Whether the shop has these and no others, as a folder's; else a file brings its own. */
  isWhole?: boolean | undefined;
  /** Columns that are not asked. */
  skipped?: readonly CategorySource[] | undefined;
}

/** What categories are looked up by. */
export interface KnownCategories {
  /** Categories of the store by their names in small letters. */
  byName: ReadonlyMap<string, string>;
  otherwise: string | undefined;
  isWhole: boolean;
  /** Of a whole shop: where what is never shown counts, unless it is in a category of the shop. */
  ofUnsent: string | undefined;
  skipped: readonly CategorySource[];
}

export function knownCategories({
  categories,
  alsoCalled,
  otherwise,
  isWhole = false,
  skipped = [],
}: CategoryNames): KnownCategories {
  const others = [...(alsoCalled ?? [])].flatMap(([name, all]) => all.map((one) => [one.toLowerCase(), name] as const));
  const own = categories.map((name) => [name.toLowerCase(), name] as const);
  const ofUnsent = isWhole ? (otherwise ?? categories.at(-1)) : undefined;
  return { byName: new Map([...others, ...own]), otherwise, isWhole, ofUnsent, skipped };
}

/** A category of the shop for a product that nothing is sent for (docs/decisions D397): it needs none of its own. */
export function categoryOfUnsent(found: FoundCategory, { byName, ofUnsent }: KnownCategories): FoundCategory {
  const isKnown = found.from !== 'none' && byName.has(found.name.toLowerCase());
  if (isKnown || ofUnsent === undefined) return found;
  return { name: byName.get(ofUnsent.toLowerCase()) ?? ofUnsent, ...WITHOUT_PATH, from: 'given' };
}

type Path = string[];

const WITHOUT_PATH = { parent: null, path: [], above: [] } as const;

/**
 * The category of a product (docs/decisions D239). A Product Category, or a path of categories in another system's
 * export, gives its deepest part that is a category of the store, or its last part. Without one, the first of type,
 * Google's category, collections and tags that names a category of the store does; then the first of them but the tags
 * that names any; then the one that the owner gives; at last the default. A category of the store is spelled as there.
 * In a shop whose categories are whole a Product Category that is none of them gives way to the others (D405).
 */
export function categoryOf(
  row: Row,
  tags: string[],
  { byName, otherwise, isWhole, skipped }: KnownCategories,
): FoundCategory {
  const ofStore = (name: string): string | undefined => byName.get(name.toLowerCase());
  const foundIn = (paths: Path[], from: CategorySource, canBeNew: boolean): FoundCategory | undefined => {
    if (skipped.includes(from)) return undefined;
    const places = paths.flatMap((path) => path.map((name, depth) => ({ name, depth, path })));
    const known = places.filter(({ name }) => ofStore(name) !== undefined);
    const ends = places.filter(({ path, depth }) => canBeNew && depth === path.length - 1);
    const best = deepest(known) ?? deepest(ends);
    if (!best) return undefined;
    const { path, depth } = best;
    const above = path.slice(0, depth);
    const next = from === 'categories' ? above.at(-1) : undefined;
    const parent = next === undefined || ofStore(next) !== undefined ? null : next;
    return { name: ofStore(best.name) ?? best.name, parent, path, above, from, column: columnOf(row, from) };
  };

  const productCategory = [cellOf(row, 'productCategory'), cellOf(row, 'category')].map(toPath).find(isPath);
  const guesses = [
    { from: 'type', paths: pathsIn(row, 'type') },
    { from: 'googleCategory', paths: pathsIn(row, 'googleCategory').filter(([name = '']) => !isNumber(name)) },
    { from: 'collection', paths: pathsIn(row, 'collection', /[,;]/) },
  ] as const;
  const withOther = (found: FoundCategory): FoundCategory => {
    const ofShop = [found.name, ...found.above].map(ofStore);
    const other = first(guesses, ({ from, paths }) => {
      const named = foundIn(paths, from, false);
      return named && !ofShop.includes(named.name) ? named : undefined;
    });
    return ofShop[0] === undefined || !other ? found : { ...found, other: { name: other.name, column: other.column } };
  };
  const stated =
    foundIn(productCategory ? [productCategory] : [], 'productCategory', true) ??
    foundIn(pathsIn(row, 'categories', '\n'), 'categories', true);
  if (stated && (!isWhole || ofStore(stated.name) !== undefined)) return withOther(stated);
  const ofOthers =
    first(guesses, ({ from, paths }) => foundIn(paths, from, false)) ??
    foundIn(
      tags.map((tag) => [tag]),
      'tags',
      false,
    );
  if (stated) return ofOthers ? { ...withOther(ofOthers), passedOver: fieldOf(row, stated.from) } : stated;
  return (
    (ofOthers && withOther(ofOthers)) ??
    first(guesses, ({ from, paths }) => foundIn(paths, from, true)) ??
    (otherwise === undefined
      ? { name: DEFAULT_CATEGORY, ...WITHOUT_PATH, from: 'none' }
      : { name: ofStore(otherwise) ?? otherwise, ...WITHOUT_PATH, from: 'given' })
  );
}

function columnOf(row: Row, from: CategorySource): string | undefined {
  const field = fieldOf(row, from);
  return field && columnName(row, field);
}

function fieldOf(row: Row, from: CategorySource): Field | undefined {
  if (from === 'given' || from === 'none') return undefined;
  return from === 'productCategory' && cellOf(row, from) === '' ? 'category' : from;
}

/** Google also numbers its categories. */
export function isNumber(text: string): boolean {
  return /^\d+$/.test(text);
}

function pathsIn(row: Row, field: Field, separator?: string | RegExp): Path[] {
  const cell = cellOf(row, field);
  return (separator === undefined ? [cell] : cell.split(separator)).map(toPath).filter(isPath);
}

function toPath(text: string): Path {
  const parts = text
    .split('>')
    .map((part) => part.trim())
    .filter(Boolean);
  return isNoCategory(parts[0] ?? '') ? [] : parts;
}

function isPath(path: Path): boolean {
  return path.length > 0;
}

/** The first of the deepest. */
function deepest<T extends { depth: number }>(places: T[]): T | undefined {
  return places.reduce<T | undefined>((best, one) => (best && best.depth >= one.depth ? best : one), undefined);
}

function first<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
