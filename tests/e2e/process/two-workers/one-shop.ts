import { BELT, JEANS } from '../../../api/catalogue.ts';
import { expect, test } from '../program.ts';
import { ask, orderOf, signUp, type Answer } from '../shop-process.ts';
import { bring } from './bring.ts';
import type { Running } from './running.ts';
import { HEARD } from '../../support/heard.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';

/**
 * Two processes on one database are one shop. Each question comes on a connection of its own, so that both are asked.
 */
export function isOneShop(running: Running): void {
  const many = (count: number, act: () => Promise<Answer>) => Promise.all(Array.from({ length: count }, act));
  const workers = (route: string) =>
    new Set(running.shop.lines().flatMap((line) => (line.route === route ? [line.worker] : [])));

  async function ordersPlaced(): Promise<number> {
    const db = await openDatabase(running.filled.url);
    const orders = await db.selectFrom('orders').select('id').execute();
    await db.destroy();
    return orders.length;
  }

  test('whoever signs in at one is signed in at both, and signed out at both', async () => {
    const signedIn = await many(20, () => ask(running.shop.origin, '/api/v1/accountInfo', { token: running.token }));
    expect(signedIn.map(({ status }) => status)).toEqual(Array(20).fill(200));
    await expect.poll(() => workers('accountInfo').size).toBe(2);
    const other = await signUp(running.shop.origin, 'asha.twice@example.com');
    expect((await ask(running.shop.origin, '/api/v1/users/logout', { method: 'POST', token: other })).status).toBe(200);
    const signedOut = await many(10, () => ask(running.shop.origin, '/api/v1/accountInfo', { token: other }));
    expect(signedOut.map(({ status }) => status)).toEqual(Array(10).fill(401));
  });

  test('O8 50 parallel orders with one key over both: one order', async () => {
    const before = await ordersPlaced();
    const answers = await many(50, () =>
      ask(running.shop.origin, '/api/v1/orders', {
        method: 'POST',
        token: running.token,
        key: 'one-key-for-all',
        body: orderOf(BELT),
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
    expect(new Set(answers.map(({ body }) => body.id as string)).size).toBe(1);
    const mine = await ask(running.shop.origin, '/api/v1/orders', { token: running.token });
    expect(mine.text.split(answers[0]!.body.id as string).length - 1).toBeGreaterThan(0);
    expect(await ordersPlaced()).toBe(before + 1);
  });

  test('O11 100 buyers of the last unit over both: one sale', async () => {
    const answers = await many(100, () =>
      ask(running.shop.origin, '/api/v1/orders', {
        method: 'POST',
        token: running.token,
        body: orderOf(JEANS, { size: 'L', color: 'Indigo' }),
      }),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(99);
    const db = await openDatabase(running.filled.url);
    expect(
      await db.selectFrom('variants').select('stock').where('id', '=', 'jeans-l-indigo').executeTakeFirstOrThrow(),
    ).toEqual({ stock: 0 });
    await db.destroy();
  });

  test('a price that another process imports is on every page and in every quote of both', async () => {
    const { body } = await ask(running.shop.origin, '/api/v1/products?search=Loom+Tee');
    const { id } = body.data[0];
    const path = `/product/${id}`;
    const quoted = async () =>
      new Set(
        (
          await many(8, () =>
            ask(running.shop.origin, '/api/v1/quotes', {
              method: 'POST',
              body: { items: [{ productId: id, quantity: 1 }] },
            }),
          )
        ).map((answer) => answer.body.total as number),
      );
    const shown = async () =>
      new Set(
        (await many(8, () => ask(running.shop.origin, path))).map(({ text }) =>
          /₹\s?(4|5)\d\d/.exec(text.replace(/<[^>]+>/g, ''))?.[0].replace(/\s/, ''),
        ),
      );
    expect([...(await shown())]).toEqual(['₹500']);
    expect([...(await quoted())]).toEqual([500]);
    await bring(running.filled, 450);
    await expect.poll(async () => [...(await shown())], HEARD).toEqual(['₹450']);
    expect([...(await quoted())]).toEqual([450]);
  });

  test('mails that wait leave once, whichever process has time', async () => {
    const { shop, smtp } = running;
    const people = Array.from({ length: 12 }, (_, index) => `asha${index}@example.com`);
    await Promise.all(
      people.map((email) =>
        ask(shop.origin, '/api/v1/contact', {
          method: 'POST',
          body: { name: 'Asha Rao', email, subject: 'A question', message: 'Is the belt in brown as well?' },
        }),
      ),
    );
    const told = () =>
      smtp.mails
        .flatMap(({ to }) => to)
        .filter((to) => people.includes(to))
        .sort();
    await expect.poll(() => told().length).toBeGreaterThanOrEqual(12);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(told()).toEqual([...people].sort());
  });
}
