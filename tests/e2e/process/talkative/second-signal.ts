import { expect, test } from '../program.ts';
import { ask } from '../shop-process.ts';
import { talkative } from './shop.ts';

/** Ends the shop. */
test('F9 a second signal ends it at once', async () => {
  const { shop } = talkative;
  shop.signal('SIGTERM');
  await expect.poll(async () => (await ask(shop.origin, '/readyz')).status).toBe(503);
  await new Promise((resolve) => setTimeout(resolve, 600));
  shop.signal('SIGTERM');
  expect(await shop.ended).toBe(1);
});
