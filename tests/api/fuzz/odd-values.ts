import fc from 'fast-check';

/** What nobody means to send: text that has broken parsers, databases, pages and prototypes before. */
export const ODD_TEXT = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'null',
    'undefined',
    'NaN',
    '-0',
    '1e309',
    '0x10',
    "' or 1=1 --",
    '"; drop table products; --',
    '%',
    '_',
    '\\',
    '%00',
    '../../etc/passwd',
    '{{7*7}}',
    '${7*7}',
  ),
  fc.constantFrom(
    '<script>x()</script>',
    '"><img src=x onerror=x()>',
    'javascript:x()',
    '\ud800',
    '\udfff\ud800',
    '\u202e\u200b\ufeff',
    'İıßﬀ',
    '👩‍👩‍👧‍👦',
    '\r\nSet-Cookie: a=b',
    'ａ＠ｂ．ｃ',
    'a@b.c\nBcc: d@e.f',
  ),
  fc.nat({ max: 3 }).map((power) => 'x'.repeat(100 * 10 ** power)),
);

export const ODD_NUMBER = fc.oneof(
  fc.constantFrom(
    -1,
    0,
    -0,
    0.5,
    1.5,
    99.999999999,
    100,
    1e9,
    2 ** 31,
    2 ** 53,
    2 ** 53 + 2,
    -(2 ** 53),
    1e21,
    1e308,
    5e-324,
    Number.MAX_VALUE,
  ),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const deep = (depth: number): unknown => (depth === 0 ? 1 : depth % 2 ? [deep(depth - 1)] : { a: deep(depth - 1) });

/** A value of any type, some with keys that name parts of a prototype, some deeper than any body is. */
export const ODD_VALUE: fc.Arbitrary<unknown> = fc.oneof(
  ODD_TEXT,
  ODD_NUMBER,
  fc.constantFrom(null, true, false, [], {}, [[]], [null], { length: 9 }, { toString: 1 }, { valueOf: null }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(10, 31, 33, 200).map(deep),
  fc
    .constantFrom('__proto__', 'constructor', 'prototype')
    .map((key) => JSON.parse(`{"${key}":{"polluted":true}}`) as unknown),
);

/** What is no JSON, or hardly. */
export const ODD_BODY = fc.oneof(
  ODD_TEXT,
  fc.constantFrom(
    '{',
    '[',
    '{"a":',
    '{"email":"a@b.co","pass',
    'NaN',
    '\ufeff{}',
    '{}{}',
    '"\\ud800"',
    '{"a":1,"a":2}',
    '{"__proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
  ),
  fc.constantFrom(50, 5_000).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc.constantFrom(10_000).map((depth) => '{"a":'.repeat(depth)),
  fc.constant(`{"email":"${'x'.repeat(70_000)}"}`),
);
