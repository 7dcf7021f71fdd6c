import { expect, test } from '../program.ts';
import { answering } from '../answering.ts';
import { ask, type ShopProcess } from '../shop-process.ts';
import type { Running } from './running.ts';

/** The life of workers: `WEB_CONCURRENCY` processes behind one port. */
export function livesOn(running: Running): void {
  test('a worker that is killed is replaced, and the others serve meanwhile', async () => {
    const { shop } = running;
    const [victim, survivor] = (await bothAnswering(shop)) as number[];
    process.kill(victim!, 'SIGKILL');
    await expect.poll(() => shop.lines().some(({ msg, pid }) => msg === 'worker died' && pid === victim)).toBe(true);
    expect((await ask(shop.origin, '/')).status).toBe(200);
    await expect
      .poll(async () => [...(await answering(shop))].filter((pid) => pid !== survivor).length, { timeout: 20_000 })
      .toBe(1);
    expect((await answering(shop)).has(victim)).toBe(false);
  });

  test('F9 SIGHUP puts fresh workers in the place of all, and no request fails', async () => {
    const { shop } = running;
    const old = new Set(await bothAnswering(shop));
    const failed: unknown[] = [];
    let over = false;
    const client = async () => {
      while (!over)
        await ask(shop.origin, '/products').then(
          ({ status }) => status !== 200 && failed.push(status),
          (error: unknown) => failed.push(error),
        );
    };
    const load = Promise.all([client(), client(), client(), client()]);
    shop.signal('SIGHUP');
    await expect.poll(() => shop.lines().some(({ msg }) => msg === 'workers renewed'), { timeout: 60_000 }).toBe(true);
    over = true;
    await load;
    expect(failed).toEqual([]);
    const fresh = await answering(shop);
    expect(fresh.size).toBe(2);
    expect([...fresh].filter((pid) => old.has(pid))).toEqual([]);
  });
}

/** Also when one has just died and its successor is on its way. */
async function bothAnswering(shop: ShopProcess): Promise<unknown[]> {
  let found: unknown[] = [];
  await expect.poll(async () => (found = [...(await answering(shop))]).length, { timeout: 20_000 }).toBe(2);
  return found;
}
