import { randomBytes } from 'node:crypto';
import type { Checker } from './checker.ts';
import { lineToBuy, placeOrder } from './levels/orders/place.ts';
import { madeUpEmail } from './made-up-email.ts';
import type { Allowed, Shopper, Visit } from './visit.ts';
import { PAGE_SIZE } from '#config.ts';
import { productEndpoint } from '#contract/endpoints/catalog/product.ts';
import { productsEndpoint } from '#contract/endpoints/catalog/products.ts';
import { storeInfoEndpoint } from '#contract/endpoints/catalog/store-info.ts';
import { authorizeEndpoint } from '#contract/endpoints/users/authorize.ts';
import { registerEndpoint } from '#contract/endpoints/users/register.ts';
import type { Capability } from '#contract/store-info.ts';

/** A visit of the backend: facts that several levels need are asked for when the first needs them. */
export function newVisit(checker: Checker, allowed: Allowed): Visit {
  const visit: Visit = Object.assign(checker, {
    allowed,
    store: once(() => checker.read(storeInfoEndpoint)),
    announces: async (name: Capability) => (await visit.store())?.value.capabilities?.includes(name) ?? false,
    firstPage: once(() => checker.read(productsEndpoint, { query: { page: 1, limit: PAGE_SIZE } })),
    product: once(async () => {
      const [first] = (await visit.firstPage())?.value.data ?? [];
      return first && checker.read(productEndpoint, { id: first.id });
    }),
    shopper: once(() => (allowed.credentials ? signIn(checker, allowed.credentials) : newShopper(checker, allowed))),
    somebodyElse: once(() => newShopper(checker, allowed)),
    placedOrder: once(async () => {
      const [shopper, line] = [await visit.shopper(), await lineToBuy(visit)];
      if (!allowed.write || !shopper || !line) return undefined;
      return (await placeOrder(visit, shopper, line))?.placed;
    }),
  });
  return visit;
}

async function newShopper(checker: Checker, { write }: Allowed): Promise<Shopper | undefined> {
  if (!write) return undefined;
  const credentials = { email: madeUpEmail(), password: randomBytes(12).toString('base64url') };
  const made = await checker.read(registerEndpoint, {
    body: { ...credentials, firstName: 'Conformance', lastName: 'Test' },
  });
  return made && signIn(checker, credentials);
}

async function signIn(
  checker: Checker,
  credentials: { email: string; password: string },
): Promise<Shopper | undefined> {
  const answer = await checker.read(authorizeEndpoint, { body: credentials });
  if (!answer) return undefined;
  const { token } = answer.value;
  if (token) return { ...credentials, token };
  checker.report(answer, {
    kind: 'missing',
    path: '$.token',
    expected: 'the field `token`',
    shop: 'says “Authentication failed: Token is missing in the response”',
  });
  return undefined;
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
