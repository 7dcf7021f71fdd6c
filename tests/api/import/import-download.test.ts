import { writeFileSync } from 'node:fs';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sqlite } from '../engines.ts';
import { everything, type ImportBench, openBench } from './import-database.ts';
import { type Ask, fetchPicture } from '#owner/import/fetch-picture.ts';
import type { WireImage } from '#contract/product.ts';

/** A host of pictures; each path answers with its status and body in turn, the last one for ever. */
let server: Server;
let answers: Record<string, { status: number; body?: Buffer | string; location?: string }[]>;
let asked: string[];
let atOnce: number;
let mostAtOnce: number;
/** The guard is left out: the host is on this machine. */
const ask: Ask = (url, signal) =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get(`http://127.0.0.1:${port}${url.pathname}`, { signal, agent: false }, resolve).once('error', reject);
  });

let photo: Buffer;
beforeEach(async () => {
  [answers, asked, atOnce, mostAtOnce] = [{}, [], 0, 0];
  photo = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#335577' } })
    .jpeg()
    .toBuffer();
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    mostAtOnce = Math.max(mostAtOnce, ++atOnce);
    const queue = answers[path] ?? [];
    const { status = 404, body = '', location } = (queue.length > 1 ? queue.shift() : queue[0]) ?? {};
    setTimeout(() => {
      atOnce--;
      response.writeHead(status, location === undefined ? {} : { location }).end(body);
    }, 20);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(() => server.close());

describe('an import that downloads pictures', () => {
  let bench: ImportBench;
  let waits: number[];
  beforeEach(async () => {
    bench = await openBench(sqlite);
    waits = [];
  });
  afterEach(() => bench.close());

  function catalogue(...pictures: string[]): string {
    const file = join(bench.folder, 'catalogue.csv');
    const lines = pictures.map((path, index) => `item-${index},Item ${index},999,https://pictures.example/${path}`);
    writeFileSync(file, ['Handle,Title,Price,Image Src', ...lines].join('\n'));
    return file;
  }
  const report = (file: string, dryRun = false) =>
    bench.report(file, {
      dryRun,
      download: {
        fetchBytes: (address) => fetchPicture(address, { timeoutMs: 2_000, ask }),
        wait: (ms) => Promise.resolve(waits.push(ms)),
      },
    });
  const images = async () => (await everything(bench.db)).images.map(({ picture }) => JSON.parse(picture) as WireImage);

  test('they become the shop’s own, at most four at once, and are asked for once', async () => {
    const names = Array.from({ length: 9 }, (_, index) => `${index}.jpg`);
    for (const name of names) answers[`/${name}`] = [{ status: 200, body: photo }];
    const file = catalogue(...names);
    expect(await report(file, true)).toMatchObject({ created: 9, missingPictures: [] });
    expect(asked).toEqual([]);
    expect(await report(file)).toMatchObject({ created: 9, missingPictures: [] });
    for (const { url } of await images()) expect(url).toMatch(/^\/media\//);
    expect(mostAtOnce).toBe(4);
    expect(await report(file)).toMatchObject({ unchanged: 9 });
    expect(asked).toHaveLength(9);
  });

  test('one that fails leaves the product in, is listed, and is tried again by the next run', async () => {
    answers = {
      '/busy.jpg': [{ status: 503 }, { status: 503 }, { status: 200, body: photo }],
      '/down.jpg': [{ status: 500 }],
      '/text.jpg': [{ status: 200, body: '<html>Not found</html>' }],
      '/moved.jpg': [{ status: 302, location: '/there.jpg' }],
      '/there.jpg': [{ status: 200, body: photo }],
      '/unsafe.jpg': [{ status: 302, location: 'http://pictures.example/busy.jpg' }],
    };
    const file = catalogue('busy.jpg', 'down.jpg', 'none.jpg', 'text.jpg', 'moved.jpg', 'unsafe.jpg');
    const first = await report(file);
    expect(first.created).toBe(6);
    expect(first.missingPictures.map(({ line, source, why }) => `${line} ${source.slice(25)} ${why}`)).toEqual([
      '3 down.jpg cannot be downloaded (its host answers 500)',
      '4 none.jpg is not there: its host answers 404',
      expect.stringContaining('5 text.jpg cannot be read'),
      '7 unsafe.jpg is not at an https address, or leads to another',
    ]);
    expect(waits.sort()).toEqual([1_000, 1_000, 4_000, 4_000]);
    expect(await images()).toHaveLength(2);
    const second = await report(file);
    expect([second.unchanged, second.missingPictures.length]).toEqual([6, 4]);
    answers['/none.jpg'] = [{ status: 200, body: photo }];
    const third = await report(file);
    expect([third.updated, third.unchanged, third.missingPictures.length]).toEqual([1, 5, 3]);
    expect(await images()).toHaveLength(3);
  });

  test('a host that does not answer is left alone after a few pictures', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `${index}.jpg`);
    for (const name of names) answers[`/${name}`] = [{ status: 503 }];
    const { created, missingPictures } = await report(catalogue(...names));
    expect([created, missingPictures.length]).toEqual([12, 12]);
    expect(missingPictures.at(-1)?.why).toBe('was not asked for: its host does not answer');
    expect(asked.length).toBeLessThanOrEqual(8 * 3);
  });

  test('without it they stay links, and nobody is asked', async () => {
    expect(await bench.report(catalogue('a.jpg'))).toMatchObject({ created: 1, missingPictures: [] });
    expect(await images()).toMatchObject([{ url: 'https://pictures.example/a.jpg' }]);
    expect(asked).toEqual([]);
  });
});

describe('the download of one picture', () => {
  test.each([
    'http://pictures.example/a.jpg',
    'https://user:pass@pictures.example/a.jpg',
    'https://127.0.0.1/a.jpg',
    'https://2130706433/a.jpg',
    'https://localhost/a.jpg',
    'https://10.0.0.1/a.jpg',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/a.jpg',
    'https://[::ffff:10.0.0.1]/a.jpg',
    'file:///etc/passwd',
  ])('refuses %s without asking', async (address) => {
    await expect(fetchPicture(address, { timeoutMs: 1_000 })).rejects.toThrow(/^is not at (an https|a public) address/);
  });

  test('ends a picture of more than 20 MB, and one that takes too long', async () => {
    answers = { '/large.jpg': [{ status: 200, body: Buffer.alloc(20_000_001) }] };
    await expect(fetchPicture('https://pictures.example/large.jpg', { timeoutMs: 5_000, ask })).rejects.toThrow(
      'is larger than 20 MB',
    );
    await expect(fetchPicture('https://pictures.example/large.jpg', { timeoutMs: 1, ask })).rejects.toThrow(/abort/i);
  });
});
