import type { TakenColumn } from './columns.ts';
import type { FoundCategory } from '../category/category.ts';
import type { CatalogueFormat } from '../../formats/format.ts';

/** The column to fill with categories, as the file calls it where it has one. */
export function categoryColumn(
  header: readonly string[],
  { taken, format }: { taken: readonly TakenColumn[]; format: CatalogueFormat },
): string {
  const [standard] = format.categoryColumns;
  const found = format.categoryColumns.flatMap((column) => columnNamed(header, [column.toLowerCase()]) ?? []);
  const ofOwnTable = taken.length > 0 ? 'Category' : standard;
  return found[0] ?? taken.find(({ field }) => field === 'category')?.name ?? ofOwnTable;
}

/** How many products have their category from which column. */
export function productsByColumn(placed: ReadonlyMap<string, FoundCategory>): Record<string, number> {
  const columns = [...placed.values()].flatMap(({ column }) => column ?? []);
  return Object.fromEntries([...Map.groupBy(columns, (column) => column)].map(([name, all]) => [name, all.length]));
}

export function titleColumn(header: readonly string[]): string | undefined {
  return columnNamed(header, ['title', 'name']);
}

function columnNamed(header: readonly string[], names: readonly string[]): string | undefined {
  return header.find((name) => names.includes(name.trim().toLowerCase().replace(/\s+/g, ' ')))?.trim();
}
