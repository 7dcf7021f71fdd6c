import { isGendered, type ProductFilter } from './product-filter.ts';

/** Visible products that are alike in all that a filter can ask for; '' stands for none. */
export interface Cell {
  category: string;
  parent: string;
  gender: string;
  featured: boolean;
  sale: boolean;
  /** The parent category in the products' own spelling. */
  parentCategory: string;
  products: number;
}

/** What of a filter a cell can answer. */
export type CellFilter = Pick<ProductFilter, 'category' | 'parent' | 'gender' | 'anyOf' | 'featured' | 'sale'>;

/** How many products of a value there are. */
export interface FacetValue {
  value: string;
  count: number;
}

/** The same rule as branchesOf in db/listing-branches.ts, which asks it of rows. */
export function matches(cell: Cell, { category, parent, gender, anyOf, featured, sale }: CellFilter): boolean {
  const isOf = !category || cell.category === category || (isGendered(category) && cell.gender === category);
  if (!isOf || (gender && gender !== category && cell.gender !== gender) || (parent && cell.parent !== parent))
    return false;
  if ((featured && !cell.featured) || (sale && !cell.sale)) return false;
  return (
    !anyOf ||
    (anyOf.withoutGender && cell.gender === '') ||
    [cell.category, cell.parent, cell.gender].some((name) => anyOf.words.includes(name))
  );
}

export function countOf(cells: Cell[], fits: (cell: Cell) => boolean): number {
  return cells.reduce((sum, cell) => (fits(cell) ? sum + cell.products : sum), 0);
}

/** The parent categories among the products of a filter, whichever of them it asks for. */
export function parentFacet(cells: Cell[], filter: CellFilter): FacetValue[] {
  const counts = new Map<string, number>();
  for (const cell of cells)
    if (cell.parentCategory && matches(cell, { ...filter, parent: undefined }))
      counts.set(cell.parentCategory, (counts.get(cell.parentCategory) ?? 0) + cell.products);
  return sortedFacet([...counts].map(([value, count]) => ({ value, count })));
}

export function sortedFacet(values: FacetValue[]): FacetValue[] {
  return values.sort((one, other) => one.value.localeCompare(other.value));
}
