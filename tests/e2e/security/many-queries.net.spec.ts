import { expect } from '../process/program.ts';
import { ask } from './raw.ts';
import { openTwoHosts, test } from './two-hosts.ts';

openTwoHosts();
const HOST = { host: 'one.example' };

test('H5 thousands of random queries leave the memory where it was', async ({ shop, memoryOf }) => {
  test.slow();
  const visit = async (from: number, to: number) => {
    for (let turn = from; turn < to; turn += 20)
      await Promise.all(
        Array.from({ length: 20 }, (_, one) =>
          ask(
            shop,
            [
              `/search?q=${Math.random()}`,
              `/products?category=jeans&utm_x=${Math.random()}`,
              `/product/${Math.random()}`,
              `/api/v1/products?search=${Math.random()}`,
            ][(turn + one) % 4]!,
            { headers: HOST },
          ),
        ),
      );
  };
  // Until its caches are full and its code is warm it grows to what it needs.
  await visit(0, 4_000);
  const before = memoryOf();
  await visit(4_000, 8_000);
  expect(memoryOf() - before).toBeLessThan(50);
});
