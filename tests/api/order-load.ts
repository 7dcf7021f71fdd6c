import { readEnvironment } from '#environment.ts';
import { openStoreApi } from '#store-api/app.ts';

/** Run as a process of its own by crash.test.ts: orders without end, each acknowledged one named on a line. */
const [DATABASE_URL, token, body] = process.argv.slice(2);
const api = await openStoreApi(readEnvironment({ DATABASE_URL }));
const order = async (): Promise<never> => {
  for (;;) {
    const request = new Request('http://localhost/api/v1/orders', { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body: body! });
    const response = await api.fetch(request);
    const answer = (await response.json()) as { id: string };
    if (response.status === 201) process.stdout.write(`${answer.id}\n`);
  }
};
await Promise.all([order(), order(), order()]);
