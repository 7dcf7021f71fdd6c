import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer } from '#backends/serving/answer.ts';
import type { Engine } from '../engines.ts';
import { type Bank, expectedAnswer, openBank } from './bank.ts';
import type { Act } from './act.ts';
import { type Interleaver, openInterleaver, openStepping } from './interleave.ts';
import { receiverOf } from './checks/announced-invariants.ts';
import { catalogue } from './money-catalogue.ts';
import { openOwnerFolder, type OwnerFolder } from './owner-folder.ts';
import { appOf, contextOf } from './app-of-world.ts';
import type { DoneByLink } from './links/done-by-link.ts';
import { watchLinks } from './links/watch-links.ts';
import { payOrder } from './paying.ts';
import { basketOf, openShoppers, tokenOf, userOf, withCode } from './shoppers.ts';
import { watchPieces } from './pieces/piece-moves.ts';
import { createStore } from '#owner/stores/create-store.ts';
import type { PieceRow } from '#store-api/base/db/rows/piece-row.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { createOrder } from '#store-api/http/handlers/create-order.ts';
import { confirmOrder } from '#store-api/http/handlers/orders/order-links.ts';
import { importCatalogue } from '#owner/import/import-catalogue.ts';
import { receiveCallback } from '#store-api/http/payments/callback.ts';
import type { AppContext } from '#store-api/http/app-context.ts';
import { findStoreById } from '#store-api/shop/stores/store-of-host.ts';

const START = Date.parse('2026-11-21T10:00:00Z');

/** A store of its own in a shared database, and all that happens to it in one run. */
export interface World {
  db: Db;
  storeId: string;
  /** Its shoppers may withdraw, and what it sends costs something. */
  isInUnion: boolean;
  interleaver: Interleaver;
  bank: Bank;
  app: AppContext;
  /** What the clock says; only ever put forward. */
  clock: number;
  variants: { id: string; productId: string; size: string | undefined }[];
  /** When each variant's stock figure was set, in orders placed by then, and to what. */
  counted: Map<string, { stock: number; after: Set<string> }>;
  orders: string[];
  /** Orders that the owner tried to confirm whatever a gateway said. */
  forced: Set<string>;
  /** Of orders that were confirmed with money of their own, which no gateway knows of. */
  otherMoney: Set<string>;
  /** Refunds that were due, and of which the owner found that nothing is to be returned: order and number. */
  kept: Set<string>;
  /** Pieces that were lost and are sent again, as they were. */
  resent: PieceRow[];
  /** What was seen on the way that must not be, in sentences. */
  wrong: string[];
  /** What was answered 409, by its code. */
  refusals: { code: string; userId: string; at: string }[];
  /** What was done by links of mails. */
  linked: DoneByLink[];
  /** Notes a refusal; the status. */
  noted: (answer: Answer, userId: string) => number;
  place: (what: Omit<Extract<Act, { act: 'place' }>, 'act'>) => Promise<void>;
  /** With a token: by the link. */
  pay: (orderId: string, method: string, token?: string) => Promise<Answer>;
  /** By the link that was mailed, if one was. */
  confirm: (orderId: string) => Promise<void>;
  tell: (body: string, gatewayId: string) => Promise<void>;
  /** Each third import lacks a variant. */
  importAgain: () => Promise<void>;
  folder: OwnerFolder;
}

export interface Worlds {
  open: (store: { isInUnion: boolean }) => Promise<World>;
  close: () => Promise<void>;
}

