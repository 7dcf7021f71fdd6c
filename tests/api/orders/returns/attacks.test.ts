import { expect, test } from 'vitest';
import { describeEveryEngine } from '../../engines.ts';
import { stockOf } from '../../fixture.ts';
import { openShopOfReturns } from './shop-of-returns.ts';

const BELT = { line: 1, quantity: 1, reason: 'damaged' };
const JEANS = { line: 0, quantity: 1, reason: 'damaged' };

/** A shop for one test. */
async function within<T>(
  engine: Parameters<typeof openShopOfReturns>[0],
  act: (shop: Awaited<ReturnType<typeof openShopOfReturns>>) => Promise<T>,
): Promise<void> {
  const shop = await openShopOfReturns(engine, { returns: { online: true, exchange: true } });
  // oxlint-disable-next-line typescript/no-misused-promises -- finally waits for it
  await act(shop).finally(() => shop.close());
}

describeEveryEngine('O19 nobody gets back what is not theirs, nor twice', (engine) => {
  test('what was not bought, more than was bought, and lines that are none', () =>
    within(engine, async (shop) => {
      const id = await shop.delivered(1);
      for (const lines of [
        [{ ...BELT, line: 2 }],
        [{ ...JEANS, quantity: 2 }],
        [JEANS, JEANS],
        [BELT, { ...JEANS, line: 99 }],
      ]) {
        expect(await shop.ask(id, { lines })).toMatchObject({ status: 422, body: { code: 'invalid' } });
        expect((await shop.cancel(id, lines)).status).toBe(422);
      }
      for (const line of [
        { ...JEANS, quantity: 0 },
        { ...JEANS, quantity: -1 },
        { ...JEANS, line: -1 },
        { ...JEANS, line: 0.5 },
      ])
        expect((await shop.ask(id, { lines: [line] })).status).toBe(400);
      expect((await shop.ask(id, { lines: [] })).status).toBe(400);
      expect((await shop.ask(id, { kind: 'gift', lines: [JEANS] })).status).toBe(400);
      expect(await shop.states(id)).toEqual(['delivered 1', 'delivered 1']);
    }));

  test('twice: one after the other, and all at once, as a return and as an exchange', () =>
    within(engine, async (shop) => {
      const id = await shop.delivered();
      const all = [
        shop.ask(id, { lines: [{ ...JEANS, quantity: 2 }] }),
        shop.ask(id, { lines: [{ ...JEANS, quantity: 2 }] }),
        shop.ask(id, { lines: [JEANS] }),
        shop.ask(id, { kind: 'exchange', lines: [{ ...JEANS, size: 'L' }] }),
        shop.ask(id, { lines: [BELT] }),
        shop.ask(id, { lines: [BELT] }, { key: 'same' }),
        shop.ask(id, { lines: [BELT] }, { key: 'same' }),
      ];
      const answers = await Promise.all(all);
      const done = answers
        .filter(({ status }) => status === 200)
        .map(({ body }) => body.returns.at(-1).number as number);
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
      const asked = await shop.db.selectFrom('return_pieces').selectAll().where('order_id', '=', id).execute();
      expect(asked.filter(({ line }) => line === 0).length).toBeLessThanOrEqual(2);
      expect(asked.filter(({ line }) => line === 1)).toHaveLength(1);
      const returns = await shop.db.selectFrom('returns').select('position').where('order_id', '=', id).execute();
      expect([...new Set(done)].sort()).toEqual(returns.map(({ position }) => position + 1).sort());
      // What is held is what an exchange asked for.
      const held = asked.filter((one) => one.held === 1).length;
      expect(await stockOf(shop.db, 'jeans-l-indigo')).toBe(1 - held);
      expect(await shop.ask(id, { lines: [BELT] })).toMatchObject({ status: 409, body: { code: 'not-returnable' } });

      // The owner receives each once, whoever else does at the same time.
      await Promise.all(
        returns.flatMap(({ position }) => [0, 1].map(() => shop.run('receive', id, `${position + 1}`, '--yes'))),
      );
      const owed = (await shop.causes(id)).filter((cause) => cause.includes('refund due'));
      const sum = owed.reduce((total, cause) => total + Number(/due: (\S+) INR/.exec(cause)![1]), 0);
      const money = asked.filter(({ size }) => size === null);
      expect(sum).toBe(money.reduce((total, { line }) => total + (line === 0 ? 1999 : 999.5), 0));
    }));

  test('cancelling and packing at once: a piece is either called off or packed, and its stock counts once', () =>
    within(engine, async (shop) => {
      for (const act of ['pack', 'ship'] as const) {
        const id = await shop.paid();
        const before = await stockOf(shop.db, 'jeans-m-indigo');
        const [cancelled, , again] = await Promise.all([
          shop.cancel(id, [{ line: 0, quantity: 2 }]),
          shop.run(act, id),
          shop.cancel(id, [{ line: 0, quantity: 2 }]),
        ]);
        const won = [cancelled.status, again.status].filter((status) => status === 200).length;
        expect(won).toBeLessThanOrEqual(1);
        const states = (await shop.states(id)).slice(0, 2);
        expect(new Set(states).size).toBe(1);
        expect(states[0]).toMatch(won === 1 ? /^cancelled$/ : /^(packed|sent)/);
        expect(await stockOf(shop.db, 'jeans-m-indigo')).toBe(before! + 2 * won);
        const owed = (await shop.causes(id)).filter((cause) => cause.includes('refund due'));
        expect(owed).toHaveLength(won);
        await shop.db.updateTable('variants').set({ stock: 3 }).where('id', '=', 'jeans-m-indigo').execute();
      }
    }));

  test('somebody else’s order, an order that is none, and nobody', () =>
    within(engine, async (shop) => {
      const [paid, id] = [await shop.paid(1), await shop.delivered(1)];
      const other = await shop.signUp('ravi@example.com');
      for (const one of [other, shop.token]) {
        const orders = one === other ? [paid, id] : ['ord_none', 'ord_'.padEnd(180, 'x')];
        for (const order of orders) {
          expect(await shop.cancel(order, [{ line: 0, quantity: 1 }], { token: one })).toMatchObject({
            status: 404,
            body: { code: 'not-found' },
          });
          const answer = await shop.ask(order, { lines: [BELT] }, { token: one });
          expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
          expect(answer.body).not.toHaveProperty('order');
        }
      }
      expect((await shop.ask(id, { lines: [BELT] }, { token: undefined })).status).toBe(401);
      // Who tracks it by its contact sees nothing of what may be changed.
      await shop.ask(id, { lines: [BELT] });
      const tracked = await shop.get(`/orders/${id}?contactInfo=asha@example.com`);
      expect(tracked.status).toBe(200);
      for (const key of ['changes', 'returns', 'cancelled']) expect(tracked.body).not.toHaveProperty(key);
      expect(await shop.states(paid)).toEqual(['ordered', 'ordered']);
    }));
});
