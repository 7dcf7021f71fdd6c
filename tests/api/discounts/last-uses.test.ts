import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BELT } from '../catalogue.ts';
import { openDiscountShop, usesOf } from './discount-shop.ts';
import { describeEveryEngine } from '../engines.ts';
import { orderOf, type Reply, type TestShop } from '../fixture.ts';
import { transact } from '#store-api/base/db/transact.ts';
import { moveOrder } from '#store-api/shop/orders/set-order-status.ts';
import { CANCELLED } from '#contract/order-status.ts';

const SHOPPERS = 200;
const USES = 10;
const ORDER = orderOf([{ productId: BELT, quantity: 1 }]);

const tokensOf = (shop: TestShop, count: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => shop.signUp(`shopper${n}@example.com`)));
let keys = 0;

/**
 * As a browser does it (src/lib/net/with-retries.ts): what is answered 503 is asked again, with the same key. Orders
 * with one code wait for each other, and PostgreSQL's for a connection too. That is over in half a second for these
 * 200; on a machine that has a tenth of its processors left some would wait longer than the five seconds that are
 * allowed (docs/operations.md, "Many machines"), and 503 is the answer to that.
 */
async function take(shop: TestShop, token: string | undefined, key = `key-${(keys += 1)}`): Promise<Reply> {
  const reply = await shop.post('/orders', { ...ORDER, expectedTotal: 899.5, code: 'last' }, { token, key });
  return reply.status === 503 ? take(shop, token, key) : reply;
}
const cancel = (shop: TestShop, orderId: string) =>
  transact(shop.db, (trx) =>
    moveOrder(trx, { storeId: 'main', orderId, to: CANCELLED, cause: 'by you', at: new Date().toISOString() }),
  );

describeEveryEngine('O15 the last uses of a code', (engine) => {
  test(`O15 ${SHOPPERS} shoppers at once on its last ${USES} uses: ${USES} orders, and the others hear why`, async () => {
    const shop = await openDiscountShop(engine, [{ id: 'last', label: 'Last', code: 'LAST', amount: 100, uses: USES }]);
    const tokens = await tokensOf(shop, 20);
    const replies = await Promise.all(
      Array.from({ length: SHOPPERS }, (_, n) => take(shop, tokens[n % tokens.length])),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(USES);
    const others = replies.filter(({ status }) => status !== 201);
    expect(new Set(others.map(({ status, body }) => `${status} ${body.code} ${body.quote.total}`))).toEqual(
      new Set(['409 code-used 999.5']),
    );
    expect(await usesOf(shop, 'LAST')).toBe(USES);
    await shop.close();
  });

  test('O15 one customer who orders at once as often as possible takes one use of many codes', async () => {
    const shop = await openDiscountShop(engine, [
      { id: 'last', label: 'Last', codes: 'many', amount: 100, perCustomer: 1 },
    ]);
    const codes = Array.from({ length: 12 }, (_, n) => `LAST${n}`);
    await shop.db
      .insertInto('discount_codes')
      .values(
        codes.map((code) => ({
          store_id: 'main',
          code,
          discount_id: 'last',
          uses: 0,
          made_at: '2026-01-01T00:00:00Z',
        })),
      )
      .execute();
    const token = await shop.signUp('asha@example.com');
    const replies = await Promise.all(
      codes.map((code) => shop.post('/orders', { ...ORDER, expectedTotal: 899.5, code }, { token })),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    await shop.close();
  });

  test('O15 whatever is ordered and cancelled in which order, uses are the orders that are not cancelled', async () => {
    const shop = await openDiscountShop(engine, [{ id: 'last', label: 'Last', code: 'LAST', amount: 100, uses: 3 }]);
    const [token] = await tokensOf(shop, 1);
    const open: string[] = [];
    const past: string[] = [];
    const steps = fc.array(fc.constantFrom('take', 'cancel', 'again'), { minLength: 15, maxLength: 15 });
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        for (const step of all) {
          if (step === 'take') {
            const before = open.length;
            const { status, body } = await take(shop, token);
            expect(status).toBe(before < 3 ? 201 : 409);
            if (status === 201) open.push(body.id);
          } else if (step === 'cancel') {
            const id = open.pop();
            if (id !== undefined && (await cancel(shop, id))) past.push(id);
          } else await cancel(shop, past.at(-1) ?? 'none');
          expect((await usesOf(shop, 'LAST')) ?? 0).toBe(open.length);
        }
      }),
      { numRuns: 4 },
    );
    await shop.close();
  });
});
