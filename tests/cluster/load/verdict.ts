import type { PostgresNode } from '../machines/postgres-node.ts';
import type { OrderLoad } from './order-load.ts';

/** What the database holds, beside what shoppers were told. */
export interface Verdict {
  acknowledged: number;
  /** Acknowledged, and not in the database. */
  lost: string[];
  /** In the database, and nobody was told of them: their key got another order. */
  doubled: string[];
  /** Of an acknowledged order lines are missing, or the total is not theirs. */
  torn: string[];
  /** Variants whose stock is not what was there without what was sold. */
  wrongStock: string[];
}

/** Stock of each counted variant. */
export async function readStock(node: PostgresNode): Promise<Map<string, number>> {
  const rows = await node.ask('select id, stock from variants where stock is not null');
  return new Map(rows.map(({ id, stock }) => [String(id), Number(stock)]));
}

/** @param stock at the beginning, when there was no order. */
export async function reachVerdict(node: PostgresNode, load: OrderLoad, stock: Map<string, number>): Promise<Verdict> {
  const orders = new Set((await node.ask('select id from orders')).map(({ id }) => String(id)));
  const torn = await node.ask(`select o.id from orders o left join order_items i on i.order_id = o.id
    group by o.id, o.total_paise having coalesce(sum(i.price_paise * i.quantity), -1) <> o.total_paise`);
  const sold = new Map(
    (
      await node.ask('select variant_id, sum(taken) as sold from order_items where variant_id is not null group by 1')
    ).map((row) => [String(row.variant_id), Number(row.sold)]),
  );
  const now = await readStock(node);
  const told = new Set([...load.acknowledged.map(({ id }) => id)]);
  return {
    acknowledged: told.size,
    lost: [...told].filter((id) => !orders.has(id)),
    doubled: load.open.length > 0 ? [] : [...orders].filter((id) => !told.has(id)),
    torn: torn.map(({ id }) => String(id)),
    wrongStock: [...stock].flatMap(([id, before]) => {
      const [left, expected] = [now.get(id), before - (sold.get(id) ?? 0)];
      return left === expected ? [] : [`${id}: ${String(left)} instead of ${expected}`];
    }),
  };
}
