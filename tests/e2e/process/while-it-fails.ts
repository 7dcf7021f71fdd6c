import { BELT, JEANS } from '../../api/catalogue.ts';
import { expect } from './program.ts';
import { ask, orderOf, type Answer, type ShopProcess } from './shop-process.ts';

const KEPT = ['/', '/products', `/product/${JEANS}`, '/api/v1/products'];

export const order = (shop: ShopProcess, token: string) =>
  ask(shop.origin, '/api/v1/orders', { method: 'POST', token, body: orderOf(BELT) });

/** What a shopper looks at, whatever has become of the database. */
export async function expectPages(shop: ShopProcess): Promise<void> {
  for (const path of KEPT) expect((await ask(shop.origin, path, { timeoutMs: 3_000 })).status, path).toBe(200);
}

export function expectTryLater({ status, body, headers }: Answer): void {
  expect([status, body.code]).toEqual([503, 'unavailable']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(headers['x-request-id']).toBeTruthy();
}
