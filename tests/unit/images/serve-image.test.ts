import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { imagePath, IMAGE_WIDTHS } from '#images/address.ts';
import { drawPicture, openTestImages, sendPicture, startPictureHost, type Reply } from './picture-host.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let host: Awaited<ReturnType<typeof startPictureHost>>;
let images: ReturnType<typeof openTestImages>;
let picture: Buffer;
let now = Date.parse('2026-11-21');

const open = (world: Parameters<typeof openTestImages>[1] = {}, hosts = [host.host]) =>
  (images = openTestImages(hosts, { now: () => now, ...world }));
const askedFor = (path: string) => host.asked.filter((one) => one.path === `/${path}`).length;
const eventually = async (holds: () => boolean | Promise<boolean>) => {
  while (!(await holds())) await new Promise((done) => setTimeout(done, 10));
};

beforeAll(async () => {
  picture = await drawPicture(1000, 1250);
  host = await startPictureHost({
    'jeans.png': (request, response) =>
      request.headers['if-none-match'] === '"v1"'
        ? void response.writeHead(304).end()
        : sendPicture(picture, { etag: '"v1"' })(request, response),
    'small.png': sendPicture(await drawPicture(200, 250)),
    'clear.png': sendPicture(
      await sharp({ create: { width: 300, height: 300, channels: 4, background: '#0000' } })
        .png()
        .toBuffer(),
    ),
  });
});
afterEach(() => {
  images.remove();
  host.asked.length = 0;
});
afterAll(() => host.down());

