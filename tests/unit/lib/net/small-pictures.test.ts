import { expect, test } from 'vitest';
import { IMAGE_WIDTHS } from '#images/address.ts';
import { smallFile, smallWidth, wantsSmall } from '#lib/net/small-pictures.ts';

const asks = (headers: Record<string, string | undefined>) => wantsSmall((name) => headers[name]);

test('who saves data, or has a line like 2g, is sent small pictures; nobody else is', () => {
  for (const headers of [{ 'save-data': 'on' }, { 'save-data': 'On' }, { ect: '2g' }, { ect: 'slow-2g' }])
    expect(asks(headers), JSON.stringify(headers)).toBe(true);
  for (const headers of [{}, { 'save-data': 'off' }, { ect: '3g' }, { ect: '4g' }, { ect: 'x2g' }])
    expect(asks(headers), JSON.stringify(headers)).toBe(false);
});

test('a small picture has at most half the width, and is one that the image endpoint makes', () => {
  for (const width of IMAGE_WIDTHS.filter((one) => one >= 320)) {
    expect(smallWidth(width)).toBeLessThanOrEqual(width / 2);
    expect(IMAGE_WIDTHS).toContain(smallWidth(width));
  }
  expect([160, 240, 320, 480, 640, 960, 1280, 2000].map(smallWidth)).toEqual([160, 240, 160, 160, 320, 480, 640, 960]);
});

test('the name of a file, and names that are none', () => {
  expect(smallFile('/0123456789abcdef-640.avif')).toBe('/0123456789abcdef-320.avif');
  for (const name of ['/0123456789abcdef-160.jpg', '/0123456789abcdef-social.jpg', '/own-640.woff2', '/a.png'])
    expect(smallFile(name)).toBe(name);
});
