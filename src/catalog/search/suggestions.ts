import * as text from '../text.ts';
import { priceToPay } from '#contract/price.ts';
import { formatMoney, type Money } from '#lib/money.ts';
import { isPictureAddress, withQuery } from '#lib/urls.ts';
import { productPath } from '#lib/product-path.ts';
import { colon } from '#ui/text.ts';

/** One line of the list below a search box. */
export interface Suggestion {
  kind: 'recent' | 'category' | 'product';
  label: string;
  href: string;
  /** A price, or how many products there are. */
  note?: string | undefined;
  picture?: Picture | undefined;
}

interface Picture {
  url: string;
  sources: { type: string; srcset: string }[];
}

export interface Suggested {
  list: Suggestion[];
  corrected: string | undefined;
}

function searchPath(search: string): string {
  return withQuery('/search', { q: search });
}

export function recentSuggestions(searches: string[]): Suggestion[] {
  return searches.map((search) => ({ kind: 'recent', label: search, href: searchPath(search) }));
}

/**
 * The answer of GET /suggestions (contract/product.ts) as lines: categories, then products. Read by hand, since the
 * contract's validator is ten times the size of all the rest; what is not as it should be is left out.
 */
export function readSuggestions(raw: unknown, search: string, money: Money): Suggested {
  const { products, categories, corrected } = objectOf(isObject(raw) && isObject(raw.data) ? raw.data : raw);
  return {
    list: [
      ...listOf(categories)
        .slice(0, 4)
        .flatMap((one) => categoryLine(one, search)),
      ...listOf(products)
        .slice(0, 6)
        .flatMap((one) => productLine(one, money)),
    ],
    corrected: textOf(corrected),
  };
}

/** A category whose name is in the search is linked itself; in any other the search is repeated. */
function categoryLine({ category, parentCategory, count }: Record<string, unknown>, search: string): Suggestion[] {
  const [name, type] = [textOf(category), textOf(parentCategory)];
  if (!name) return [];
  const note = typeof count === 'number' ? String(count) : undefined;
  const place = { category: name.toLowerCase(), parentCategory: type };
  if (isNamedLike(type ?? name, search))
    return [
      { kind: 'category', label: type ? `${name}${colon}${type}` : name, href: withQuery('/products', place), note },
    ];
  return [
    { kind: 'category', label: text.searchIn(search, name), href: withQuery('/search', { q: search, ...place }), note },
  ];
}

function isNamedLike(name: string, search: string): boolean {
  const own = name.toLowerCase().split(/\s+/);
  return search
    .toLowerCase()
    .split(/\s+/)
    .some((word) => own.some((one) => one.startsWith(word) || word.startsWith(one.replace(/s$/, ''))));
}

function productLine(
  { id, title, regularPrice, discountedPrice, imgUrl, images }: Record<string, unknown>,
  money: Money,
): Suggestion[] {
  const [key, label] = [textOf(id), textOf(title)];
  if (!key || !label) return [];
  const price = priceToPay(Number(regularPrice) || 0, Number(discountedPrice) || 0);
  const [first = {}] = listOf(images);
  const url = textOf(first.url) ?? textOf(imgUrl);
  const sources = listOf(first.sources).flatMap(({ type, srcset }) =>
    typeof type === 'string' && typeof srcset === 'string' ? [{ type, srcset }] : [],
  );
  return [
    {
      kind: 'product',
      label,
      href: productPath(key),
      note: formatMoney(price, money),
      picture: url && isPictureAddress(url) ? { url, sources } : undefined,
    },
  ];
}

function isObject(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null;
}

function objectOf(raw: unknown): Record<string, unknown> {
  return isObject(raw) ? raw : {};
}

function listOf(raw: unknown): Record<string, unknown>[] {
  return Array.isArray(raw) ? raw.filter(isObject) : [];
}

function textOf(raw: unknown): string | undefined {
  return typeof raw === 'string' && raw ? raw : typeof raw === 'number' ? String(raw) : undefined;
}