describe('a picture of a listed host', () => {
  test.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpeg', 'image/jpeg', 'jpeg'],
  ] as const)('as %s', async (format, type, decoded) => {
    open();
    const answer = await images.get(host.url('jeans.png'), 320, format);
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
    const bytes = await (await images.get(host.url('small.png'), 640)).arrayBuffer();
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 250 });
    const { data } = await sharp(await (await images.get(host.url('clear.png'), 160, 'jpeg')).arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(250);
  });

  test('is fetched once for all sizes, by 20 who ask at once, and again not at all', async () => {
    open();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => images.get(host.url('jeans.png'), IMAGE_WIDTHS[index % 4])),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(askedFor('jeans.png')).toBe(1);
    await host.down();
    expect((await images.get(host.url('jeans.png'), 240, 'avif')).status).toBe(200);
    await host.up();
    expect(askedFor('jeans.png')).toBe(1);
  });

  test('has a strong ETag of its content, size and format: 304 to whom it is known', async () => {
    open();
    const path = imagePath(host.url('jeans.png'), 160, 'webp');
    const etag = (await images.ask(path)).headers.get('etag')!;
    expect(etag).toMatch(/^"[\da-f]{24}-\d+-160\.webp"$/);
    const known = await images.ask(path, { 'if-none-match': `"other", ${etag}` });
    expect(known.status).toBe(304);
    expect(known.headers.get('etag')).toBe(etag);
    expect((await images.ask(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('is asked after again with its ETag when a day has gone by, the old one shown meanwhile', async () => {
    open();
    const first = await images.get(host.url('jeans.png'));
    now += DAY_MS + 1;
    const stale = await images.get(host.url('jeans.png'));
    expect(stale.headers.get('cache-control')).toBe('public, max-age=60');
    await eventually(async () =>
      (await images.get(host.url('jeans.png'))).headers.get('cache-control')!.includes('86400'),
    );
    expect(askedFor('jeans.png')).toBe(2);
    expect(host.asked.at(-1)!.headers['if-none-match']).toBe('"v1"');
    expect((await images.get(host.url('jeans.png'))).headers.get('etag')).toBe(first.headers.get('etag'));
  });

  test('changed at its host: the new one follows', async () => {
    host.replies['new.png'] = sendPicture(await drawPicture(400, 500, '#aa0000'), { etag: '"a"' });
    open();
    const old = (await images.get(host.url('new.png'))).headers.get('etag');
    host.replies['new.png'] = sendPicture(await drawPicture(400, 500, '#00aa00'), { etag: '"b"' });
    now += DAY_MS + 1;
    await eventually(async () => (await images.get(host.url('new.png'))).headers.get('etag') !== old);
  });

  test('whose host is down: the one kept is shown, its other sizes too', async () => {
    open();
    await images.get(host.url('jeans.png'));
    now += 30 * DAY_MS;
    await host.down();
    for (const width of [320, 640]) {
      const answer = await images.get(host.url('jeans.png'), width);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
    }
    await host.up();
  });
});

describe('H9: refused', () => {
  test.each([
    ['file:///etc/passwd'],
    ['data:image/png;base64,AAAA'],
    ['ftp://cdn.example/a.png'],
    ['http://cdn.example/a.png'],
    ['https://other.example/a.png'],
    ['https://cdn.example:8443/a.png'],
    ['https://user:secret@cdn.example/a.png'],
    ['https://cdn.example@other.example/a.png'],
    ['https://cdn.example.other.example/a.png'],
    ['//cdn.example/a.png'],
    ['/media/a.png'],
    ['http://127.0.0.1:9/a.png'],
    ['http://localhost/a.png'],
    ['http://169.254.169.254/latest/meta-data'],
    [`https://cdn.example/${'a'.repeat(2000)}`],
    [''],
  ])('the address %s', async (url) => {
    open({ resolve: () => expect.unreachable() }, ['cdn.example']);
    expect((await images.get(url)).status).toBe(404);
  });

  test.each([
    'w=321&f=webp',
    'w=0&f=webp',
    'w=100000&f=webp',
    'w=3e2&f=webp',
    'w=320&f=png',
    'w=320&f=toString',
    'w=320',
    'f=webp',
    'w=320&f=webp&x=1',
    'w=320&f=webp&w=640',
  ])('what is not on the ladder: %s', async (query) => {
    open();
    const answer = await images.ask(`/image?url=${encodeURIComponent(host.url('jeans.png'))}&${query}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(host.asked).toEqual([]);
  });

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '0.0.0.0',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
  ])('a name that leads to %s', async (address) => {
    let asked = 0;
    const family = address.includes(':') ? 6 : 4;
    open(
      {
        resolve: (_, __, done) => (
          asked++,
          done(null, [
            { address: '93.184.216.34', family: 4 },
            { address, family },
          ])
        ),
      },
      ['cdn.example'],
    );
    expect((await images.get('https://cdn.example/a.png')).status).toBe(502);
    expect(asked).toBe(1);
  });

  test.each(['10.0.0.1', '169.254.169.254', '[::ffff:7f00:1]', '[fe80::1]'])(
    'the listed address %s',
    async (address) => {
      open({}, [address]);
      expect((await images.get(`https://${address}/a.png`)).status).toBe(502);
      expect((await images.get(`http://${address}/a.png`)).status).toBe(404);
    },
  );

  test('this machine by a name that does not say so, and another machine by one that does', async () => {
    const to = (address: string) => ({
      resolve: (_: string, __: unknown, done: (error: null, found: { address: string; family: number }[]) => void) =>
        done(null, [{ address, family: 4 }]),
    });
    open(to('127.0.0.1'), [`cdn.example:${host.port}`]);
    expect((await images.get(`https://cdn.example:${host.port}/jeans.png`)).status).toBe(502);
    images.remove();
    open(to('10.0.0.1'), [`localhost:${host.port}`]);
    expect((await images.get(`http://localhost:${host.port}/jeans.png`)).status).toBe(502);
    images.remove();
    open(to('127.0.0.1'), [`localhost:${host.port}`]);
    expect((await images.get(`http://localhost:${host.port}/jeans.png`)).status).toBe(200);
  });

  test.each([
    ['http://169.254.169.254/a.png', 502],
    ['file:///etc/passwd', 502],
    ['https://other.example/a.png', 502],
    ['', 502],
    ['/circle.png', 502],
    ['/jeans.png', 200],
  ])('a redirect to %j: %i', async (location, status) => {
    host.replies['circle.png'] = redirectTo('/circle.png');
    host.replies['moved.png'] = redirectTo(location);
    open();
    expect((await images.get(host.url('moved.png'))).status).toBe(status);
    expect(askedFor('circle.png')).toBeLessThanOrEqual(2);
  });

  const redirectTo =
    (location: string): Reply =>
    (_, response) =>
      void response.writeHead(302, location ? { location } : {}).end();

  test.each<[string, Reply]>([
    [
      'SVG',
      sendPicture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), {
        'content-type': 'image/svg+xml',
      }),
    ],
    ['HTML that says it is a PNG', sendPicture(Buffer.from('<!doctype html><script>alert(1)</script>'))],
    ['nothing', sendPicture(Buffer.alloc(0))],
    [
      'half a picture',
      (_, response) => (
        response.writeHead(200, { 'content-length': String(picture.length) }),
        response.write(picture.subarray(0, 60)),
        setTimeout(() => response.destroy(), 20)
      ),
    ],
    [
      'the head of a PNG and rubbish',
      (_, response) => void response.end(Buffer.concat([picture.subarray(0, 40), Buffer.alloc(4000, 7)])),
    ],
    ['a TIFF', (_, response) => void response.end(Buffer.from('49492a0008000000000000000000000000', 'hex'))],
    ['more than 15 MB', endless],
    ['an answer that never comes', () => undefined],
    ['a body that never ends', (_, response) => (response.writeHead(200), response.write(picture.subarray(0, 60)))],
    ['500', (_, response) => void response.writeHead(500).end()],
    ['304 to no question', (_, response) => void response.writeHead(304).end()],
  ])('%s', async (_, reply) => {
    host.replies['bad.png'] = reply;
    open();
    const answer = await images.get(host.url('bad.png'));
    expect(answer.status).toBe(502);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(answer.headers.get('content-type')).toContain('text/plain');
    // A failure is remembered for a minute: the host is left alone.
    await images.get(host.url('bad.png'), 640);
    expect(askedFor('bad.png')).toBe(1);
  });

  test('a bomb: few bytes that say they are 900 million pixels', async () => {
    const bomb = whitePng(30_000);
    expect(bomb.length).toBeLessThan(200_000);
    host.replies['bomb.png'] = sendPicture(bomb);
    open();
    const before = process.memoryUsage.rss();
    expect((await images.get(host.url('bomb.png'))).status).toBe(502);
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
  });

  test('a picture that is not there is 404, and asked for once a minute', async () => {
    open();
    expect((await images.get(host.url('gone.png'))).status).toBe(404);
    expect((await images.get(host.url('gone.png'), 640)).status).toBe(404);
    expect(askedFor('gone.png')).toBe(1);
    now += 61_000;
    await images.get(host.url('gone.png'));
    expect(askedFor('gone.png')).toBe(2);
  });
});

test('the folder never holds more than it may: what was used least goes', async () => {
  const noise = (seed: number) =>
    sharp(noisy(500, 400, seed), { raw: { width: 500, height: 400, channels: 3 } })
      .jpeg({ quality: 95 })
      .toBuffer();
  open({ megabytes: 1 });
  for (let index = 0; index < 12; index++) {
    host.replies[`noise-${index}.jpg`] = sendPicture(await noise(index));
    expect((await images.get(host.url(`noise-${index}.jpg`), 640, 'jpeg')).status).toBe(200);
    const held = readdirSync(images.folder).reduce((sum, name) => sum + statSync(join(images.folder, name)).size, 0);
    expect(held).toBeLessThanOrEqual(1024 * 1024);
  }
  expect((await images.get(host.url('noise-11.jpg'), 640, 'jpeg')).status).toBe(200);
  expect(askedFor('noise-11.jpg')).toBe(1);
  expect((await images.get(host.url('noise-0.jpg'), 640, 'jpeg')).status).toBe(200);
  expect(askedFor('noise-0.jpg')).toBe(2);
});

function endless(_: unknown, response: Parameters<Reply>[1]): void {
  response.writeHead(200, { 'content-type': 'image/png' });
  response.write(picture.subarray(0, 60));
  const chunk = Buffer.alloc(1024 * 1024);
  const more = () => {
    while (!response.destroyed && response.write(chunk));
    response.once('drain', more);
  };
  more();
}

/** A square of one bit a pixel. */
function whitePng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [data.length, crc32(body)].map((number) =>
      ((buffer) => (buffer.writeUInt32BE(number), buffer))(Buffer.alloc(4)),
    );
    return Buffer.concat([length!, body, sum!]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function noisy(width: number, height: number, seed: number): Buffer {
  const bytes = Buffer.alloc(width * height * 3);
  for (let at = 0; at < bytes.length; at += 32) createHash('sha256').update(`${seed} ${at}`).digest().copy(bytes, at);
  return bytes;
}
