import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { BELT, JEANS } from './catalogue.ts';
import { describeEngines } from './engines.ts';
import { openShop, orderOf, stockOf } from './fixture.ts';

const STOCK = 100_000;

describeEngines('F1 kill -9 under order load', (engine) => {
  test('every acknowledged order is there, once and whole, and the stock agrees', async () => {
    const shop = await openShop(engine);
    const token = await shop.signUp('asha@example.com');
    await shop.db.updateTable('variants').set({ stock: STOCK }).where('id', '=', 'jeans-m-indigo').execute();
    const body = JSON.stringify(orderOf([{ productId: JEANS, quantity: 2, size: 'M', color: 'Indigo' }, { productId: BELT, quantity: 1 }]));
    const acknowledged: string[] = [];
    for (let round = 0; round < 4; round += 1) acknowledged.push(...(await orderUntilKilled([shop.url, token, body], 20 + round * 13)));
    expect(acknowledged.length).toBeGreaterThanOrEqual(80);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);

    const orders = await shop.db.selectFrom('orders').select(['id', 'total_paise']).execute();
    const items = await shop.db.selectFrom('order_items').selectAll().execute();
    expect(orders.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
    for (const { id, total_paise } of orders) {
      const lines = items.filter((item) => item.order_id === id);
      expect(lines.reduce((sum, line) => sum + line.price_paise * line.quantity, 0)).toBe(total_paise);
      expect(lines).toHaveLength(2);
    }
    expect(await stockOf(shop.db, 'jeans-m-indigo')).toBe(STOCK - 2 * orders.length);
    await shop.close();
  });
});

/** Kills the process once it has named this many orders. */
function orderUntilKilled(args: string[], most: number): Promise<string[]> {
  const child = spawn(process.execPath, ['tests/api/order-load.ts', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    if (text.split('\n').length > most) child.kill('SIGKILL');
  });
  return new Promise((resolve) => child.once('close', () => resolve(text.split('\n').slice(0, -1))));
}
