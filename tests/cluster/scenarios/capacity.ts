import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { OrderLoadResult } from '../../bench/orders.ts';
import { processorTime } from '../machines/processor-time.ts';
import type { Scenario } from '../scenario.ts';
import type { World } from '../world.ts';

const SECONDS = 15;
const CLIENT = join(import.meta.dirname, '../../bench/load/order-client.ts');
const MANY_ORDERS = 1_000_000;

/**
 * Figures for docs/scale.md, only by `--only capacity`: orders as fast as they go, what each costs shop, database,
 * log and disk; the same for one product that everybody wants, and with a million orders there already.
 */
export const capacity: Scenario = {
  name: 'capacity',
  async run(world) {
    await load(world, world.bodies, 5);
    const says = [await measure(world, 'usual orders', world.bodies)];
    says.push(await measure(world, 'one product for all', world.bodies.slice(0, 1)));
    await addOrders(world);
    says.push(await measure(world, 'usual orders among a million', world.bodies));
    return { says, wrong: [] };
  },
};

async function measure(world: World, name: string, bodies: object[]): Promise<string> {
  const { primary, standbys } = world.cluster;
  const read = async () => {
    const [row] = await primary.ask(
      `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as wal, pg_database_size(current_database()) as size`,
    );
    return {
      shops: world.shops.reduce((sum, { pid }) => sum + processorTime(pid), 0),
      primary: processorTime(primary.pid),
      standby: standbys.reduce((sum, { pid }) => sum + processorTime(pid), 0) / standbys.length,
      wal: Number(row?.wal),
      size: Number(row?.size),
    };
  };
  const before = await read();
  const { orders, perSecond, p50, p99, refused } = await load(world, bodies, SECONDS);
  const after = await read();
  const each = (key: keyof typeof before, factor: number) =>
    (((after[key] - before[key]) / orders) * factor).toFixed(1);
  return (
    `${name}: ${perSecond.toFixed(0)}/s, median ${p50.toFixed(0)} ms, slowest of 100 ${p99.toFixed(0)} ms; each: ` +
    `shop ${each('shops', 1_000)} ms, primary ${each('primary', 1_000)} ms, a standby ${each('standby', 1_000)} ms of ` +
    `processor time, ${each('wal', 1 / 1_024)} KB of log, ${each('size', 1 / 1_024)} KB on disk` +
    (Object.keys(refused).length > 0 ? `; refused ${JSON.stringify(refused)}` : '')
  );
}

async function load(world: World, bodies: object[], seconds: number): Promise<OrderLoadResult> {
  const { folder, balancer, tokens } = world;
  const file = join(folder, 'load.json');
  const people = Array.from({ length: 4 }, () => tokens)
    .flat()
    .slice(0, 32);
  const origin = balancer.origin.replace('127.0.0.1', 'localhost');
  const said = { origin, seconds, tokens: people, bodies: bodies.map((body) => JSON.stringify(body)) };
  writeFileSync(file, JSON.stringify(said));
  await world.warm();
  const { stdout } = await promisify(execFile)(process.execPath, [CLIENT, file]);
  return JSON.parse(stdout) as OrderLoadResult;
}

/** Copies of one order, of all its people by turns, as if they had been placed long ago and paid. */
async function addOrders({ cluster }: World): Promise<void> {
  const [one] = await cluster.primary.ask('select id from orders limit 1');
  const template = String(one?.id);
  await cluster.primary.ask(`
    set synchronous_commit = off;
    create temp table people as select id, row_number() over () - 1 as n from users;
    insert into orders select o.store_id, 'ord_old' || g, p.id, 1, o.total_paise, o.currency, o.email, o.phone,
        o.shipping, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', o.origin
      from orders o, generate_series(1, ${MANY_ORDERS}) g
      join people p on p.n = g % (select count(*) from people) where o.id = '${template}';
    insert into order_items select i.store_id, 'ord_old' || g, i.position, i.product_id, i.variant_id, i.title, i.size,
        i.color, i.image, i.quantity, i.price_paise, i.taken, i.sku
      from order_items i, generate_series(1, ${MANY_ORDERS}) g where i.order_id = '${template}';
    analyze orders; analyze order_items; checkpoint;`);
  await cluster.untilReplicated();
}
