import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { sendPicture, type Reply } from './picture-host.ts';
import { askedFor, open, setup, useImages } from './images-setup.ts';

useImages();

describe('H9: refused', () => {
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
        response.writeHead(200, { 'content-length': String(setup.picture.length) }),
        response.write(setup.picture.subarray(0, 60)),
        setTimeout(() => response.destroy(), 20)
      ),
    ],
    [
      'the head of a PNG and rubbish',
      (_, response) => void response.end(Buffer.concat([setup.picture.subarray(0, 40), Buffer.alloc(4000, 7)])),
    ],
    ['a TIFF', (_, response) => void response.end(Buffer.from('49492a0008000000000000000000000000', 'hex'))],
    ['more than 15 MB', endless],
    ['an answer that never comes', () => undefined],
    [
      'a body that never ends',
      (_, response) => (response.writeHead(200), response.write(setup.picture.subarray(0, 60))),
    ],
    ['500', (_, response) => void response.writeHead(500).end()],
    ['304 to no question', (_, response) => void response.writeHead(304).end()],
  ])('%s', async (_, reply) => {
    setup.host.replies['bad.png'] = reply;
    open();
    const answer = await setup.images.get(setup.host.url('bad.png'));
    expect(answer.status).toBe(502);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(answer.headers.get('content-type')).toContain('text/plain');
    // A failure is remembered for a minute: the host is left alone.
    await setup.images.get(setup.host.url('bad.png'), 640);
    expect(askedFor('bad.png')).toBe(1);
  });

  test('a bomb: few bytes that say they are 900 million pixels', async () => {
    const bomb = whitePng(30_000);
    expect(bomb.length).toBeLessThan(200_000);
    setup.host.replies['bomb.png'] = sendPicture(bomb);
    open();
    const before = process.memoryUsage.rss();
    expect((await setup.images.get(setup.host.url('bomb.png'))).status).toBe(502);
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
  });

  test('a picture that is not there is 404, and asked for once a minute', async () => {
    open();
    expect((await setup.images.get(setup.host.url('gone.png'))).status).toBe(404);
    expect((await setup.images.get(setup.host.url('gone.png'), 640)).status).toBe(404);
    expect(askedFor('gone.png')).toBe(1);
    setup.now += 61_000;
    await setup.images.get(setup.host.url('gone.png'));
    expect(askedFor('gone.png')).toBe(2);
  });
});

function endless(_: unknown, response: Parameters<Reply>[1]): void {
  response.writeHead(200, { 'content-type': 'image/png' });
  response.write(setup.picture.subarray(0, 60));
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
