import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servePictures } from '#http-front/serve-pictures.ts';

const HASH = '0123456789abcdef';
const folder = mkdtempSync(join(tmpdir(), 'selvedge-media-'));
const serve = servePictures(folder);
const server = createServer((request, response) =>
  serve(request, response, () => response.writeHead(404).end(`none at ${request.url}`)),
);

beforeAll(async () => {
  for (const name of [`${HASH}-320.avif`, `${HASH}-640.avif`, `${HASH}-1122.webp`])
    writeFileSync(join(folder, name), name);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

async function get(name: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/media/${name}`, { headers });
  const { status } = answer;
  const [caching, vary] = ['cache-control', 'vary'].map((header) => answer.headers.get(header));
  return { status, caching, vary, body: await answer.text() };
}

const FOR_ALL = 'public, max-age=31536000, immutable';
const FOR_ONE = 'private, max-age=86400';

test('a picture as its address says, for every cache', async () => {
  const picture = await get(`${HASH}-640.avif`);
  expect(picture).toEqual({ status: 200, caching: FOR_ALL, vary: 'Save-Data', body: `${HASH}-640.avif` });
});

test('a smaller one under the same address for who saves data or has a slow line, which no shared cache stores', async () => {
  for (const headers of [{ 'save-data': 'on' }, { ect: '2g' }] as Record<string, string>[])
    expect(await get(`${HASH}-640.avif`, headers)).toEqual({
      status: 200,
      caching: FOR_ONE,
      vary: 'Save-Data',
      body: `${HASH}-320.avif`,
    });
});

test('the picture itself where there is no smaller one', async () => {
  for (const name of [`${HASH}-320.avif`, `${HASH}-1122.webp`])
    expect(await get(name, { 'save-data': 'on' })).toEqual({
      status: 200,
      caching: FOR_ALL,
      vary: 'Save-Data',
      body: name,
    });
});

test('what is not there yet is asked for by its own address', async () => {
  expect((await get(`${HASH}-960.avif`, { 'save-data': 'on' })).body).toBe(`none at /media/${HASH}-960.avif`);
});