export async function openWorlds(engine: Engine): Promise<Worlds> {
  const database = await engine.makeDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-money-'));
  const interleaver = openInterleaver();
  const db = await openStepping(database.url, interleaver);
  await watchPieces(db, engine);
  await watchLinks(db, engine);
  let runs = 0;
  return {
    open: async ({ isInUnion }) => openWorld(db, interleaver, { folder, isInUnion, storeId: `s${(runs += 1)}` }),
    close: async () => {
      await db.destroy();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openWorld(
  db: Db,
  interleaver: Interleaver,
  { folder, isInUnion, storeId }: { folder: string; isInUnion: boolean; storeId: string },
): Promise<World> {
  // What earlier runs left is nobody's business any more.
  await db.updateTable('orders').set({ status: 3 }).where('status', '=', 0).execute();
  await db.updateTable('refunds').set({ next_query_at: null }).where('next_query_at', 'is not', null).execute();
  await db.updateTable('payments').set({ next_query_at: null }).where('next_query_at', 'is not', null).execute();
  await createStore(db, {
    id: storeId,
    isDefault: false,
    hosts: [`${storeId}.example`],
    info: { storeName: 'Selvedge', companyEmail: 'hello@shop.example', categories: ['Shirts'] },
  });
  await db.insertInto('webhooks').values(receiverOf(storeId)).execute();
  let imports = 0;
  const importAgain = async () => {
    const file = join(folder, `${storeId}-${(imports += 1)}.csv`);
    writeFileSync(file, catalogue(imports, imports % 3 === 0 ? 'tee M' : 'nothing'));
    await importCatalogue(db, { storeId, file, media: join(folder, 'media') });
  };
  await importAgain();
  const owner = await openOwnerFolder(db, { storeId, path: folder, isInUnion });
  const store = withCode((await findStoreById(db, storeId))!);
  const rows = await db
    .selectFrom('variants')
    .select(['id', 'product_id', 'size', 'sku', 'stock'])
    .where('store_id', '=', storeId)
    .orderBy('sku')
    .execute();
  const userBy = openShoppers(db, storeId);
  const world: World = {
    db,
    storeId,
    isInUnion,
    interleaver,
    bank: openBank(interleaver.step, () => new Date(world.clock)),
    app: undefined as unknown as AppContext,
    clock: START,
    variants: rows.map(({ id, product_id, size }) => ({ id, productId: product_id, size: size ?? undefined })),
    counted: new Map(
      rows.flatMap(({ id, stock }) => (stock === null ? [] : [[id, { stock, after: new Set<string>() }]])),
    ),
    orders: [],
    forced: new Set(),
    otherMoney: new Set(),
    kept: new Set(),
    resent: [],
    wrong: [],
    refusals: [],
    linked: [],
    noted: ({ status, body }, userId) => {
      const { code } = body as { code: string };
      if (status === 409) world.refusals.push({ code, userId, at: new Date(world.clock).toISOString() });
      return status;
    },
    place: async ({ shopper, variants, quantity, isFetched }) => {
      const user = await userBy(shopper, world.clock);
      const chosen = variants.map((index) => world.variants[index]!);
      const answer = await createOrder.respond(
        contextOf(world, store, user, basketOf(chosen, { isInUnion, quantity, isFetched })),
      );
      const status = world.noted(answer, user.id);
      if ((answer.body as { code?: string }).code === 'price-changed')
        throw new Error('an order came to something else');
      if (status === 201) world.orders.push((answer.body as { id: string }).id);
      // 422: an import has taken the choice away.
      else if (status !== 409 && status !== 422) throw new Error(`an order was answered ${status}`);
    },
    pay: (orderId, method, token) => payOrder(world, store, { orderId, method, token }),
    confirm: async (orderId) => {
      const token = await tokenOf(db, orderId);
      if (token === undefined) return;
      const context = contextOf(world, store, userOf('nobody'), { token });
      const status = world.noted(await confirmOrder.respond({ ...context, user: undefined }), 'nobody');
      if (![200, 404, 409].includes(status)) throw new Error(`a link was answered ${status}`);
    },
    tell: async (body, gatewayId) => {
      const request = new Request('https://shop.example/api/v1/payments/callback', { method: 'POST', body });
      const { status } = await receiveCallback({ ...contextOf(world, store, userOf('bank'), {}), request }, gatewayId);
      if (status !== expectedAnswer(world.bank, body)) throw new Error(`a webhook was answered ${status}`);
    },
    importAgain,
    folder: owner,
  };
  world.app = appOf(world);
  return world;
}
