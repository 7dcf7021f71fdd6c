import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeEveryEngine } from '../engines.ts';
import { everything, type ImportBench, onBench, openBench } from './import-database.ts';

const FIXTURES = new URL('../../fixtures/import/', import.meta.url).pathname;
const OLDER = join(FIXTURES, 'older-dialect.csv');
const NEWER = join(FIXTURES, 'newer-dialect.csv');

describeEveryEngine('an import after another', (engine) => {
  let bench: ImportBench;
  beforeEach(async () => {
    bench = await openBench(engine);
  });
  afterEach(() => bench.close());

  const { write, product } = onBench(() => bench);

  describe('again', () => {
    test('the same file changes nothing', async () => {
      expect(await bench.run(OLDER)).toEqual({ created: 4, updated: 0, unchanged: 0 });
      const before = await everything(bench.db);
      expect(await bench.run(OLDER)).toEqual({ created: 0, updated: 0, unchanged: 4 });
      expect(await everything(bench.db)).toEqual(before);
    });

    test('a changed price changes that product alone, in place; gone variants and pictures go', async () => {
      await bench.run(OLDER);
      const before = await everything(bench.db);
      const text = readFileSync(OLDER, 'utf8')
        .replaceAll('2999.00', '2799.00')
        .split('\r\n')
        .filter((line) => !/JN-34|detail\.jpg/.test(line));
      await new Promise((resolve) => setTimeout(resolve, 5));
      expect(await bench.run(write('changed.csv', text.join('\r\n')))).toEqual({
        created: 0,
        updated: 1,
        unchanged: 3,
      });
      const after = await everything(bench.db);
      expect(after.products.slice(1)).toEqual(before.products.slice(1));
      expect(after.products[0]).toMatchObject({
        id: before.products[0]!.id,
        created_at: before.products[0]!.created_at,
        position: 1,
        discounted_paise: 279_900,
      });
      expect(after.products[0]!.updated_at > before.products[0]!.updated_at).toBe(true);
      const { variants, images } = await product('slim-raw-selvedge-jeans');
      const kept = before.variants.filter(({ sku }) => sku === 'JN-30' || sku === 'JN-32').map(({ id }) => id);
      expect(variants.map(({ id }) => id)).toEqual(kept);
      expect(images).toHaveLength(2);
    });

    test('another file leaves the rest alone and stands after it', async () => {
      await bench.run(OLDER);
      expect(await bench.run(NEWER)).toEqual({ created: 1, updated: 0, unchanged: 0 });
      const { products } = await everything(bench.db);
      expect(products.map(({ handle, position }) => [handle, position]).at(-1)).toEqual(['cafe-check-shirt', 5]);
    });

    test('a dry run tells what would change and changes nothing', async () => {
      expect(await bench.run(OLDER, { dryRun: true })).toEqual({ created: 4, updated: 0, unchanged: 0 });
      expect((await everything(bench.db)).products).toEqual([]);
    });

    test('two at once give each product once', async () => {
      const reports = await Promise.all([bench.run(OLDER), bench.run(OLDER)]);
      expect(reports.map(({ created, unchanged }) => created + unchanged)).toEqual([4, 4]);
      expect(reports.reduce((sum, { created }) => sum + created, 0)).toBe(4);
    });
  });
});
