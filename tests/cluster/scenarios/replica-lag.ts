import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../../e2e/process/shop-process.ts';
import type { Scenario } from '../scenario.ts';

/** Lag is noticed after five seconds (src/store-api/base/db/postgres/standby-route.ts), changes are heard in one. */
const NOTICED_MS = 12_000;

/**
 * The second shop reads its catalogue from a standby, which stops replaying, goes on, and dies. What a shopper wrote is
 * found at once; a changed price is shown some seconds later, whatever the standby does, and never an old one again.
 */
export const replicaLag: Scenario = {
  name: 'lag',
  async run(world) {
    const { cluster, tokens, bodies, pages } = world;
    const wrong: string[] = [];
    const [standby] = cluster.standbys;
    const token = tokens[0] ?? '';
    const path = pages.find((page) => page.startsWith('/product/')) ?? '';
    const id = path.slice('/product/'.length);
    await world.shops[1]?.close();
    const shop = await world.startShop(1, { DATABASE_READ_URL: standby?.url ?? '' });
    const price = async () => (await ask(shop.origin, `/api/v1/products/${id}`)).body.regularPrice as number;
    const setPrice = async (paise: number) => {
      const { primary } = cluster;
      await primary.ask(`update products set regular_paise = ${paise}, discounted_paise = null where id = '${id}';
        update variants set regular_paise = ${paise}, discounted_paise = null where product_id = '${id}';
        insert into changes (store_id, tag, at) select store_id, 'product:' || id, now() from products where id = '${id}'`);
    };
    const shownAfter = async (rupees: number) => {
      const began = performance.now();
      while ((await price()) !== rupees && performance.now() - began < NOTICED_MS) await sleep(50);
      return performance.now() - began;
    };

    await setPrice(111_100);
    const usual = await shownAfter(1_111);
    const reads = await standby?.ask(`select count(*) as n from pg_stat_activity where datname = 'shop'`);
    if (Number(reads?.[0]?.n) < 2) wrong.push('the standby is not read');

    await standby?.ask('select pg_wal_replay_pause()');
    const placed = await ask(shop.origin, '/api/v1/orders', { method: 'POST', token, body: bodies[0] });
    const order = String(placed.body.id);
    const found = await ask(shop.origin, `/api/v1/orders/${order}`, { token });
    if (placed.status !== 201 || found.status !== 200) wrong.push(`own order: ${placed.status}, then ${found.status}`);
    const list = await ask(shop.origin, '/api/v1/orders', { token });
    if (!list.text.includes(order)) wrong.push('the own order is not in the list');
    await setPrice(222_200);
    const lagging = await shownAfter(2_222);
    if (lagging >= NOTICED_MS) wrong.push('a standby that is behind is still read');
    await standby?.ask('select pg_wal_replay_resume()');
    await sleep(3_000);
    if ((await price()) !== 2_222) wrong.push('an old price came back');

    await setPrice(333_300);
    const again = await shownAfter(3_333);
    await standby?.kill();
    let failed = 0;
    for (const page of pages) failed += (await ask(shop.origin, page)).status === 200 ? 0 : 1;
    if (failed > 0) wrong.push(`${failed} pages failed without the standby`);
    await setPrice(444_400);
    const without = await shownAfter(4_444);
    if (Math.max(usual, again, without) > 5_000) wrong.push('a change was shown late');
    await standby?.start();
    await cluster.untilReplicated();
    await shop.close();
    await world.startShop(1);
    await world.warm();
    return {
      says: [
        `a changed price was shown after ${ms(usual)}; of a standby that had stopped after ${ms(lagging)}; when it ` +
          `went on after ${ms(again)}; when it was dead after ${ms(without)}`,
        `an order was found by its shopper at once while the standby did not have it; ${failed} pages failed`,
      ],
      wrong,
    };
  },
};

function ms(time: number): string {
  return `${Math.round(time)} ms`;
}
