import { expect, test } from 'vitest';
import { chooseEncoding, hasVersion } from '#cache/negotiate.ts';

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
