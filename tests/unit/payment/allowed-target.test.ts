import { expect, test } from 'vitest';
import { allowedTarget } from '#payment/allowed-target.ts';

const places = { schemes: ['upi:', 'PhonePe'], apiOrigin: 'http://api.shop.in' };

test.each([
  ['https://bank.example/pay?a=1', 'https://bank.example/pay?a=1'],
  ['upi://pay?pa=shop@bank&am=1.00', 'upi://pay?pa=shop@bank&am=1.00'],
  ['phonepe://pay?x=1', 'phonepe://pay?x=1'],
  ['http://localhost:8044/bank', 'http://localhost:8044/bank'],
  ['http://127.0.0.1/x', 'http://127.0.0.1/x'],
  ['http://api.shop.in/sandbox', 'http://api.shop.in/sandbox'],
  ['/api/v1/sandbox-bank?p=1', 'http://api.shop.in/api/v1/sandbox-bank?p=1'],
])('%s is allowed', (address, href) => expect(allowedTarget(address, places)).toBe(href));

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://shop.in/1',
  'file:///etc/passwd',
  '//evil.example/pay',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  'evil.example/pay',
  'http://evil.example/pay',
  'http://localhost.evil.example/',
  'http://api.shop.in.evil.example/',
  'http://api.shop.in:8080/',
  'ftp://bank.example/',
  'intent://pay#Intent;end',
  'https:',
  '',
  undefined,
])('P10: %j is refused', (address) => expect(allowedTarget(address, places)).toBeUndefined());

test('a script scheme stays refused even when it is configured', () => {
  expect(allowedTarget('javascript:alert(1)', { ...places, schemes: ['javascript:', 'data'] })).toBeUndefined();
});
