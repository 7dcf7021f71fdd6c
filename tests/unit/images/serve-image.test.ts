import { randomBytes } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { imagePath, IMAGE_WIDTHS } from '#images/address.ts';
import { drawPicture, sendPicture } from './picture-host.ts';
import { askedFor, open, setup, useImages } from './images-setup.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

useImages();

const eventually = async (holds: () => boolean | Promise<boolean>) => {
  while (!(await holds())) await new Promise((done) => setTimeout(done, 10));
};

test.each([{ 'save-data': 'on' }, { ect: 'slow-2g' }] as Record<string, string>[])(
  'with %o half as wide, and stored by no shared cache',
  async (headers) => {
    open();
    const path = imagePath(setup.host.url('jeans.png'), 640, 'webp');
    const [small, whole] = [await setup.images.ask(path, headers), await setup.images.ask(path)];
    const widths = [small, whole].map(
      async (one) => (await sharp(Buffer.from(await one.arrayBuffer())).metadata()).width,
    );
    expect(await Promise.all(widths)).toEqual([320, 640]);
    expect(small.headers.get('cache-control')).toBe('private, max-age=86400');
    expect(small.headers.get('etag')).not.toBe(whole.headers.get('etag'));
    for (const { headers: sent } of [small, whole]) expect(sent.get('vary')).toBe('Save-Data');
  },
);

describe('a picture of a listed host', () => {
  test.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpeg', 'image/jpeg', 'jpeg'],
  ] as const)('as %s', async (format, type, decoded) => {
    open();
    const answer = await setup.images.get(setup.host.url('jeans.png'), 320, format);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: decoded, width: 320, height: 400 });
  });

  test('never larger than it was, and on white where it was transparent', async () => {
    open();
    const bytes = await (await setup.images.get(setup.host.url('small.png'), 640)).arrayBuffer();
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 250 });
    const { data } = await sharp(await (await setup.images.get(setup.host.url('clear.png'), 160, 'jpeg')).arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(250);
  });

  test('is fetched once for all sizes, by 20 who ask at once, and again not at all', async () => {
    open();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => setup.images.get(setup.host.url('jeans.png'), IMAGE_WIDTHS[index % 4])),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(askedFor('jeans.png')).toBe(1);
    await setup.host.down();
    expect((await setup.images.get(setup.host.url('jeans.png'), 240, 'avif')).status).toBe(200);
    await setup.host.up();
    expect(askedFor('jeans.png')).toBe(1);
  });

  test('has a strong ETag of its content, size and format: 304 to whom it is known', async () => {
    open();
    const path = imagePath(setup.host.url('jeans.png'), 160, 'webp');
    const etag = (await setup.images.ask(path)).headers.get('etag')!;
    expect(etag).toMatch(/^"[\da-f]{24}-\d+-160\.webp"$/);
    const known = await setup.images.ask(path, { 'if-none-match': `"other", ${etag}` });
    expect(known.status).toBe(304);
    expect(known.headers.get('etag')).toBe(etag);
    expect((await setup.images.ask(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('is asked after again with its ETag when a day has gone by, the old one shown meanwhile', async () => {
    open();
    const first = await setup.images.get(setup.host.url('jeans.png'));
    setup.now += DAY_MS + 1;
    const stale = await setup.images.get(setup.host.url('jeans.png'));
    expect(stale.headers.get('cache-control')).toBe('public, max-age=60');
    await eventually(async () =>
      (await setup.images.get(setup.host.url('jeans.png'))).headers.get('cache-control')!.includes('86400'),
    );
    expect(askedFor('jeans.png')).toBe(2);
    expect(setup.host.asked.at(-1)!.headers['if-none-match']).toBe('"v1"');
    expect((await setup.images.get(setup.host.url('jeans.png'))).headers.get('etag')).toBe(first.headers.get('etag'));
  });

  test('changed at its host: the new one follows', async () => {
    setup.host.replies['new.png'] = sendPicture(await drawPicture(400, 500, '#aa0000'), { etag: '"a"' });
    open();
    const old = (await setup.images.get(setup.host.url('new.png'))).headers.get('etag');
    setup.host.replies['new.png'] = sendPicture(await drawPicture(400, 500, '#00aa00'), { etag: '"b"' });
    setup.now += DAY_MS + 1;
    await eventually(async () => (await setup.images.get(setup.host.url('new.png'))).headers.get('etag') !== old);
  });

  test('whose host is down: the one kept is shown, its other sizes too', async () => {
    open();
    await setup.images.get(setup.host.url('jeans.png'));
    setup.now += 30 * DAY_MS;
    await setup.host.down();
    for (const width of [320, 640]) {
      const answer = await setup.images.get(setup.host.url('jeans.png'), width);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
    }
    await setup.host.up();
  });
});

test('the folder never holds more than it may: what was used least goes', async () => {
  const noise = () =>
    sharp(randomBytes(500 * 400 * 3), { raw: { width: 500, height: 400, channels: 3 } })
      .jpeg({ quality: 95 })
      .toBuffer();
  open({ megabytes: 1 });
  for (let index = 0; index < 12; index++) {
    setup.host.replies[`noise-${index}.jpg`] = sendPicture(await noise());
    expect((await setup.images.get(setup.host.url(`noise-${index}.jpg`), 640, 'jpeg')).status).toBe(200);
    const held = readdirSync(setup.images.folder).reduce(
      (sum, name) => sum + statSync(join(setup.images.folder, name)).size,
      0,
    );
    expect(held).toBeLessThanOrEqual(1024 * 1024);
  }
  expect((await setup.images.get(setup.host.url('noise-11.jpg'), 640, 'jpeg')).status).toBe(200);
  expect(askedFor('noise-11.jpg')).toBe(1);
  expect((await setup.images.get(setup.host.url('noise-0.jpg'), 640, 'jpeg')).status).toBe(200);
  expect(askedFor('noise-0.jpg')).toBe(2);
});
