import { readEnvironment } from '#environment.ts';
import { openStoreApi } from '#store-api/app.ts';

/**
 * Run as a process of its own by crash.test.ts: orders without end on several connections, each with a key that also
 * stands in its address. Says `sent KEY` before and `made KEY ID` after each.
 */
const [DATABASE_URL, DATA_DIR, token, text, round, buyers] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const body = JSON.parse(text) as { shippingAddress: object };
const api = await openStoreApi(
  readEnvironment({ DATABASE_URL, DATA_DIR, ORDERS_PER_HOUR: '0', UNPAID_ORDERS: '0', ORDER_MAILS_PER_HOUR: '0' }),
);
let count = 0;

async function order(): Promise<never> {
  for (;;) {
    const key = `${round}-${(count += 1)}`;
    process.stdout.write(`sent ${key}\n`);
    const response = await api.fetch(
      new Request('http://localhost/api/v1/orders', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ ...body, shippingAddress: { ...body.shippingAddress, fullName: key } }),
      }),
    );
    const answer = (await response.json()) as { id: string };
    if (response.status === 201) process.stdout.write(`made ${key} ${answer.id}\n`);
    // A round of the event loop, as between two requests: what was said gets out.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

await Promise.all(Array.from({ length: Number(buyers) }, order));
