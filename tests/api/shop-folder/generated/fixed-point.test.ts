import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { test } from 'vitest';
import { describeEveryEngine } from '../../engines.ts';
import { openFolderBench } from './folder-bench.ts';
import { shop } from './generated-shop.ts';
import { runsOf } from '../../../fixtures/runs.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';

/** On each engine. */
const RUNS = runsOf('FOLDER', { few: 6, all: 100 });

/** What happens between a folder's first apply and its last export; `folder` and `variant` count from the first. */
type Step =
  | { step: 'sell'; variant: number; pieces: number }
  | { step: 'export' }
  | { step: 'edit'; variant: number; by: number }
  | { step: 'apply'; folder: number }
  | { step: 'import'; folder: number; lacks: 'nothing' | 'its first' | 'its last' };

const variant = fc.nat(20);
const folder = fc.nat(6);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ step: fc.constant('sell' as const), variant, pieces: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 2, arbitrary: fc.record({ step: fc.constant('export' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ step: fc.constant('edit' as const), variant, by: fc.integer({ min: 1, max: 9 }) }),
  },
  { weight: 4, arbitrary: fc.record({ step: fc.constant('apply' as const), folder }) },
  {
    weight: 2,
    arbitrary: fc.record({
      step: fc.constant('import' as const),
      folder,
      lacks: fc.constantFrom('nothing' as const, 'its first' as const, 'its last' as const),
    }),
  },
);

/**
 * Whatever an owner does with folders that state the same catalogue, stock is what was sold and what the owner changed:
 * old and new exports, edited ones, the folder written by hand, imports that take variants away for a while. What
 * export writes validates, changes nothing, and makes the same shop of an empty database (docs/decisions D28, D312).
 */
describeEveryEngine('a folder, its exports, imports and sales', (engine) => {
  test(
    `keep stock in ${RUNS.numRuns} generated shops, and an export is a fixed point`,
    { timeout: 3_600_000 },
    async () => {
      const root = mkdtempSync(join(tmpdir(), 'selvedge-fixed-point-'));
      const database = await engine.makeDatabase();
      const db = await openDatabase(database.url);
      let runs = 0;
      try {
        await fc.assert(
          fc.asyncProperty(shop, fc.array(step, { minLength: 1, maxLength: 8 }), async (given, steps) => {
            const bench = await openFolderBench(db, root, { storeId: `s${(runs += 1)}`, given });
            for (const one of steps) {
              if (one.step === 'sell') await bench.sell(one.variant, one.pieces);
              else if (one.step === 'export') await bench.export();
              else if (one.step === 'edit') await bench.edit(one.variant, one.by);
              else if (one.step === 'apply') await bench.applyAgain(one.folder);
              else await bench.import(one.folder, one.lacks);
            }
            await bench.finish();
          }),
          { ...RUNS, endOnFailure: process.env.FOLDER_SHRINK === undefined },
        );
      } finally {
        await db.destroy();
        await database.drop();
        rmSync(root, { recursive: true });
      }
    },
  );
});
