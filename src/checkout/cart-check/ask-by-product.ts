import { UNANSWERED } from './unanswered.ts';
import * as text from '../text.ts';
import { ApiError } from '#api-client/api-error.ts';
import type { Api } from '#api-client/api.ts';
import { lineKey, type CartLine } from '#cart/line.ts';
import type { CartQuote } from '#cart/quote/cart-quote.ts';
import { toProduct, type Product } from '#catalog/product.ts';
import { costOf, isAvailable } from '#catalog/variant.ts';
import { productEndpoint } from '#contract/endpoints/catalog/product.ts';

/** Asks the store about each product once. What has no answer within `patienceMs` is left to the order itself. */
export async function askByProduct(api: Api, lines: readonly CartLine[], patienceMs: number): Promise<CartQuote> {
  const ids = [...new Set(lines.map(({ id }) => id))];
  const found = Promise.all(ids.map(async (id) => [id, await lookUp(api, id)] as const));
  const products = await Promise.race([found, new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))]);
  if (!products?.some(([, found]) => found !== 'unknown')) return UNANSWERED;
  return compare(lines, new Map(products));
}

type LookUp = Product | 'gone' | 'unknown';

function compare(lines: readonly CartLine[], products: ReadonlyMap<string, LookUp>): CartQuote {
  const found = { problems: new Map<string, string>(), choices: new Map(), prices: new Map<string, number>() };
  for (const line of lines) {
    const product = products.get(line.id) ?? 'unknown';
    const problem = problemOf(line, product);
    if (problem) found.problems.set(lineKey(line), problem);
    else if (typeof product === 'object') {
      const price = costOf(product, choiceOf(line));
      if (price > 0 && price !== line.price) found.prices.set(lineKey(line), price);
    }
  }
  return found;
}

function problemOf(line: CartLine, product: LookUp): string | undefined {
  if (product === 'gone') return text.gone;
  if (product === 'unknown') return undefined;
  if (line.selectedSize && product.sizes.length > 0 && !product.sizes.includes(line.selectedSize)) return text.sizeGone;
  if (line.selectedColor && product.colors.length > 0 && !product.colors.includes(line.selectedColor))
    return text.colorGone;
  return isAvailable(product, choiceOf(line)) ? undefined : text.soldOut;
}

function choiceOf({ selectedSize, selectedColor }: CartLine) {
  return { size: selectedSize, color: selectedColor };
}

/** Only a 404 in the contract's error form says that a product is gone: a page or a proxy's word may mean anything. */
async function lookUp(api: Api, id: string): Promise<LookUp> {
  try {
    return toProduct(await api(productEndpoint, { id }));
  } catch (error) {
    return error instanceof ApiError && error.status === 404 && error.serverText ? 'gone' : 'unknown';
  }
}
