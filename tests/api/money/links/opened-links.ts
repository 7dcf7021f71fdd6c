import { contextOf } from '../app-of-world.ts';
import { userOf } from '../shoppers.ts';
import type { World } from '../world.ts';
import { mailedToken, payToken } from './mailed-links.ts';
import { cancelLinked, openLinked, payLinked, returnLinked } from '#store-api/http/handlers/orders/linked-order.ts';
import { orderLink } from '#store-api/http/handlers/orders/order-links.ts';
import { ownerAct, ownerLink } from '#store-api/http/handlers/owner/owner-links.ts';
import { findStoreById } from '#store-api/shop/stores/store-of-host.ts';

const LINK = /\/(owner|orders\/open|orders\/confirm)\/([\w-]{43})/;
const SEEN = { owner: ownerLink, 'orders/open': openLinked, 'orders/confirm': orderLink };

/** Somebody's scanner opens the links of the last mails, whomever they went to. */
export async function scanMails(world: World, mails: number): Promise<void> {
  const { db, storeId } = world;
  const texts = await db
    .selectFrom('outbox')
    .select('text')
    .where('store_id', '=', storeId)
    .orderBy('created_at', 'desc')
    .limit(mails)
    .execute();
  const by = await callerOf(world);
  for (const { text } of texts) {
    const [, page, token = ''] = LINK.exec(text) ?? [];
    if (page === undefined) continue;
    const { status } = await SEEN[page as keyof typeof SEEN].respond(by({ token }));
    if (![200, 404].includes(status)) throw new Error(`a link that was opened was answered ${status}`);
  }
}

/** Each link is good for what it was mailed for, and for nothing else of its order. */
export async function useOtherwise(world: World, orderId: string): Promise<void> {
  const by = await callerOf(world);
  const lines = [{ line: 0, quantity: 1, reason: 'other' as const }];
  const ofOwner = await mailedToken(world, { orderId, mail: 'last', mailbox: 0 });
  const ofShopper = await mailedToken(world, { orderId, mail: 'last' });
  const toPay = await payToken(world, orderId);
  const acting = (token: string) => ownerAct.respond(by({ token, act: 'pack', seen: 2 }));
  const changing = async (token: string) => [
    await cancelLinked.respond(by({ token, lines })),
    await returnLinked.respond(by({ token, lines, kind: 'return' })),
  ];
  const answers = [
    ...(ofShopper ? [await acting(ofShopper)] : []),
    ...(toPay ? [await acting(toPay), ...(await changing(toPay))] : []),
    ...(ofOwner ? [...(await changing(ofOwner)), await payLinked.respond(by({ token: ofOwner, fields: {} }))] : []),
  ];
  const wrong = answers.find(({ status }) => status !== 404);
  if (wrong) throw new Error(`a link for something else was answered ${wrong.status}`);
}

/** All that a link could change. */
async function standing({ db, storeId }: World): Promise<string> {
  const of = async (table: 'orders' | 'order_events' | 'order_pieces' | 'payments' | 'order_links' | 'outbox') => {
    const rows = await db.selectFrom(table).selectAll().where('store_id', '=', storeId).execute();
    return rows.map((row) => JSON.stringify(row)).sort();
  };
  const tables = ['orders', 'order_events', 'order_pieces', 'payments', 'order_links', 'outbox'] as const;
  return JSON.stringify(await Promise.all(tables.map(of)));
}

/** What is changed when scanners open the links of the last mails, and nobody else does anything: nothing. */
export async function changedByScanners(world: World, mails: number): Promise<string[]> {
  const before = await standing(world);
  await scanMails(world, mails);
  return (await standing(world)) === before ? [] : ['links were opened, and something has changed'];
}

async function callerOf(world: World) {
  const store = (await findStoreById(world.db, world.storeId))!;
  return <B>(body: B) => ({ ...contextOf(world, store, userOf('nobody'), body), user: undefined });
}
