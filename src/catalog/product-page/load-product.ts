import { ApiError } from '#api-client/api-error.ts';
import type { Api } from '#api-client/api.ts';
import { toProduct, type Product } from '../product.ts';
import { relatedEndpoint } from '#contract/endpoints/catalog/related.ts';
import { productEndpoint } from '#contract/endpoints/catalog/product.ts';

export type LoadedProduct =
  { state: 'loaded'; product: Product } | { state: 'missing'; gone?: boolean } | { state: 'failed' };

/** The products that the store names beside one (capability `related`); undefined when it does not answer. */
export async function loadRelated(api: Api, id: string): Promise<Product[] | undefined> {
  if (!isId(id)) return undefined;
  try {
    const { data } = await api(relatedEndpoint, { id });
    return data.map(toProduct);
  } catch {
    return undefined;
  }
}

const NO_SUCH_PRODUCT = [400, 404, 410, 422];

/** The `code` of a backend that answers 404 for what it had once. */
const GONE = 'gone';

/**
 * Refused as unknown, or an answer without a product: there is none. Anything else is worth another try
 * (docs/behaviour.md 4.product).
 */
export async function loadProduct(api: Api, id: string): Promise<LoadedProduct> {
  if (!isId(id)) return { state: 'missing' };
  try {
    return { state: 'loaded', product: toProduct(await api(productEndpoint, { id })) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const missing = error.kind === 'empty' || (error.kind === 'refused' && NO_SUCH_PRODUCT.includes(error.status ?? 0));
    if (!missing) return { state: 'failed' };
    return error.status === 410 || error.code === GONE ? { state: 'missing', gone: true } : { state: 'missing' };
  }
}

function isId(id: string): boolean {
  return id !== '' && id.length <= 200;
}
