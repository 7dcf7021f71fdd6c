import { describe, expect, test } from 'vitest';
import { type Reply } from './picture-host.ts';
import { askedFor, open, setup, useImages } from './images-setup.ts';

useImages();

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
    expect((await setup.images.get(url)).status).toBe(404);
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
    const answer = await setup.images.ask(`/image?url=${encodeURIComponent(setup.host.url('jeans.png'))}&${query}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(setup.host.asked).toEqual([]);
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
    expect((await setup.images.get('https://cdn.example/a.png')).status).toBe(502);
    expect(asked).toBe(1);
  });

  test.each(['10.0.0.1', '169.254.169.254', '[::ffff:7f00:1]', '[fe80::1]'])(
    'the listed address %s',
    async (address) => {
      open({}, [address]);
      expect((await setup.images.get(`https://${address}/a.png`)).status).toBe(502);
      expect((await setup.images.get(`http://${address}/a.png`)).status).toBe(404);
    },
  );

  test('this machine by a name that does not say so, and another machine by one that does', async () => {
    const to = (address: string) => ({
      resolve: (_: string, __: unknown, done: (error: null, found: { address: string; family: number }[]) => void) =>
        done(null, [{ address, family: 4 }]),
    });
    open(to('127.0.0.1'), [`cdn.example:${setup.host.port}`]);
    expect((await setup.images.get(`https://cdn.example:${setup.host.port}/jeans.png`)).status).toBe(502);
    setup.images.remove();
    open(to('10.0.0.1'), [`localhost:${setup.host.port}`]);
    expect((await setup.images.get(`http://localhost:${setup.host.port}/jeans.png`)).status).toBe(502);
    setup.images.remove();
    open(to('127.0.0.1'), [`localhost:${setup.host.port}`]);
    expect((await setup.images.get(`http://localhost:${setup.host.port}/jeans.png`)).status).toBe(200);
  });

  test.each([
    ['http://169.254.169.254/a.png', 502],
    ['file:///etc/passwd', 502],
    ['https://other.example/a.png', 502],
    ['', 502],
    ['/circle.png', 502],
    ['/jeans.png', 200],
  ])('a redirect to %j: %i', async (location, status) => {
    setup.host.replies['circle.png'] = redirectTo('/circle.png');
    setup.host.replies['moved.png'] = redirectTo(location);
    open();
    expect((await setup.images.get(setup.host.url('moved.png'))).status).toBe(status);
    expect(askedFor('circle.png')).toBeLessThanOrEqual(2);
  });

  const redirectTo =
    (location: string): Reply =>
    (_, response) =>
      void response.writeHead(302, location ? { location } : {}).end();
});
