import { type CategoryPlan, categoryPlans } from './category-plans.ts';
import { sentOf } from './sent-products.ts';
import { tagNames } from './tag-names.ts';
import type { CatalogueProduct } from '../../import/read/catalogue-product.ts';
import type { Catalogue } from '../../import/read/read-catalogue.ts';

/** A category that `init` writes, and how many products it has. */
export interface ProposedCategory {
  name: string;
  products: number;
  /** The columns that its name is from; none for that of the rest. */
  columns: string[];
  alsoCalled: string[];
  gathers: CategoryPlan['gathers'];
  /** Whether it takes the products for which the file names none. */
  rest: boolean;
}

const MOST_CATEGORIES = 200;

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

/** What `init` proposes, by the file as it is read with the plans. */
export function proposed(catalogue: Catalogue, plans: readonly CategoryPlan[]): ProposedCategory[] {
  const { products, placed } = catalogue;
  const sent = sentOf(catalogue);
  const isNone = ({ handle }: CatalogueProduct) => placed.get(handle)?.from === 'none';
  const inCategory = Map.groupBy(
    sent.filter((product) => !isNone(product)),
    ({ category }) => category,
  );
  const found = plans.flatMap((plan): ProposedCategory[] => {
    const all = inCategory.get(plan.name) ?? [];
    const columns = new Set(all.flatMap(({ handle }) => placed.get(handle)?.column ?? []));
    return all.length === 0 ? [] : [{ ...plan, products: all.length, columns: [...columns], rest: false }];
  });
  const rest = sent.filter(isNone).length;
  const name = found.length > 0 ? 'Other Products' : 'Products';
  const ofRest = { name, products: rest, columns: [], alsoCalled: [], gathers: [], rest: true };
  const all = rest > 0 || found.length === 0 ? [...found, ofRest] : found;
  return all.map((one, index) => (index === all.length - 1 ? withHidden(one, { products, isNone, all, sent }) : one));
}

/** The last category also takes what is not shown and has no category, or one that nothing else is in. */
function withHidden(
  last: ProposedCategory,
  {
    products,
    isNone,
    all,
    sent,
  }: {
    products: readonly CatalogueProduct[];
    isNone: (product: CatalogueProduct) => boolean;
    all: readonly ProposedCategory[];
    sent: readonly CatalogueProduct[];
  },
): ProposedCategory {
  const shown = new Set(sent);
  const names = new Set(all.map(({ name }) => name));
  const hidden = products.filter((product) => !shown.has(product));
  const own = hidden.filter((product) => !isNone(product) && !names.has(product.category));
  const called = new Set([...last.alsoCalled, ...own.map(({ category }) => category)]);
  return { ...last, alsoCalled: [...called], rest: last.rest || hidden.some(isNone) };
}
