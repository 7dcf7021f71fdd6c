import { join } from 'node:path';
import { StatementSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { makeCatalogue } from '../../bench/shop/make-catalogue.ts';
import { sqlite } from '../engines.ts';
import { openBench } from './import-database.ts';

/** How many statements the longest transaction has; only watched, all of them run. */
async function longestTransaction(act: () => Promise<unknown>): Promise<number> {
  let [longest, length] = [0, 0];
  const spies = (['run', 'all'] as const).map((name) => vi.spyOn(StatementSync.prototype, name));
  try {
    await act();
    const calls = spies.flatMap((spy) =>
      spy.mock.contexts.map((statement, index) => ({
        text: (statement as StatementSync).sourceSQL,
        order: spy.mock.invocationCallOrder[index]!,
      })),
    );
    for (const { text } of calls.sort((one, other) => one.order - other.order)) {
      length = text.startsWith('begin') ? 0 : length + 1;
      if (text === 'commit') longest = Math.max(longest, length);
    }
    return longest;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

const MANY = process.env.TEST_ALL ? 2_000 : 1_100;

test('an import holds the write lock for as many statements as a small one, however many products it has', async () => {
  const bench = await openBench(sqlite);
  const file = join(bench.folder, 'catalogue.csv');
  const imported = async (products: number, dearer: number) => {
    await makeCatalogue(file, products, { dearer });
    return longestTransaction(() => bench.run(file));
  };
  const [few, fewChanged] = [await imported(20, 0), await imported(20, 10)];
  const [many, manyChanged] = [await imported(MANY, 20), await imported(MANY, 30)];
  // The first import finds no category filled, and asks for no picture of one.
  expect(few).toBeLessThan(30);
  expect([fewChanged, many, manyChanged]).toEqual([few + 1, few + 1, few + 1]);
  await bench.close();
});
