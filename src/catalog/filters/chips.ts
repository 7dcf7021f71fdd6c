import type { Listing } from '../listing/listing.ts';
import { formatMoney, type Money } from '#lib/money.ts';
import { filterTexts } from './filter-texts.ts';
import { NO_FILTERS } from './filters.ts';
import * as text from '../text.ts';
import { FLAG_FILTERS, LIST_FILTERS } from '#contract/listing-query.ts';

/** One filter that is on, and the listing without it. */
export interface Chip {
  label: string;
  without: Listing;
}

/** The active filters, in the form's order. The type has a control of its own on /products. */
export function chipsOf(listing: Listing, money: Money): Chip[] {
  const { search, category, parentCategory } = listing;
  const chip = (label: string, changes: Partial<Listing>): Chip => ({
    label,
    without: { ...listing, ...changes, page: 1 },
  });
  const price = priceLabel(listing, money);
  return [
    ...(search && category ? [chip(category.charAt(0).toUpperCase() + category.slice(1), { category: '' })] : []),
    ...(search && parentCategory ? [chip(parentCategory, { parentCategory: '' })] : []),
    ...LIST_FILTERS.flatMap((name) =>
      listing[name].map((value) =>
        chip(filterTexts[name].chip?.(value) ?? value, { [name]: listing[name].filter((one) => one !== value) }),
      ),
    ),
    ...(price ? [chip(price, { minPrice: undefined, maxPrice: undefined })] : []),
    ...(saleIsFilter(listing) && listing.sale ? [chip(text.onSale, { sale: false })] : []),
    ...FLAG_FILTERS.filter((name) => listing[name]).map((name) => chip(filterTexts[name].label, { [name]: false })),
  ];
}

/** The listing without its filters: its subject, in the order it is sorted by. */
export function withoutFilters(listing: Listing): Listing {
  const { search, category, sale, sort } = listing;
  return {
    ...listing,
    ...NO_FILTERS,
    sort,
    category: search ? '' : category,
    parentCategory: '',
    sale: saleIsFilter(listing) ? false : sale,
    page: 1,
  };
}

/** /products?sale=true is a list of its own. */
export function saleIsFilter({
  search,
  category,
  collection,
}: Pick<Listing, 'search' | 'category' | 'collection'>): boolean {
  return Boolean(search || category || collection);
}

function priceLabel({ minPrice, maxPrice }: Listing, money: Money): string {
  const [from, to] = [minPrice, maxPrice].map((price) => price && formatMoney(price, money));
  if (from && to) return text.priceBetween(from, to);
  return from ? text.priceFrom(from) : to ? text.priceUpTo(to) : '';
}
