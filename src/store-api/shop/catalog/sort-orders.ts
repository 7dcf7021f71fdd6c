import { priceToPay } from '#contract/price.ts';

/** The facts of a product by which any order sorts. Prices are in paise, `created` is in ms since 1970. */
interface SortableProduct {
  title: string;
  regular: number;
  discounted: number | null;
  created: number;
}

/** Numbers that products are sorted by. The index stores them in a column each. */
export const SORT_NUMBERS = {
  created: ({ created }: SortableProduct) => created,
  price: ({ regular, discounted }: SortableProduct) => priceToPay(regular, discounted),
} satisfies Record<string, (product: SortableProduct) => number>;
export type SortNumber = keyof typeof SORT_NUMBERS;

/** Texts that products are sorted by. */
export const SORT_TEXTS = {
  title: ({ title }: SortableProduct) => title.toLowerCase(),
} satisfies Record<string, (product: SortableProduct) => string>;
export type SortText = keyof typeof SORT_TEXTS;

type By = { number: SortNumber; descending?: true } | { text: SortText } | { relevance: true };

/** By the name that `sort` has in GET /products. What pages offer of them is in catalog/text.ts. */
const SORT_ORDERS = {
  newest: { number: 'created', descending: true },
  'price-asc': { number: 'price' },
  'price-desc': { number: 'price', descending: true },
  name: { text: 'title' },
  relevance: { relevance: true },
} as const satisfies Record<string, By>;

export type SortOrder = keyof typeof SORT_ORDERS;

export function sortOrder(name: string | null): SortOrder | undefined {
  return name !== null && Object.hasOwn(SORT_ORDERS, name) ? (name as SortOrder) : undefined;
}

export function sortedBy(order: SortOrder): By {
  return SORT_ORDERS[order];
}
