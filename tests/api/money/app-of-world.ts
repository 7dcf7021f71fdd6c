import { refusalsIn } from '#backends/serving/refusal-texts.ts';
import { joinGateways } from '#store-api/shop/payments/gateways.ts';
import { queryDueAttempts } from '#store-api/shop/payments/reconcile/reconciler.ts';
import { upi } from '#store-api/shop/payments/upi.ts';
import { randomOrderNumber } from '#store-api/base/db/random-id.ts';
import { openEncoder } from '#store-api/shop/media/open-encoder.ts';
import { LIMITERS } from './shoppers.ts';
import type { World } from './world.ts';
import type { User } from '#store-api/base/auth/user.ts';
import type { AppContext } from '#store-api/http/app-context.ts';
import type { Store } from '#store-api/shop/stores/store-of-host.ts';

/** What handlers and jobs have of the store API, without what this model leaves out. */
export function appOf(world: World): AppContext {
  const never = () => {
    throw new Error('not part of this model');
  };
  const gateways = joinGateways([...world.bank.gateways, upi({ vpa: 'shop@bank', name: 'Shop' })]);
  const absent = new Proxy({}, { get: never }) as never;
  return {
    db: world.db,
    reads: world.db,
    now: () => new Date(world.clock),
    secret: 'secret',
    gatewaysOf: () => gateways,
    paymentTimeoutMs: 60_000,
    reconciler: {
      trigger: () => world.interleaver.spawn(() => queryDueAttempts(world.app)),
      close: async () => undefined,
    },
    outbox: { trigger: () => undefined, close: async () => undefined },
    mailFrom: undefined,
    // No caps: each order is another account's.
    unpaidOrders: 0,
    orderMailsPerHour: 0,
    isTestShop: () => false,
    paymentBrands: () => undefined,
    waysToPay: () => ({ waysToPay: [] }),
    isTrustedProxy: () => false,
    storeOrigin: 'https://shop.example',
    unpaidHours: 24,
    takesReferences: () => true,
    drawNumber: randomOrderNumber,
    media: { folder: '', encoder: openEncoder('', 1) },
    // A report of a payment that is not known here is looked for in other stores.
    stores: { all: async () => [] } as never,
    catalogueCache: absent,
    searchers: absent,
    limiters: LIMITERS,
  };
}

/** A call of a handler. */
export function contextOf<B>(world: World, store: Store, user: User, body: B) {
  const request = new Request('https://shop.example/api/v1', { method: 'POST' });
  return {
    app: world.app,
    payments: world.app.gatewaysOf(store),
    store,
    text: refusalsIn(store.language),
    user,
    body,
    bodyText: JSON.stringify(body),
    request,
    peer: undefined,
    origin: 'https://shop.example',
    pageOrigin: 'https://shop.example',
    query: new URLSearchParams(),
    id: '',
  };
}
