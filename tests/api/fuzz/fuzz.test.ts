import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BELT } from '../catalogue.ts';
import { describeEveryEngine } from '../engines.ts';
import { openShop, orderOf, type Reply, type TestShop } from '../fixture.ts';
import { endpoints } from '../../fixtures/endpoints.ts';
import { runsOf } from '../../fixtures/runs.ts';
import { type Known, type Odd, oddRequests } from './requests.ts';
import { hashToken } from '#store-api/base/auth/token.ts';

/** Requests to each endpoint; the long run is `FUZZ_RUNS=10000`. PostgreSQL gets a third. */
const { numRuns, ...seed } = runsOf('FUZZ', { few: 60, all: 300 });
const AT_ONCE = 20;
/** Words of a program, a database or a file system: never in an answer. */
const INSIDES =
  /\b(SQLITE_|syntax error|pg_|node_modules|node:internal|TypeError|RangeError|ReferenceError|SyntaxError|Kysely|select .+ from|insert into)|\.ts:\d|\bat .+:\d+:\d+/i;
const RESET_TOKEN = 'r'.repeat(43);
const OF_PROTOTYPES = () =>
  [Object.prototype, Array.prototype, Function.prototype, String.prototype].map(
    (prototype) => Object.getOwnPropertyNames(prototype).length,
  );

describeEveryEngine('fuzz', (engine) => {
  const runs = Math.max(AT_ONCE, Math.round(engine.name === 'SQLite' ? numRuns : numRuns / 3));
  let shop: TestShop;
  let known: Known;
  beforeAll(async () => {
    // Odd headers look like a proxy's, and behind a proxy there is no sandbox bank without this.
    shop = await openShop(engine, { environment: { PAYMENT_SANDBOX: 'yes' } });
    const settings = JSON.stringify({ returns: { online: true, exchange: true } });
    const info = JSON.stringify({ storeName: 'Selvedge & Sons', terms: { returnDays: 7 } });
    await shop.db.updateTable('stores').set({ settings, info }).execute();
    const token = await shop.signUp('asha@example.com');
    const { id: orderId } = (await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token })).body;
    known = { token, orderId, resetToken: RESET_TOKEN };
  });
  afterAll(() => shop.close());

  test.each(Object.entries(endpoints))(
    `fuzz: %s never fails, and refuses in the contract's form`,
    { timeout: 60_000 + runs * 100 },
    async (name, endpoint) => {
      const before = OF_PROTOTYPES();
      await again(shop, known);
      const statuses: Record<number, number> = {};
      const send = async (odd: Odd): Promise<void> => {
        if (endpoint.path === '/users/logout' || endpoint.path === '/users/reset-password') await again(shop, known);
        const reply = await shop.call(endpoint.method, odd.path, odd);
        statuses[reply.status] = (statuses[reply.status] ?? 0) + 1;
        expectSound(reply, odd);
      };
      await fc.assert(
        fc.asyncProperty(
          fc.array(oddRequests(endpoint, known), { minLength: AT_ONCE, maxLength: AT_ONCE }),
          async (batch) => void (await Promise.all(batch.map(send))),
        ),
        { ...seed, numRuns: Math.ceil(runs / AT_ONCE) },
      );
      expect(OF_PROTOTYPES()).toEqual(before);
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      if (process.env.FUZZ_RUNS) console.log(`${engine.name} ${name}: ${JSON.stringify(statuses)}`);
    },
  );
});

/** What the endpoint spends is there again: the token that was signed out, the link that was used. */
async function again({ db }: TestShop, { token, resetToken }: Known): Promise<void> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'asha@example.com')
    .executeTakeFirstOrThrow();
  const row = {
    store_id: 'main',
    user_id: id,
    created_at: new Date().toISOString(),
    expires_at: '2100-01-01T00:00:00.000Z',
  };
  await db
    .insertInto('tokens')
    .values({ ...row, hash: hashToken(token) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('password_resets')
    .values({ ...row, hash: hashToken(resetToken), used_at: null })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ used_at: null }))
    .execute();
}

function expectSound({ status, body, text, headers }: Reply, odd: Odd): void {
  const about = `${status} ${text.slice(0, 300)} to ${JSON.stringify(odd).slice(0, 1_000)}`;
  expect(status, about).toBeLessThan(500);
  expect(headers.get('content-type'), about).toMatch(/^application\/json/);
  expect(headers.get('x-content-type-options'), about).toBe('nosniff');
  if (status < 400) return;
  expect(typeof body.error === 'string' && body.error.length > 0 && body.error.length < 300, about).toBe(true);
  expect(body.code, about).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(
    Object.keys(body).filter((key) => !['error', 'code', 'fields', 'quote', 'success'].includes(key)),
    about,
  ).toEqual([]);
  for (const words of Object.values(body.fields ?? {})) expect(typeof words, about).toBe('string');
  expect(body.error, about).not.toMatch(INSIDES);
}
