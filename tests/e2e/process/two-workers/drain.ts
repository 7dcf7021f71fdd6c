import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { BELT } from '../../../api/catalogue.ts';
import { expect, test } from '../program.ts';
import { ask, ConnectionGone, orderOf, signUp, type ShopProcess } from '../shop-process.ts';
import type { Running } from './running.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';

const CLIENTS = 16;

/** Ends the shop. */
export function drainsUnderLoad(running: Running): void {
  test('F9 SIGTERM under a load of orders: none that was taken fails, none acknowledged is lost', async () => {
    const { shop, filled } = running;
    const kept = async () => {
      const db = await openDatabase(filled.url);
      const orders = await db.selectFrom('orders').select('id').execute();
      await db.destroy();
      return orders.map(({ id }) => id);
    };
    const before = new Set(await kept());
    const linesBefore = shop.lines().length;
    const token = await signUp(shop.origin);
    const [acknowledged, broken, load] = orderWithoutEnd(shop, token);
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(2 * CLIENTS);
    shop.signal('SIGTERM');
    await load;
    expect(await shop.ended).toBe(0);
    expect(broken).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(CLIENTS);
    // By its own log: each order that it took was answered whole, and once.
    const taken = shop
      .lines()
      .slice(linesBefore)
      .filter(({ route }) => route === 'createOrder');
    expect(taken.filter(({ status, cut }) => status !== 201 || cut)).toEqual([]);
    expect(taken).toHaveLength(acknowledged.length);
    expect((await kept()).filter((id) => !before.has(id)).sort()).toEqual(acknowledged.sort());
    expect(shop.lines().map(({ msg }) => msg)).toEqual(expect.arrayContaining(['start', 'drain', 'stop']));
  });
}

/**
 * Orders, one after the other on each of some keep-alive connections, until listening has ended. A connection that was
 * closed while nobody used it is no fault, however late that is heard, nor is a new one that the system had not handed
 * over when listening ended, which it resets; the same order then comes over a new one. One that was taken and not
 * answered stands in the shop's log and among its orders, and is missed among the acknowledged.
 */
function orderWithoutEnd(
  { origin }: ShopProcess,
  token: string,
): [acknowledged: string[], broken: string[], load: Promise<unknown>] {
  const [acknowledged, broken] = [[] as string[], [] as string[]];
  const client = async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    for (let key = randomUUID(); ;)
      try {
        const { status, body, text } = await ask(origin, '/api/v1/orders', {
          method: 'POST',
          body: orderOf(BELT),
          token,
          key,
          agent,
        });
        if (status === 201) acknowledged.push(body.id as string);
        else broken.push(`${status} ${text}`);
        key = randomUUID();
      } catch (error) {
        const code = (error as NodeJS.ErrnoException).code;
        if (error instanceof ConnectionGone || code === 'ECONNRESET') continue;
        if (code === 'ECONNREFUSED') return;
        broken.push(code ?? String(error));
        return;
      }
  };
  return [acknowledged, broken, Promise.all(Array.from({ length: CLIENTS }, client))];
}
