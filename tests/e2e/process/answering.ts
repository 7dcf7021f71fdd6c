import { expect } from './program.ts';
import { ask, linesWritten, type ShopProcess } from './shop-process.ts';

/** Who answered pages lately, by their debug lines. */
export async function answering(shop: ShopProcess, status = 200): Promise<Set<unknown>> {
  await linesWritten();
  const before = shop.lines().length;
  for (let asked = 0; asked < 8; asked += 1) expect((await ask(shop.origin, '/')).status).toBe(status);
  await linesWritten();
  return new Set(
    shop
      .lines()
      .slice(before)
      .flatMap(({ worker }) => (worker === undefined ? [] : [worker])),
  );
}
