import { expect, test } from 'vitest';
import { responsive } from '#catalog/responsive.ts';

const HOSTS = ['cdn.example'];
const url = 'https://cdn.example/a b.jpg?v=1&w=2';

test('a picture of a listed host comes in the formats and sizes of the image endpoint', () => {
  const made = responsive({ url, alt: 'Jeans', color: '#112233' }, HOSTS);
  const address = '/image?url=https%3A%2F%2Fcdn.example%2Fa%20b.jpg%3Fv%3D1%26w%3D2';
  expect(made).toMatchObject({ url: `${address}&w=640&f=jpeg`, alt: 'Jeans', color: '#112233' });
  expect(made.sources!.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(made.sources![0]!.srcset.split(', ')).toEqual(
    [160, 240, 320, 480, 640, 960, 1280].map((width) => `${address}&w=${width}&f=avif ${width}w`),
  );
  expect(made.srcset).toBe([320, 640, 1280].map((width) => `${address}&w=${width}&f=jpeg ${width}w`).join(', '));
  expect(responsive(made, HOSTS)).toBe(made);
});

test('no size far above the picture itself', () => {
  expect(
    responsive({ url: 'https://cdn.example/a.jpg', width: 500 }, HOSTS).sources![0]!.srcset.match(/\d+w\b/g),
  ).toEqual(['160w', '240w', '320w', '480w', '640w']);
});

test('every other picture stays as it is', () => {
  for (const picture of [
    undefined,
    { url: 'https://other.example/a.jpg' },
    { url: 'http://cdn.example/a.jpg' },
    { url: '/media/a.jpg' },
    { url: '' },
    { url: 'http://[broken' },
    { url, srcset: `${url} 2x` },
  ])
    expect(responsive(picture, HOSTS)).toBe(picture);
  expect(responsive({ url }, [])).toEqual({ url });
});
