import type { CatalogueProduct } from '../../../import/read/catalogue-product.ts';
import type { Catalogue } from '../../../import/read/read-catalogue.ts';

/** A category that a new folder may have. */
export interface CategoryPlan {
  name: string;
  /** What the file calls it, or what it stands for. */
  alsoCalled: string[];
  /** Smaller categories of the file that it stands for, with the number of their products. */
  gathers: { name: string; products: number }[];
}

/** More than these are gathered under their parents, where the file has parents. */
const MOST_UNGATHERED = 12;

type Placed = Catalogue['placed'];

/**
 * The categories that a file names: as it spells them most, the one with most products first. Where there are many,
 * those of the topmost level of its paths that parts the products (docs/decisions D398); a type above a category counts
 * as its parent.
 */
export function categoryPlans(products: readonly CatalogueProduct[], placed: Placed): CategoryPlan[] {
  const named = products.filter(({ handle }) => placed.get(handle)?.from !== 'none');
  const leaves = spelled(named, ({ category }) => category);
  const alone = [...leaves.keys()].map((name) => ({ name, alsoCalled: [name], gathers: [] }));
  if (leaves.size <= MOST_UNGATHERED) return alone;
  const chains = new Map(named.map((product) => [product, chainOf(product, placed)]));
  const nameAt = (product: CatalogueProduct, depth: number) => {
    const chain = chains.get(product) ?? [];
    return chain[Math.min(depth, chain.length - 1)] ?? product.category;
  };
  const deepest = [...chains.values()].reduce((most, { length }) => Math.max(most, length), 1);
  const levels = Array.from({ length: deepest }, (_, depth) => spelled(named, (product) => nameAt(product, depth)));
  const few = levels.filter(({ size }) => size > 1 && size <= MOST_UNGATHERED);
  const groups = few.find(isParted) ?? few[0] ?? levels.find(({ size }) => size > 1);
  if (groups === undefined || groups.size >= leaves.size) return alone;
  const taken = new Set([...groups.keys()].map((name) => name.toLowerCase()));
  return [...groups].map(([name, all]) => ({
    name,
    alsoCalled: [name, ...leavesWithout(name, all, placed).filter((leaf) => isNew(taken, leaf))],
    gathers: [...spelled(all, ({ category }) => category)]
      .filter(([leaf]) => leaf.toLowerCase() !== name.toLowerCase())
      .map(([leaf, { length }]) => ({ name: leaf, products: length })),
  }));
}

/** Whether no group has nearly all: "Clothing" of a shop for clothing parts nothing. */
function isParted(groups: ReadonlyMap<string, readonly CatalogueProduct[]>): boolean {
  const sizes = [...groups.values()].map(({ length }) => length);
  return Math.max(...sizes) <= 0.75 * sizes.reduce((sum, size) => sum + size, 0);
}

/** Groups products by a name in any case, as it is spelled most, the largest group first. */
function spelled(
  products: readonly CatalogueProduct[],
  nameOf: (product: CatalogueProduct) => string,
): Map<string, CatalogueProduct[]> {
  const groups = [...Map.groupBy(products, (product) => nameOf(product).toLowerCase()).values()];
  groups.sort((one, other) => other.length - one.length);
  return new Map(
    groups.map((all) => {
      const [most] = [...Map.groupBy(all, nameOf)].sort(([, one], [, other]) => other.length - one.length);
      return [most?.[0] ?? '', all];
    }),
  );
}

/** The names above the category and its own. */
function chainOf({ handle, category, parentCategory }: CatalogueProduct, placed: Placed): readonly string[] {
  const path = placed.get(handle)?.path ?? [];
  if (path.length > 1) return path;
  return parentCategory === null ? [category] : [parentCategory, category];
}

/** The categories that the file does not lead to by the group's name: it has to call them by their own. */
function leavesWithout(name: string, products: readonly CatalogueProduct[], placed: Placed): string[] {
  const others = products.filter(
    ({ handle }) => !placed.get(handle)?.path.some((part) => part.toLowerCase() === name.toLowerCase()),
  );
  return [...spelled(others, ({ category }) => category).keys()];
}

function isNew(taken: Set<string>, name: string): boolean {
  return taken.size < taken.add(name.toLowerCase()).size;
}
