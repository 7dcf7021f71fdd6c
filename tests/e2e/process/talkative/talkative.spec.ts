import './forms.ts';
import './log.ts';
import './methods.ts';
import './secrets.ts';
import { expect, test } from '../program.ts';
import { ask } from '../shop-process.ts';
import { openTalkative, talkative } from './shop.ts';

test.describe.configure({ timeout: 300_000 });
openTalkative();

// Ends the shop. It stands here, since what is imported has been declared by now, in whatever order.
test('F9 a second signal ends it at once', async () => {
  const { shop } = talkative;
  shop.signal('SIGTERM');
  await expect.poll(async () => (await ask(shop.origin, '/readyz')).status).toBe(503);
  await new Promise((resolve) => setTimeout(resolve, 600));
  shop.signal('SIGTERM');
  expect(await shop.ended).toBe(1);
});
