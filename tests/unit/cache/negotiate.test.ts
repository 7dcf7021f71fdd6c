import { expect, test } from 'vitest';
import { chooseEncoding, hasVersion, isSince } from '#cache/negotiate.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=1.0, gzip;q=0.8', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['GZIP', 'gzip'],
  ['brotli, xgzip', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('Accept-Encoding %j: %s', (accepted, encoding) => expect(chooseEncoding(accepted)).toBe(encoding));

test.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"x", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('If-None-Match %j: %s', (asked, has) => expect(hasVersion(asked, 'W/"a"')).toBe(has));

test.each([
  ['Sun, 22 Nov 2026 10:00:00 GMT', true],
  ['Sun, 22 Nov 2026 10:00:01 GMT', true],
  ['Sun, 22 Nov 2026 09:59:59 GMT', false],
  ['2030-01-01', false],
  ['2000000000000', false],
  ['', false],
  [undefined, false],
])('If-Modified-Since %j of what changed at 10:00:00: %s', (asked, since) =>
  expect(isSince(asked, Date.UTC(2026, 10, 22, 10))).toBe(since),
);
