import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { BELT } from '../catalogue.ts';
import { openDiscountShop, usesOf } from './discount-shop.ts';
import { describeEveryEngine } from '../engines.ts';
import { orderOf, type TestShop } from '../fixture.ts';
import { runsOf } from '../../fixtures/runs.ts';

const SHOPPERS = 200;
const USES = 10;
const PLAYS = Math.ceil(runsOf('CRASH', { few: 2, all: 20 }).numRuns / 2);
/** A process is killed when a few have been answered, or so many milliseconds later. */
const LATEST_MS = 10;
const BODY = JSON.stringify({ ...orderOf([{ productId: BELT, quantity: 1 }]), expectedTotal: 899.5, code: 'last' });

interface Answer {
  status: number;
  body: { id?: string; code?: string };
}

describeEveryEngine('O15 F1 kill -9 while shoppers want the last uses of a code', (engine) => {
  test.each(Array.from({ length: PLAYS }, (_, n) => n + 1))(
    `O15 F1 ${SHOPPERS} at once on its last ${USES} uses, kill -9 between: ${USES} orders, each once (play %i)`,
    async () => {
      const discount = { id: 'last', label: 'Last', code: 'LAST', amount: 100, uses: USES };
      const shop = await openDiscountShop(engine, [discount]);
      onTestFinished(shop.close);
      const tokens = await Promise.all(Array.from({ length: SHOPPERS }, (_, n) => shop.signUp(`s${n}@example.com`)));
      const first = await startServer(shop);
      let server = Promise.resolve(first);
      const order = async (n: number): Promise<Answer> => {
        for (;;) {
          // What gets no answer, or 503, is asked again with its key, as a browser does it.
          const answer = await postOrder((await server).origin, tokens[n]!, n).catch(() => undefined);
          if (answer && answer.status !== 503) return answer;
        }
      };
      const answers: (Answer & { n: number })[] = [];
      const all = Promise.all(tokens.map(async (_, n) => answers.push({ n, ...(await order(n)) })));

      const most = Math.floor(Math.random() * USES);
      while (answers.length < most) await sleep(1);
      await sleep(Math.random() * LATEST_MS);
      const answered = answers.length;
      expect(answered).toBeLessThan(SHOPPERS);
      server = first.end().then(() => startServer(shop));
      const again = await server;
      const found = (await usesOf(shop, 'LAST')) ?? 0;
      await all;

      const made = answers.filter(({ status }) => status === 201);
      const others = answers.filter(({ status }) => status !== 201);
      expect(new Set(others.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(['409 code-used']));
      const orders = await shop.db.selectFrom('orders').select(['id', 'discount_code']).execute();
      expect(orders.map(({ id }) => id).sort()).toEqual(made.map(({ body }) => body.id).sort());
      expect(orders.map((row) => row.discount_code)).toEqual(Array.from({ length: USES }, () => 'LAST'));
      expect(await usesOf(shop, 'LAST')).toBe(USES);
      for (const { n, body } of made) expect((await postOrder(again.origin, tokens[n]!, n)).body.id).toBe(body.id);
      console.log(`${engine.name}: kill -9 after ${answered} answers, and at most ${found} uses were taken by then`);
    },
  );
});

async function postOrder(origin: string, token: string, shopper: number): Promise<Answer> {
  const response = await fetch(`${origin}/api/v1/orders`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': `key-${shopper}`,
    },
    body: BODY,
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** A store API in a process of its own, at the latest until the test is over; `end` is kill -9. */
async function startServer(shop: TestShop): Promise<{ origin: string; end: () => Promise<void> }> {
  const child = spawn(process.execPath, ['tests/api/discounts/order-server.ts', shop.url, shop.dataFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const end = () => {
    child.kill('SIGKILL');
    return gone;
  };
  onTestFinished(end);
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', () => reject(new Error('The store API did not open.')));
  });
  return { origin: `http://127.0.0.1:${port}`, end };
}
