import { type CategoryPlan, categoryPlans } from './category-plans.ts';
import { namesAbove } from './shared-names.ts';
import { sentOf } from '../sent-products.ts';
import { tagNames } from './tag-names.ts';
import type { CatalogueProduct } from '../../../import/read/catalogue-product.ts';
import type { Catalogue } from '../../../import/read/read-catalogue.ts';

/** A category that `init` writes, and how many products it has. */
export interface ProposedCategory {
  name: string;
  products: number;
  /** The columns that its name is from; none for that of the rest. */
  columns: string[];
  alsoCalled: string[];
  gathers: CategoryPlan['gathers'];
  /** The names below which it stands in the file, where they are several. */
  below: string[];
  /** Whether it takes the products for which the file names none. */
  rest: boolean;
}

const MOST_CATEGORIES = 200;
/** Of the names that a category is also called by. */
const MOST_NAMES = 200;

/** Those of the categories that the file names, then those that are made of its tags. */
export function plansOf(catalogue: Catalogue): CategoryPlan[] {
  const stated = categoryPlans(sentOf(catalogue), catalogue.placed);
  const names = stated.flatMap(({ name, alsoCalled }) => [name, ...alsoCalled]);
  const tags = tagNames(sentOf(catalogue), catalogue.placed, names).map((name) => ({
    name,
    alsoCalled: [name],
    gathers: [],
  }));
  return [...stated, ...tags].slice(0, MOST_CATEGORIES - 1);
}

/**
 * What `init` proposes, by the file as it is read with the plans: the largest first, as the shop shows them, and last
 * what takes the products of none, those whose column names few products among them.
 */
export function proposed(catalogue: Catalogue, plans: readonly CategoryPlan[]): ProposedCategory[] {
  const { placed } = catalogue;
  const sent = sentOf(catalogue);
  const below = namesAbove(catalogue);
  const names = new Set(plans.map(({ name }) => name));
  const isPlaced = ({ handle, category }: CatalogueProduct) =>
    placed.get(handle)?.from !== 'none' && names.has(category);
  const inCategory = Map.groupBy(sent.filter(isPlaced), ({ category }) => category);
  const found = plans
    .flatMap((plan): ProposedCategory[] => {
      const all = inCategory.get(plan.name) ?? [];
      const columns = new Set(all.flatMap(({ handle }) => placed.get(handle)?.column ?? []));
      return all.length === 0
        ? []
        : [{ ...plan, products: all.length, columns: [...columns], below: below(plan.name), rest: false }];
    })
    .sort((one, other) => other.products - one.products);
  const isNone = ({ handle }: CatalogueProduct) => placed.get(handle)?.from === 'none';
  const minor = Map.groupBy(
    sent.filter((product) => !isPlaced(product) && !isNone(product)),
    ({ category }) => category,
  );
  const gathers = [...minor].slice(0, MOST_NAMES).map(([name, all]) => ({ name, products: all.length }));
  const rest = sent.filter(isNone).length + gathers.reduce((sum, one) => sum + one.products, 0);
  const name = found.length > 0 ? 'Other Products' : 'Products';
  const ofRest = { name, products: rest, columns: [], alsoCalled: [], gathers, below: [], rest: true };
  const all = rest > 0 || found.length === 0 ? [...found, ofRest] : found;
  const others = sent.filter((product) => !isPlaced(product));
  return all.map((one, index) => (index === all.length - 1 ? withOthers(one, others, isNone) : one));
}

/** The last category also takes what is in none of them. */
function withOthers(
  last: ProposedCategory,
  others: readonly CatalogueProduct[],
  isNone: (product: CatalogueProduct) => boolean,
): ProposedCategory {
  const named = others.filter((product) => !isNone(product)).map(({ category }) => category);
  const called = [...new Set([...last.alsoCalled, ...last.gathers.map((one) => one.name), ...named])];
  return { ...last, alsoCalled: called.slice(0, MOST_NAMES), rest: last.rest || others.some(isNone) };
}
