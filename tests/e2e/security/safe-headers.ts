import { expect } from '../support/test.ts';
import { expectSafe, parsePolicy } from './policy.ts';
import type { Answered } from './raw.ts';

export function expectHeaders(
  { headers }: Answered,
  about: string,
  { isHttps = true }: { isHttps?: boolean } = {},
): void {
  expect(headers['x-content-type-options'], about).toBe('nosniff');
  expect(headers['referrer-policy'], about).toMatch(/^(strict-origin-when-cross-origin|same-origin|no-referrer)$/);
  expect(headers['x-frame-options'], about).toBe('DENY');
  expect(headers['permissions-policy'], about).toContain('camera=()');
  expect(headers['cross-origin-opener-policy'], about).toBe('same-origin');
  expect(headers['cross-origin-resource-policy'], about).toBe(
    about.includes('/media/picture') ? 'cross-origin' : 'same-site',
  );
  expect(headers['strict-transport-security'], about).toBe(isHttps ? 'max-age=31536000' : undefined);
  expect(headers['x-powered-by'] ?? headers.server, about).toBeUndefined();
  expectSafe(headers['content-security-policy'], about);
  // What is no page may not even load a style, but for drawings.
  if (!headers['content-type']?.includes('html'))
    expect(parsePolicy(headers['content-security-policy']).get('default-src'), about).toEqual(["'none'"]);
}
