import { ApiError } from '#api-client/api-error.ts';
import type { Api } from '#api-client/create-api.ts';
import { toProduct, type Product } from './product.ts';

export type LoadedProduct = { state: 'loaded'; product: Product } | { state: 'missing' } | { state: 'failed' };

/** 4xx answers mean there is no such product; anything else is a failure worth another try (spec section 4). */
export async function loadProduct(api: Api, id: string): Promise<LoadedProduct> {
  if (!id || id.length > 200) return { state: 'missing' };
  try {
    return { state: 'loaded', product: toProduct(await api.product(id)) };
  } catch (error) {
    const refused = error instanceof ApiError && error.kind === 'refused' && error.status !== undefined && error.status < 500;
    const empty = error instanceof ApiError && error.kind === 'unreadable';
    return { state: refused || empty ? 'missing' : 'failed' };
  }
}
