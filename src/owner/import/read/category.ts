import { DEFAULT_CATEGORY } from '#config.ts';
import type { Field } from './columns.ts';
import { isNoCategory } from './no-category.ts';
import { cellOf, type Row } from './read-rows.ts';
import { columnName } from '../report.ts';

/** The source of a category: a field, what the owner gave for the rest, or nothing. */
export type CategorySource =
  'productCategory' | 'categories' | 'type' | 'googleCategory' | 'collection' | 'tags' | 'given' | 'none';

export interface FoundCategory {
  name: string;
  /** The name above it in a path of another system. */
  parent: string | null;
  /** The names of the file that lead to it, its own last; none where the file names nothing. */
  path: readonly string[];
  from: CategorySource;
  /** The file's own header of the column that it is from. */
  column?: string | undefined;
}

export interface CategoryNames {
  /** The categories of the store. */
  categories: readonly string[];
  /** Other names that the file may have for one, by the category. */
  alsoCalled?: ReadonlyMap<string, readonly string[]> | undefined;
  /** The category of products for which the file has none. */
  otherwise?: string | undefined;
}

/** What categories are looked up by. */
export interface KnownCategories {
  /** Categories of the store by their names in small letters. */
  byName: ReadonlyMap<string, string>;
  otherwise: string | undefined;
}

export function knownCategories({ categories, alsoCalled, otherwise }: CategoryNames): KnownCategories {
  const others = [...(alsoCalled ?? [])].flatMap(([name, all]) => all.map((one) => [one.toLowerCase(), name] as const));
  const own = categories.map((name) => [name.toLowerCase(), name] as const);
  return { byName: new Map([...others, ...own]), otherwise };
}

type Path = string[];

/**
 * The category of a product (docs/decisions D239). A Product Category, or a path of categories in another system's
 * export, gives its deepest part that is a category of the store, or its last part. Without one, the first of type,
 * Google's category, collections and tags that names a category of the store does; then the first of them but the tags
 * that names any; then the one that the owner gives; at last the default. A category of the store is spelled as there.
 */
export function categoryOf(row: Row, tags: string[], { byName, otherwise }: KnownCategories): FoundCategory {
  const ofStore = (name: string): string | undefined => byName.get(name.toLowerCase());
  const foundIn = (paths: Path[], from: CategorySource, canBeNew: boolean): FoundCategory | undefined => {
    const places = paths.flatMap((path) => path.map((name, depth) => ({ name, depth, path })));
    const known = places.filter(({ name }) => ofStore(name) !== undefined);
    const ends = places.filter(({ path, depth }) => canBeNew && depth === path.length - 1);
    const best = deepest(known) ?? deepest(ends);
    if (!best) return undefined;
    const parent = from === 'categories' ? (best.path[best.depth - 1] ?? null) : null;
    return { name: ofStore(best.name) ?? best.name, parent, path: best.path, from, column: columnOf(row, from) };
  };

  const productCategory = [cellOf(row, 'productCategory'), cellOf(row, 'category')].map(toPath).find(isPath);
  const guesses = [
    { from: 'type', paths: pathsIn(row, 'type') },
    { from: 'googleCategory', paths: pathsIn(row, 'googleCategory').filter(([name = '']) => !isNumber(name)) },
    { from: 'collection', paths: pathsIn(row, 'collection', /[,;]/) },
  ] as const;
  return (
    foundIn(productCategory ? [productCategory] : [], 'productCategory', true) ??
    foundIn(pathsIn(row, 'categories', '\n'), 'categories', true) ??
    first(guesses, ({ from, paths }) => foundIn(paths, from, false)) ??
    foundIn(
      tags.map((tag) => [tag]),
      'tags',
      false,
    ) ??
    first(guesses, ({ from, paths }) => foundIn(paths, from, true)) ??
    (otherwise === undefined
      ? { name: DEFAULT_CATEGORY, parent: null, path: [], from: 'none' }
      : { name: ofStore(otherwise) ?? otherwise, parent: null, path: [], from: 'given' })
  );
}

function columnOf(row: Row, from: CategorySource): string | undefined {
  if (from === 'given' || from === 'none') return undefined;
  const stated = from === 'productCategory' && cellOf(row, from) === '';
  return columnName(row, stated ? 'category' : from);
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
