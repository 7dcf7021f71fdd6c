import { afterAll, beforeAll, expect, test } from 'vitest';
import { JEANS } from '../catalogue.ts';
import { describeEveryEngine } from '../engines.ts';
import { openShop, orderOf, stockOf, type TestShop } from '../fixture.ts';
import { runsOf } from '../../fixtures/runs.ts';

const BUYERS = 100;
const { numRuns: REPEATS } = runsOf('LAST_UNIT', { few: 3, all: 50 });
const LAST = orderOf([{ productId: JEANS, quantity: 1, size: 'L', color: 'Indigo' }]);

describeEveryEngine('O11 the last unit', (engine) => {
  let shop: TestShop;
  let tokens: string[];
  beforeAll(async () => {
    shop = await openShop(engine);
    tokens = await Promise.all(['asha', 'ravi', 'meera', 'john'].map((name) => shop.signUp(`${name}@example.com`)));
  });
  afterAll(() => shop.close());

  test(`O11 ${BUYERS} parallel buyers, ${REPEATS} times: one gets it each time, the others hear which piece is sold out`, async () => {
    for (let repeat = 1; repeat <= REPEATS; repeat += 1) {
      await shop.db.updateTable('variants').set({ stock: 1 }).where('id', '=', 'jeans-l-indigo').execute();
      const replies = await Promise.all(
        Array.from({ length: BUYERS }, (_, n) => shop.post('/orders', LAST, { token: tokens[n % tokens.length] })),
      );
      expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
      const losers = replies.filter(({ status }) => status === 409);
      expect(losers).toHaveLength(BUYERS - 1);
      expect(new Set(losers.map(({ body }) => body.error))).toEqual(new Set(['Slim Raw Jeans, L, Indigo is sold out']));
      expect(await stockOf(shop.db, 'jeans-l-indigo')).toBe(0);
      expect(
        (
          await shop.db
            .selectFrom('order_items')
            .select((eb) => eb.fn.countAll<number>().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      ).toBe(repeat);
    }
  });
});
