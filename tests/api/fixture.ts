import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '#environment.ts';
import type { EmbeddedApi } from '#backends/embedded-api.ts';
import { openStoreApi, type StoreApiOptions } from '#store-api/app.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { type Db, openDatabase } from '#store-api/base/db/open-database.ts';
import { noJobRuns } from '#store-api/base/jobs/background-job.ts';
import type { Engine } from './engines.ts';
import { insertProducts } from './catalogue.ts';
import { checkDeclared } from './declared-errors.ts';
import { signUp } from './sign-up.ts';

export const HOST = 'localhost:8044';
export const SHIPPING = {
  fullName: 'Asha Rao',
  address: '12 Lake Road',
  city: 'Pune',
  state: 'Maharashtra',
  postalCode: '411001',
  phone: '+91 98765 43210',
};

export interface CallOptions {
  host?: string;
  token?: string | undefined;
  key?: string;
  body?: unknown;
  /** Sent as it is instead of JSON of `body`. */
  text?: string;
  headers?: Record<string, string>;
  peer?: string;
}

export interface Reply {
  status: number;
  // The tests look at answers as a client does.
  body: any;
  headers: Headers;
  text: string;
}

export type TestShop = Awaited<ReturnType<typeof openShop>>;

/** A store API on a database of its own with a small catalogue: see catalogue.ts. */
export async function openShop(
  engine: Engine,
  options: StoreApiOptions & { environment?: Record<string, string> } = {},
) {
  const database = await engine.makeDatabase();
  const dataFolder = mkdtempSync(join(tmpdir(), 'selvedge-data-'));
  mkdirSync(join(dataFolder, 'media'));
  const db = await openDatabase(database.url);
  await createStore(db, {
    id: 'main',
    isDefault: true,
    hosts: ['shop.example'],
    info: { storeName: 'Selvedge & Sons', categories: ['Jeans'] },
  });
  await insertProducts(db, 'main');
  const environment = readEnvironment({
    DATABASE_URL: database.url,
    DATA_DIR: dataFolder,
    ORDERS_PER_HOUR: '0',
    UNPAID_ORDERS: '0',
    ORDER_MAILS_PER_HOUR: '0',
    ...options.environment,
  });
  // The clock of the process, which tests set, and not the database's.
  const { now = () => new Date() } = options;
  const api = await openStoreApi(environment, { ...options, now });
  // What it does at its start would else meet a clock that the test has moved on since.
  await noJobRuns();
  const call = caller(api);
  return {
    api,
    db,
    call,
    dataFolder,
    url: database.url,
    get: (path: string, more: CallOptions = {}) => call('GET', path, more),
    post: (path: string, body: unknown, more: CallOptions = {}) => call('POST', path, { body, ...more }),
    /** A new user's token; the password is 'correct horse'. */
    signUp: async (email: string, host = HOST) => signUp(db, (await api.scopeOf(host))!, email, now()),
    close: async () => {
      await api.close();
      await db.destroy();
      await database.drop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

function caller(api: EmbeddedApi) {
  return async (
    method: string,
    path: string,
    { host = HOST, token, key, body, text, headers = {}, peer = '127.0.0.1' }: CallOptions = {},
  ): Promise<Reply> => {
    const sent = text ?? (body === undefined ? undefined : JSON.stringify(body));
    const request = new Request(
      `http://${host}${path.startsWith('/sandbox-bank') || path.startsWith('/media') ? '' : '/api/v1'}${path}`,
      {
        method,
        headers: {
          host,
          ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
          ...headers,
        },
        ...(sent === undefined ? {} : { body: sent }),
      },
    );
    const response = await api.fetch(request, peer);
    const answer = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const reply = {
      status: response.status,
      headers: response.headers,
      text: answer,
      body: isJson && answer ? JSON.parse(answer) : undefined,
    };
    checkDeclared(method, path, reply);
    return reply;
  };
}

/** A body of POST /orders with the choice of every line. */
export function orderOf(lines: { productId: string; quantity: number; size?: string; color?: string }[]) {
  const products: Record<string, number> = {};
  for (const { productId, quantity } of lines) products[productId] = (products[productId] ?? 0) + quantity;
  return { products, shippingAddress: SHIPPING, items: lines };
}

/** By which people call an order. */
export async function numberOf(db: Db, orderId: string): Promise<string> {
  const { number } = await db.selectFrom('orders').select('number').where('id', '=', orderId).executeTakeFirstOrThrow();
  return number!;
}

export async function stockOf(db: Db, variantId: string): Promise<number | null> {
  return (await db.selectFrom('variants').select('stock').where('id', '=', variantId).executeTakeFirstOrThrow()).stock;
}
