import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOnPhone } from '#store-api/http/payments/on-phone.ts';
import { upiLink } from '#store-api/shop/payments/upi.ts';

const account = { vpa: 'selvedge@testbank', name: 'Selvedge & Sons', merchantCode: '5651' };
const attempt = { id: 'pay_0123456789abcdefghjk', orderName: 'ord_1', amountPaise: 199_950 };

test('the link of a payment, blanks as %20', () => {
  expect(upiLink(account, attempt, 'Selvedge')).toBe(
    'upi://pay?pa=selvedge%40testbank&pn=Selvedge%20%26%20Sons&mc=5651&tr=pay_0123456789abcdefghjk&tn=Selvedge%20ord%201&am=1999.50&cu=INR',
  );
});

test('any names: the parts come back as they were, and only the order decides the amount', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
      fc.integer({ min: 1, max: 1e9 }),
      (storeName, name, amountPaise) => {
        const link = upiLink({ vpa: 'a@b', name }, { ...attempt, amountPaise }, storeName);
        expect(link).not.toMatch(/[+\s]/);
        const parts = new URL(link).searchParams;
        expect(parts.get('pn')).toBe(name);
        expect(Math.round(Number(parts.get('am')) * 100)).toBe(amountPaise);
        expect(parts.get('tr')).toMatch(/^[A-Za-z0-9_-]{1,35}$/);
        expect(parts.get('tn')).toMatch(/^[A-Za-z0-9 ]{1,50}$/);
        expect([...parts.keys()].length).toBe(new Set(parts.keys()).size);
      },
    ),
  );
});

const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';
test.each([
  [{ 'user-agent': CHROME }, true],
  [{ 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148' }, true],
  [{ 'sec-ch-ua-mobile': '?1', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' }, true],
  [{ 'sec-ch-ua-mobile': '?0', 'user-agent': CHROME }, false],
  [{ 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/143.0.0.0' }, false],
  [{}, false],
] as const)('%j is a phone: %s', (headers, phone) =>
  expect(isOnPhone(new Headers(headers as Record<string, string>))).toBe(phone),
);
