import { expect, test } from 'playwright/test';
import { engines, fill, stopPostgres } from '../process/engines.ts';
import { ask, startProcess } from '../process/shop-process.ts';

test.describe.configure({ timeout: 120_000 });
test.afterAll(stopPostgres);

for (const engine of engines)
  test(`A2 E3 two processes on ${engine} count together; a worker that dies takes no count with it, nor the others`, async () => {
    const filled = await fill(engine);
    test.skip(!filled, `${engine} is not installed`);
    const shop = await startProcess({
      DATA_DIR: filled!.folder,
      DATABASE_URL: filled!.url,
      WEB_CONCURRENCY: '2',
      LOG_LEVEL: 'debug',
    });
    const track = async (timeoutMs?: number) =>
      (await ask(shop.origin, '/api/v1/orders/ord_none?contactInfo=nobody@example.com', { timeoutMs })).status;
    const statuses = await Promise.all(Array.from({ length: 30 }, () => track()));
    expect(statuses.filter((status) => status === 404)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    const workers = () => [
      ...new Set(shop.lines().flatMap((line) => (line.route === 'order' ? [Number(line.worker)] : []))),
    ];
    await expect.poll(() => workers().length).toBe(2);
    // With answers of the primary on their way to it. A connection that is handed to it as it dies is never answered.
    const storm = Promise.allSettled(Array.from({ length: 60 }, () => track(3_000)));
    process.kill(workers()[0]!, 'SIGKILL');
    await storm;
    await expect.poll(() => track()).toBe(429);
    for (let turn = 0; turn < 20; turn += 1) expect(await track()).toBe(429);
    await shop.close();
    await filled!.remove();
  });
