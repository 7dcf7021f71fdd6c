import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { fillStore } from './make-catalogue.ts';
import type { EmbeddedApi } from '#backends/embedded-api.ts';
import { readEnvironment } from '#environment.ts';
import { openStoreApi } from '#store-api/app.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';

/**
 * A store API in this process with so many products of the generator; `ids` are 500 of them, spread over the catalogue.
 */
export async function openFilledApi(
  url: string,
  products: number,
  folder: string,
): Promise<{ api: EmbeddedApi; ids: string[] }> {
  const data = join(folder, `data-${products}`);
  mkdirSync(data, { recursive: true });
  const db = await openDatabase(url);
  await createStore(db, {
    id: 'bench',
    isDefault: true,
    hosts: [],
    info: { storeName: 'Bench', categories: ['Jeans', 'Shirts', 'Shorts', 'Accessories'] },
  });
  await fillStore(db, 'bench', products, data);
  const rows = await db.selectFrom('products').select('id').where('visible', '=', 1).orderBy('id').execute();
  const ids = Array.from({ length: 500 }, (_, index) => rows[Math.floor((index / 500) * rows.length)]!.id);
  await db.destroy();
  return { api: await openStoreApi(readEnvironment({ DATABASE_URL: url, DATA_DIR: data })), ids };
}

export async function timed(api: EmbeddedApi, path: string): Promise<number> {
  const start = performance.now();
  const answer = await get(api, path);
  await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - start;
}

export function get(api: EmbeddedApi, path: string): Promise<Response> {
  return api.fetch(new Request(`http://localhost/api/v1${path}`, { headers: { host: 'localhost' } }));
}

export async function makeDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${server}/${name}`;
}

/** The same calls in every run: a linear congruential generator. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}
