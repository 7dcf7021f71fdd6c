import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { relevance } from '../../fixtures/relevance.ts';
import { demoStore } from '../../fixtures/demo-store.ts';
import { describeEngines } from '../engines.ts';
import { readEnvironment } from '#environment.ts';
import type { EmbeddedApi } from '#backends/embedded-api.ts';
import { openStoreApi } from '#store-api/app.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';
import { demoCatalogue } from '#demo/demo.ts';
import { importCatalogue } from '#owner/import/import-catalogue.ts';

const MIN_RANK = 0.9;

describeEngines('relevance', (engine) => {
  let api: EmbeddedApi;
  let close = async () => {};
  beforeAll(async () => {
    const database = await engine.makeDatabase();
    const folder = mkdtempSync(join(tmpdir(), 'selvedge-relevance-'));
    const db = await openDatabase(database.url);
    await createStore(db, { id: demoStore.id, isDefault: true, hosts: [], info: demoStore.info });
    const file = join(folder, 'catalogue.csv');
    // A search looks at no picture, and making them takes longer than all else.
    writeFileSync(file, readFileSync(demoCatalogue, 'utf8').replaceAll(/[\w-]+\.webp/g, ''));
    await importCatalogue(db, { storeId: demoStore.id, file, media: folder });
    await db.destroy();
    api = await openStoreApi(readEnvironment({ DATABASE_URL: database.url, DATA_DIR: folder }));
    close = async () => {
      await api.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    };
  });
  afterAll(() => close());

  test(`mean reciprocal rank of the rated queries is at least ${MIN_RANK}`, async () => {
    const ranks = await Promise.all(
      relevance.map(async ({ query, kind, meant }) => {
        const { data } = (await (
          await api.fetch(new Request(`http://localhost/api/v1/products?limit=100&search=${encodeURIComponent(query)}`))
        ).json()) as { data: { id: string; title: string }[] };
        const place = data.findIndex(({ id }) => meant.test(id.slice(9)));
        return { query, kind, first: data[0]?.title, worth: place < 0 ? 0 : 1 / (place + 1) };
      }),
    );
    const missed = ranks.filter(({ worth }) => worth < 1);
    const mean = ranks.reduce((sum, { worth }) => sum + worth, 0) / ranks.length;
    console.log(
      `mean reciprocal rank of ${ranks.length} queries: ${mean.toFixed(3)}; not first: ${missed.map(({ query, worth, first }) => `${query} (${worth.toFixed(2)}, ${first ?? 'nothing'})`).join('; ')}`,
    );
    expect(ranks.length).toBeGreaterThanOrEqual(60);
    expect(mean).toBeGreaterThanOrEqual(MIN_RANK);
  });
});
