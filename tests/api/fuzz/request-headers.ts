import fc from 'fast-check';
import { ODD_TEXT } from './odd-values.ts';

export function headers(hasBody: boolean): fc.Arbitrary<Record<string, string>> {
  const odd = (values: fc.Arbitrary<string>) => fc.option(values, { nil: undefined, freq: 4 });
  const types = fc.oneof(
    { weight: 30, arbitrary: fc.constant('application/json') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'text/plain',
        'application/json; charset=utf-16',
        'application/x-www-form-urlencoded',
        'application/json,',
        '',
      ),
    },
  );
  return fc
    .record({
      'content-type': hasBody ? types : fc.constant(undefined),
      'idempotency-key': odd(fc.oneof(headerText(), fc.constantFrom('k', 'k'.repeat(300), '{}'))),
      origin: fc.oneof(
        { weight: 24, arbitrary: fc.constantFrom(undefined, 'http://localhost:8044') },
        { weight: 1, arbitrary: fc.constantFrom('null', 'https://evil.example', 'nonsense', '') },
      ),
      'x-forwarded-for': odd(headerText()),
      'x-forwarded-host': odd(headerText()),
      'accept-language': odd(headerText()),
      'if-none-match': odd(headerText()),
      'content-length': fc.constant(undefined),
    })
    .map(
      (all) =>
        Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Record<string, string>,
    );
}

/** What HTTP lets through as a value. */
export function headerText(): fc.Arbitrary<string> {
  return fc
    .oneof(fc.string({ unit: 'grapheme-ascii', maxLength: 40 }), ODD_TEXT)
    .map((text) => text.replace(/[^\x20-\x7e\x80-\xff]/g, '').slice(0, 2_000));
}
