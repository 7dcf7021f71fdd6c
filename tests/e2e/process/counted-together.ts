import { expect } from './program.ts';
import { ask, type ShopProcess } from './shop-process.ts';

/** Where nobody has asked for an order yet, by `TRUSTED_PROXIES` another place than this machine. */
const HERE = { 'x-forwarded-for': '203.0.113.9' };

/** Two processes count together, and a worker that dies takes no count with it, nor the others. */
export async function expectCountedTogether(shop: ShopProcess): Promise<void> {
  const track = async (timeoutMs?: number) =>
    (await ask(shop.origin, '/api/v1/orders/ord_none?contactInfo=nobody@example.com', { headers: HERE, timeoutMs }))
      .status;
  const before = shop.lines().length;
  const statuses = await Promise.all(Array.from({ length: 30 }, () => track()));
  expect(statuses.filter((status) => status === 404)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  const workers = () => [
    ...new Set(
      shop
        .lines()
        .slice(before)
        .flatMap((line) => (line.route === 'order' ? [Number(line.worker)] : [])),
    ),
  ];
  await expect.poll(() => workers().length).toBe(2);
  // With answers of the primary on their way to it. A connection that is handed to it as it dies is never answered.
  const storm = Promise.allSettled(Array.from({ length: 60 }, () => track(3_000)));
  process.kill(workers()[0]!, 'SIGKILL');
  await storm;
  await expect.poll(() => track()).toBe(429);
  for (let turn = 0; turn < 20; turn += 1) expect(await track()).toBe(429);
}
